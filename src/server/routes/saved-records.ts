import { createHash } from "node:crypto";
import { limitAsync } from "es-toolkit";
import { type Context, Hono, type HonoRequest, type MiddlewareHandler } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { getExtension, getMimeType } from "hono/utils/mime";
import { atOrigin, SAMPLE_ORIGIN } from "../../contract/examples/example.ts";
import { normalizeLocationId } from "../../contract/location-record/location-id.ts";
import { valueAt } from "../../contract/value-at.ts";
import { otherLoopbackOrigin } from "../../web/http/origins.ts";
import { readJsonBody } from "../../web/http/read-body.ts";
import { noStore, respond } from "../../web/http/respond.ts";
import { errorEnvelope, successEnvelope } from "../http/envelope.ts";
import type { RecordFolder } from "../records/locations.ts";
import { readRecordValue } from "../records/read-record.ts";

/** A static host of the preview has a file without contents at this path. */
const STATE = "/preview/server.json";
const RECORD = "/dev/records/:id/";
const LOGOS_PATH = "/dev/logos/";
const MAX_BYTES = 6_000_000;

/** The file extensions of the images that browsers show. */
const IMAGE = /^(png|jpe?g|gif|webp|avif|svg)$/;

const NO_FOLDER = "This server does not save records. Start it with --locations <folder>.";
const INVALID_ID = "A location id must be a UUID, such as 123e4567-e89b-12d3-a456-426614174000.";
const OTHER_ORIGIN = "Permission denied. Only pages of this server may save records.";
const OUTDATED = "Somebody else has saved or removed this record in the meantime.";

/** Untrusted images: any page may embed them, and an SVG opened directly cannot run scripts. */
const LOGO_HEADERS = {
  "Access-Control-Allow-Origin": "*",
  "Cache-Control": "public, max-age=31536000, immutable",
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "X-Content-Type-Options": "nosniff",
};

/**
 * Saves drafts of the preview with their logos: each replaces the published record until its file is deleted. Only this
 * server's pages may do that, without CORS. Without `folder`, nothing is saved.
 */
export function savedRecords(folder: RecordFolder | undefined): Hono {
  const app = new Hono();
  app.use(RECORD, noStore);
  app.get(STATE, noStore, (c) =>
    c.json({ saves: folder !== undefined, saved: folder?.saved() ?? {} }),
  );

  // Otherwise two requests could pass the same precondition.
  const exclusive: MiddlewareHandler = limitAsync((_c, next) => next(), 1);

  app.put(RECORD, exclusive, async (c) => {
    if (!isSameOrigin(c.req)) return reject(c, 403, OTHER_ORIGIN, "origin");
    if (!folder) return reject(c, 404, NO_FOLDER);
    const id = normalizeLocationId(c.req.param("id") ?? "");
    if (!id) return reject(c, 404, INVALID_ID, "location_id");
    const body = await readJsonBody(c.req.raw, "record", MAX_BYTES);
    if ("error" in body) return reject(c, ...body.error);
    const url = new URL(c.req.url);
    const draft = await readDraft(body.json, id, url);
    if (draft.errors) {
      return reject(c, 422, "The record does not match the documented format.", draft.errors);
    }
    if (isOutdated(c.req, folder.saved()[id])) return reject(c, 412, OUTDATED);
    for (const [name, bytes] of draft.logos) await folder.saveLogo(name, bytes);
    await folder.save(draft.record);
    const headers = { ETag: folder.saved()[id] ?? "" };
    return c.json(successEnvelope(atOrigin(draft.record, url.origin)), 200, headers);
  });

  app.get(`${LOGOS_PATH}:name{[0-9a-f]+\\.[a-z]+}`, async (c) => {
    const name = c.req.param("name");
    const type = IMAGE.test(name.split(".").at(-1) ?? "") && getMimeType(name);
    const bytes = type && (await folder?.logo(name));
    if (!bytes) return c.notFound();
    return respond(c, bytes, 200, { ...LOGO_HEADERS, "Content-Type": type });
  });
  return app;
}

/**
 * Whether `If-Match` with the client's version, or `If-None-Match: *` for none, fails (RFC 9110, 13.1.1 and 13.1.2).
 */
function isOutdated(request: HonoRequest, etag: string | undefined): boolean {
  const match = request.header("If-Match")?.trim();
  if (match !== undefined) return match !== etag;
  return request.header("If-None-Match")?.trim() === "*" && etag !== undefined;
}

const reject = (
  c: Context,
  status: ContentfulStatusCode,
  message: string,
  about?: Parameters<typeof errorEnvelope>[2],
) => c.json(errorEnvelope(status, message, about), status);

/** Browsers send `Sec-Fetch-Site` only to trustworthy origins; over plain HTTP on other hosts, compares `Origin`. */
function isSameOrigin(request: HonoRequest): boolean {
  const site = request.header("Sec-Fetch-Site");
  return site === undefined
    ? request.header("Origin") === new URL(request.url).origin
    : site === "same-origin";
}

const BRANDING = ["web_scheduler_config", "branding"];
const LOGO_KEYS = ["header_logo_url", "footer_logo_url"];
const HASH_LENGTH = 32;
const MAX_ERRORS = 100;

/**
 * Validates a draft strictly and extracts its logos from image data into files. Logo URLs of this
 * server are stored with a placeholder origin, because the port may differ next time.
 * @param draft parsed JSON; modified in place
 */
async function readDraft(draft: unknown, id: string, url: URL) {
  const branding = valueAt(draft, BRANDING);
  const logos = new Map<string, Uint8Array>();
  for (const key of LOGO_KEYS) {
    const logoUrl = valueAt(branding, [key]);
    if (typeof logoUrl !== "string" || !/^data:/i.test(logoUrl)) continue;
    const logo = await readLogo(logoUrl);
    if (!logo) {
      const path = [...BRANDING, key].join(".");
      return { errors: { [path]: ["Image data must be a PNG, JPEG, GIF, WebP, AVIF or SVG."] } };
    }
    logos.set(logo.name, logo.bytes);
    // `#on-color` tells the form to show the logo without a plate.
    const file = SAMPLE_ORIGIN + LOGOS_PATH + logo.name + new URL(logoUrl).hash;
    Object.assign(branding as object, { [key]: file });
  }
  const result = readRecordValue(draft);
  if (!result.ok) {
    const issues = result.issues.slice(0, MAX_ERRORS);
    const errors = issues.map(
      ({ where, found, expected }) =>
        [where, [`Found ${found}, expected ${expected}.`]] as [string, string[]],
    );
    return { errors: Object.fromEntries(errors) };
  }
  if (normalizeLocationId(result.record.id) !== id) {
    return { errors: { id: ["The id differs from the one in the URL."] } };
  }
  const record = [url.origin, otherLoopbackOrigin(url) ?? url.origin].reduce(
    (moved, origin) => atOrigin(moved, SAMPLE_ORIGIN, origin),
    result.record,
  );
  return { record, logos };
}

/** Null if a `data:` URL is no image. A hash of the content names it, so the name never means another image. */
async function readLogo(url: string) {
  const response = await fetch(url).catch(() => null);
  const extension = getExtension(response?.headers.get("Content-Type") ?? "") ?? "";
  if (!response || !IMAGE.test(extension)) return null;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, HASH_LENGTH);
  return { name: `${hash}.${extension}`, bytes };
}
