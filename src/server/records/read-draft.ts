import { locationId } from "../../contract/location-record/location-id.ts";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { moveLogos, SAMPLE_ORIGIN } from "../../examples/index.ts";
import { twinOrigin } from "../http/loopback-origin.ts";
import { LOGOS_PATH } from "../routes/saved-logos.ts";
import { type Logo, readLogo } from "./read-logo.ts";
import { readRecordValue } from "./read-record.ts";
import type { RecordMistake } from "./record-mistake.ts";

/** Sentences by the place in the record that they are about, as in `agent.name`. */
type Errors = Record<string, string[]>;

type DraftReading =
  | { ok: true; record: LocationRecord; logos: readonly Logo[] }
  | { ok: false; errors: Errors };

const BRANDING = ["web_scheduler_config", "branding"];
const LOGO_KEYS = ["header_logo_url", "footer_logo_url"];
const MOST_ERRORS = 100;

/**
 * Reads a draft strictly, as the contract documents a record, once its image data stands apart as
 * files. Logos of this server get the origin that it exchanges when it hands a record out, since
 * it may stand at another port tomorrow.
 * @param draft the JSON of a request; changed in place
 * @param id the location's, lower-case and hyphenated
 * @param here where the server was asked
 */
export async function readDraft(draft: unknown, id: string, here: URL): Promise<DraftReading> {
  const { logos, errors } = await takeImageData(draft);
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const reading = readRecordValue(draft);
  if (!reading.ok) return { ok: false, errors: errorsOf(reading.mistakes) };
  if (locationId(reading.record.id) !== id) {
    return { ok: false, errors: { id: ["This is not the id of the address."] } };
  }
  const origins = [here.origin, twinOrigin(here)].filter((origin) => origin !== undefined);
  const record = origins.reduce(
    (moved, origin) => moveLogos(moved, origin, SAMPLE_ORIGIN),
    reading.record,
  );
  return { ok: true, record, logos };
}

async function takeImageData(draft: unknown): Promise<{ logos: Logo[]; errors: Errors }> {
  const branding = BRANDING.reduce(memberOf, draft);
  const logos: Logo[] = [];
  const errors: Errors = {};
  for (const key of LOGO_KEYS) {
    const url = memberOf(branding, key);
    if (typeof url !== "string" || !/^data:/i.test(url)) continue;
    const reading = await readLogo(url);
    if ("problem" in reading) {
      errors[[...BRANDING, key].join(".")] = [reading.problem];
      continue;
    }
    logos.push(reading.logo);
    Object.assign(branding as object, { [key]: SAMPLE_ORIGIN + LOGOS_PATH + reading.logo.name });
  }
  return { logos, errors };
}

const memberOf = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;

function errorsOf(mistakes: readonly RecordMistake[]): Errors {
  const errors: Errors = {};
  for (const { path, found, expected } of mistakes.slice(0, MOST_ERRORS)) {
    const place = path || "record";
    errors[place] = [...(errors[place] ?? []), `Found ${found}, expected ${expected}.`];
  }
  return errors;
}
