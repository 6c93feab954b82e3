import { normalizeLocationId } from "../../contract/location-record/location-id.ts";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { valueAt } from "../../contract/value-at.ts";
import { moveLogos, SAMPLE_ORIGIN } from "../../examples/index.ts";
import { otherLoopbackOrigin } from "../../web/http/origins.ts";
import { LOGOS_PATH, type LogoFile, readLogo } from "./read-logo.ts";
import { readRecordValue } from "./read-record.ts";
import type { RecordIssue } from "./record-issues.ts";

/** Error messages by path in the record, such as `agent.name`. */
type Errors = Record<string, string[]>;

type DraftResult =
  | { ok: true; record: LocationRecord; logos: readonly LogoFile[] }
  | { ok: false; errors: Errors };

const BRANDING = ["web_scheduler_config", "branding"];
const LOGO_KEYS = ["header_logo_url", "footer_logo_url"];
const MAX_ERRORS = 100;

/**
 * Validates a draft strictly and extracts its logos from image data into files. Logo URLs of this
 * server are stored with a placeholder origin, because the port may differ next time.
 * @param draft parsed JSON; modified in place
 * @param id in lower case with hyphens
 * @param url the URL of the request
 */
export async function readDraft(draft: unknown, id: string, url: URL): Promise<DraftResult> {
  const { logos, errors } = await extractLogos(draft);
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const result = readRecordValue(draft);
  if (!result.ok) return { ok: false, errors: toErrors(result.issues) };
  if (normalizeLocationId(result.record.id) !== id) {
    return { ok: false, errors: { id: ["The id differs from the one in the URL."] } };
  }
  const origins = [url.origin, otherLoopbackOrigin(url)].filter((origin) => origin !== undefined);
  const record = origins.reduce(
    (moved, origin) => moveLogos(moved, origin, SAMPLE_ORIGIN),
    result.record,
  );
  return { ok: true, record, logos };
}

async function extractLogos(draft: unknown): Promise<{ logos: LogoFile[]; errors: Errors }> {
  const branding = valueAt(draft, BRANDING);
  const logos: LogoFile[] = [];
  const errors: Errors = {};
  for (const key of LOGO_KEYS) {
    const url = valueAt(branding, [key]);
    if (typeof url !== "string" || !/^data:/i.test(url)) continue;
    const result = await readLogo(url);
    if ("error" in result) {
      errors[[...BRANDING, key].join(".")] = [result.error];
      continue;
    }
    logos.push(result.logo);
    Object.assign(branding as object, { [key]: SAMPLE_ORIGIN + LOGOS_PATH + result.logo.name });
  }
  return { logos, errors };
}

function toErrors(issues: readonly RecordIssue[]): Errors {
  const errors: Errors = {};
  for (const { path, found, expected } of issues.slice(0, MAX_ERRORS)) {
    const key = path || "record";
    errors[key] = [...(errors[key] ?? []), `Found ${found}, expected ${expected}.`];
  }
  return errors;
}
