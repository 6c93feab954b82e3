import { errorEnvelope, wireJson } from "../http/envelope.ts";
import { alter, type Json } from "./alter.ts";
import type { Fault, Turn } from "./fault.ts";
import { changed } from "./responses.ts";

const ANOTHER_ID = "7f6d1c1e-52a8-4f0e-9a44-0c9e6ad1f001";
const BIG_CHARACTERS = 5_000_000;

/** A fault in what the endpoint answers about a location. */
const record = (
  name: string,
  shows: string,
  change: (envelope: Json, turn: Turn) => unknown,
): Fault => ({
  name,
  kind: "record",
  shows,
  sample: name,
  met: "record",
  async play(turn) {
    const response = await turn.answer();
    const envelope = readEnvelope(await response.clone().text());
    return envelope ? changed(response, wireJson(change(envelope, turn))) : response;
  },
});

/** A fault of one documented key. */
const keyed = (
  name: string,
  sampleKey: string,
  shows: string,
  change: (holder: Json, key: string) => void,
  fits: NonNullable<Fault["fits"]> = () => true,
): Fault => ({
  ...record(name, shows, (envelope, { place }) => alter(envelope, place, change)),
  sample: `${name}-${sampleKey}`,
  takes: "key",
  fits,
});

/** Records that are not as documented: only the endpoint’s JSON meets them. */
export const RECORD_FAULTS: readonly Fault[] = [
  record("success-false", "Status 200, and an envelope that tells of a failure.", () => ({
    ...errorEnvelope(200, "The location cannot be read."),
  })),
  record("wrong-id", "The record of another location.", (envelope) => {
    const withId = alter(envelope, ["data", "id"], (holder) => {
      holder.id = ANOTHER_ID;
    });
    return alter(withId, ["data", "agent", "location_id"], (holder) => {
      holder.location_id = ANOTHER_ID;
    });
  }),
  record("5mb", "A record of 5 MB.", (envelope) =>
    alter(envelope, ["data", "practice_details", "address"], (holder) => {
      holder.address = "on and on, ".repeat(BIG_CHARACTERS / "on and on, ".length);
    }),
  ),
  keyed(
    "missing",
    "name",
    "A documented key is not there.",
    (holder, key) => {
      delete holder[key];
    },
    ({ name }) => !name.endsWith(".0"),
  ),
  keyed(
    "null",
    "web_scheduler_config",
    "A documented key is null where that is not documented.",
    (holder, key) => {
      holder[key] = null;
    },
    ({ nullable }) => !nullable,
  ),
  keyed(
    "wrongtype",
    "phone_number",
    "A documented key has another type: text for a number, a number for text.",
    (holder, key) => {
      holder[key] = ofAnotherType(holder[key]);
    },
  ),
];

function readEnvelope(text: string): Json | undefined {
  try {
    const json = JSON.parse(text);
    return json?.success === true ? json : undefined;
  } catch {
    return undefined;
  }
}

function ofAnotherType(value: unknown): unknown {
  if (typeof value === "number") return `${value}px`;
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "object" && value !== null ? "text" : 42;
}
