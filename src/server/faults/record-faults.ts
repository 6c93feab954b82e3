import { errorEnvelope, wireJson } from "../http/envelope.ts";
import type { Fault, FaultContext } from "./fault.ts";
import { modified } from "./responses.ts";

type Json = Record<string, unknown>;

const OTHER_ID = "7f6d1c1e-52a8-4f0e-9a44-0c9e6ad1f001";

// Added to empty arrays when a fault concerns an item; only appointment types have documented items.
const SAMPLE_ITEM = { enabled: true, display_name: "First visit", appointment_type_name: "first" };

const recordFault = (
  name: string,
  description: string,
  change: (envelope: Json, context: FaultContext) => unknown,
): Fault => ({
  name,
  kind: "record",
  description,
  sample: name,
  appliesTo: "record",
  async inject(context) {
    const response = await context.respond();
    const envelope = parseEnvelope(await response.clone().text());
    return envelope ? modified(response, wireJson(change(envelope, context))) : response;
  },
});

const keyFault = (
  name: string,
  sampleKey: string,
  description: string,
  change: (parent: Json, key: string) => void,
  supportsKey: NonNullable<Fault["supportsKey"]> = () => true,
): Fault => ({
  ...recordFault(name, description, (envelope, { keyPath }) => changeAt(envelope, keyPath, change)),
  sample: `${name}-${sampleKey}`,
  parameter: "key",
  supportsKey,
});

/** Undocumented content. Applies only to the endpoint’s JSON. */
export const RECORD_FAULTS: readonly Fault[] = [
  recordFault("success-false", "The status is 200, but the envelope reports a failure.", () => ({
    ...errorEnvelope(200, "The location cannot be read."),
  })),
  recordFault("wrong-id", "The record of a different location.", (envelope) => {
    const withId = changeAt(envelope, ["data", "id"], (parent) => {
      parent.id = OTHER_ID;
    });
    return changeAt(withId, ["data", "agent", "location_id"], (parent) => {
      parent.location_id = OTHER_ID;
    });
  }),
  keyFault(
    "missing",
    "name",
    "A documented key is missing.",
    (parent, key) => {
      delete parent[key];
    },
    ({ name }) => !name.endsWith(".0"),
  ),
  keyFault(
    "null",
    "web_scheduler_config",
    "A documented key is null, although that is not documented.",
    (parent, key) => {
      parent[key] = null;
    },
    ({ nullable }) => !nullable,
  ),
  keyFault(
    "wrongtype",
    "phone_number",
    "A documented key has the wrong type, such as a string instead of a number.",
    (parent, key) => {
      parent[key] = toOtherType(parent[key]);
    },
  ),
];

function parseEnvelope(text: string): Json | undefined {
  try {
    const json = JSON.parse(text);
    return json?.success === true ? json : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Modifies one key of `root` in place and returns `root`. Empty arrays on the path get an item;
 * nothing changes if a key on the path is missing.
 */
function changeAt(
  root: Json,
  path: readonly string[],
  change: (parent: Json, key: string) => void,
): Json {
  let parent: unknown = root;
  for (const key of path.slice(0, -1)) parent = toObject(parent)?.[key];
  const found = toObject(parent);
  const key = path.at(-1);
  if (found && key !== undefined) change(found, key);
  return root;
}

function toObject(value: unknown): Json | undefined {
  if (Array.isArray(value) && value.length === 0) value.push({ ...SAMPLE_ITEM });
  return typeof value === "object" && value !== null ? (value as Json) : undefined;
}

function toOtherType(value: unknown): unknown {
  if (typeof value === "number") return `${value}px`;
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "object" && value !== null ? "text" : 42;
}
