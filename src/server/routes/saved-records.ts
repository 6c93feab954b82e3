import { type Context, Hono, type HonoRequest } from "hono";
import { createMiddleware } from "hono/factory";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { normalizeLocationId } from "../../contract/location-record/location-id.ts";
import { atOrigin } from "../../examples/index.ts";
import { isSameOrigin } from "../../web/http/origins.ts";
import { redirectToSlash } from "../../web/http/paths.ts";
import { readJsonBody } from "../../web/http/read-body.ts";
import { respond } from "../../web/http/respond.ts";
import { errorEnvelope, successEnvelope } from "../http/envelope.ts";
import type { RecordStore } from "../records/file-record-store.ts";
import { readDraft } from "../records/read-draft.ts";
import { IMAGE_TYPES, LOGOS_PATH } from "../records/read-logo.ts";

const LIST = "/dev/records/";
/** The same for the preview, which finds a file without contents at this path of a static host. */
const PREVIEW_STATE = "/preview/server.json";
const RECORD = `${LIST}:id/`;
const MAX_BYTES = 6_000_000;

const NO_STORE = "This server does not save records. Start it with --locations <folder>.";
const INVALID_ID = "A location id must be a UUID, such as 123e4567-e89b-12d3-a456-426614174000.";
const OTHER_ORIGIN = "Permission denied. Only pages of this server may save or remove records.";

const OUTDATED = "Somebody else has saved or removed this record in the meantime.";

const REMOVE_ERRORS = {
  unknown: [404, "No record was saved for this location."],
  foreign: [
    409,
    "This record is in a file that this page did not create. To remove it, delete the file.",
  ],
} as const;

/**
 * Saves drafts: a saved record replaces the published one until it is removed. Only pages of this
 * server may do that; there are no CORS headers.
 * @param store optional; without it the server reports that it saves nothing
 */
export function savedRecords(store: RecordStore | undefined): Hono {
  const app = new Hono();
  const noStore = createMiddleware(async (c, next) => {
    await next();
    c.header("Cache-Control", "no-store");
  });
  app.use(`${LIST}*`, noStore);
  app.use(PREVIEW_STATE, noStore);
  app.on("GET", [LIST, PREVIEW_STATE], (c) =>
    c.json({ saves: store !== undefined, saved: store?.saved() ?? [] }),
  );

  const authorize = createMiddleware<{ Variables: { id: string; store: RecordStore } }>(
    async (c, next) => {
      if (!isSameOrigin(c.req)) return reject(c, 403, OTHER_ORIGIN, "origin");
      if (!store) return reject(c, 404, NO_STORE);
      const id = normalizeLocationId(c.req.param("id") ?? "");
      if (!id) return reject(c, 404, INVALID_ID, "location_id");
      c.set("id", id);
      c.set("store", store);
      return next();
    },
  );

  app.on("GET", RECORD, (c) => {
    const etag = store?.etag(normalizeLocationId(c.req.param("id")) ?? "");
    return etag ? c.body(null, 204, { ETag: etag }) : reject(c, 404, REMOVE_ERRORS.unknown[1]);
  });

  // Otherwise two requests could pass the same precondition.
  let last: Promise<unknown> = Promise.resolve();
  const exclusive = createMiddleware(async (_c, next) => {
    last = last.then(next, next);
    await last;
  });

  app.put(RECORD, authorize, exclusive, async (c) => {
    const body = await readJsonBody(c.req.raw, "record", MAX_BYTES);
    if ("error" in body) {
      const [status, message] = body.error;
      return reject(c, status, message);
    }
    const url = new URL(c.req.url);
    const result = await readDraft(body.json, c.var.id, url);
    if (!result.ok)
      return reject(c, 422, "The record does not match the documented format.", result.errors);
    if (isOutdated(c.req, c.var.store.etag(c.var.id))) return reject(c, 412, OUTDATED);
    for (const logo of result.logos) await c.var.store.saveLogo(logo);
    await c.var.store.save(result.record);
    const etag = c.var.store.etag(c.var.id) ?? "";
    return c.json(successEnvelope(atOrigin(result.record, url.origin)), 200, { ETag: etag });
  });

  app.delete(RECORD, authorize, exclusive, async (c) => {
    if (isOutdated(c.req, c.var.store.etag(c.var.id))) return reject(c, 412, OUTDATED);
    const outcome = await c.var.store.remove(c.var.id);
    if (outcome === "removed") return c.body(null, 204);
    const [status, message] = REMOVE_ERRORS[outcome];
    return reject(c, status, message);
  });

  for (const path of [LIST, RECORD]) app.all(path.slice(0, -1), redirectToSlash);
  return app;
}

/**
 * Whether a condition of a request does not hold (RFC 9110, sections 13.1.1 and 13.1.2): `If-Match` with
 * the version that the client has changed, or `If-None-Match: *` if it knows of none.
 */
function isOutdated(request: HonoRequest, etag: string | undefined): boolean {
  const match = request.header("If-Match")?.trim();
  if (match === "*") return etag === undefined;
  if (match !== undefined) return !match.split(",").some((tag) => tag.trim() === etag);
  return request.header("If-None-Match")?.trim() === "*" && etag !== undefined;
}

const reject = (
  c: Context,
  status: ContentfulStatusCode,
  message: string,
  about?: Parameters<typeof errorEnvelope>[2],
) => c.json(errorEnvelope(status, message, about), status);

/** Untrusted images: any page may embed them, and an SVG opened directly cannot run scripts. */
const LOGO_HEADERS = {
  "Access-Control-Allow-Origin": "*",
  "Cache-Control": "public, max-age=31536000, immutable",
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "X-Content-Type-Options": "nosniff",
};

/** Serves the logos of saved records. */
export function savedLogos(store: RecordStore | undefined): Hono {
  const app = new Hono();
  app.get(`${LOGOS_PATH}:name{[0-9a-f]+\\.[a-z]+}`, async (c) => {
    const name = c.req.param("name");
    const imageType = IMAGE_TYPES.find(({ extension }) => name.endsWith(`.${extension}`));
    const bytes = imageType && (await store?.logo(name));
    if (!bytes) return c.notFound();
    return respond(c, bytes, 200, { ...LOGO_HEADERS, "Content-Type": imageType.type });
  });
  return app;
}
