import { createHash } from "node:crypto";
import { moveLogos, SAMPLE_ORIGIN } from "../../contract/examples/index.ts";
import { normalizeLocationId } from "../../contract/location-record/location-id.ts";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import { valueAt } from "../../contract/value-at.ts";
import { otherLoopbackOrigin } from "../../web/http/origins.ts";
import { readRecordValue } from "./read-record.ts";

/** Where saved logos are served. */
export const LOGOS_PATH = "/dev/logos/";

/** The file extension of each image type that browsers show. */
export const EXTENSIONS: Readonly<Record<string, string>> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/gif": "gif",
  "image/webp": "webp",
  "image/avif": "avif",
  "image/svg+xml": "svg",
};

/** An image to store as a file. */
export interface LogoFile {
  /** Made from a hash of the content, so a name never refers to another image. */
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Error messages by path in the record, such as `agent.name`. */
type Errors = Record<string, string[]>;

type DraftResult = { record: LocationRecord; logos: readonly LogoFile[] } | { errors: Errors };

const BRANDING = ["web_scheduler_config", "branding"];
const LOGO_KEYS = ["header_logo_url", "footer_logo_url"];
const HASH_LENGTH = 32;
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
    const logo = await readLogo(logoUrl);
    if (!logo) {
      const path = [...BRANDING, key].join(".");
      return { errors: { [path]: ["Image data must be a PNG, JPEG, GIF, WebP, AVIF or SVG."] } };
    }
    logos.push(logo);
    Object.assign(branding as object, { [key]: SAMPLE_ORIGIN + LOGOS_PATH + logo.name });
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

/** Decodes a `data:` URL; null if it cannot be decoded, or is not an image. */
async function readLogo(url: string): Promise<LogoFile | null> {
  const response = await fetch(url).catch(() => null);
  const [type = ""] = (response?.headers.get("Content-Type") ?? "").split(";", 1);
  const extension = EXTENSIONS[type];
  if (!response || !extension) return null;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, HASH_LENGTH);
  return { name: `${hash}.${extension}`, bytes };
}
