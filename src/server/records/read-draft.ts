import { moveLogos, SAMPLE_ORIGIN } from "../../contract/examples/index.ts";
import { normalizeLocationId } from "../../contract/location-record/location-id.ts";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { valueAt } from "../../contract/value-at.ts";
import { otherLoopbackOrigin } from "../../web/http/origins.ts";
import { LOGOS_PATH, type LogoFile, readLogo } from "./read-logo.ts";
import { readRecordValue } from "./read-record.ts";

/** Error messages by path in the record, such as `agent.name`. */
type Errors = Record<string, string[]>;

type DraftResult = { record: LocationRecord; logos: readonly LogoFile[] } | { errors: Errors };

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
  const branding = valueAt(draft, BRANDING);
  const logos: LogoFile[] = [];
  for (const key of LOGO_KEYS) {
    const logoUrl = valueAt(branding, [key]);
    if (typeof logoUrl !== "string" || !/^data:/i.test(logoUrl)) continue;
    const read = await readLogo(logoUrl);
    if ("error" in read) return { errors: { [[...BRANDING, key].join(".")]: [read.error] } };
    logos.push(read.logo);
    Object.assign(branding as object, { [key]: SAMPLE_ORIGIN + LOGOS_PATH + read.logo.name });
  }
  const result = readRecordValue(draft);
  if (!result.ok) {
    const errors: Errors = {};
    for (const { path, found, expected } of result.issues.slice(0, MAX_ERRORS)) {
      errors[path || "record"] = [`Found ${found}, expected ${expected}.`];
    }
    return { errors };
  }
  if (normalizeLocationId(result.record.id) !== id) {
    return { errors: { id: ["The id differs from the one in the URL."] } };
  }
  const record = [url.origin, otherLoopbackOrigin(url) ?? url.origin].reduce(
    (moved, origin) => moveLogos(moved, origin, SAMPLE_ORIGIN),
    result.record,
  );
  return { record, logos };
}
