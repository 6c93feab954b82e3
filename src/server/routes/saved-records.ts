import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { locationId } from "../../contract/location-record/location-id.ts";
import { atOrigin } from "../../examples/index.ts";
import { errorEnvelope, successEnvelope } from "../http/envelope.ts";
import { toSlashedPath } from "../http/paths.ts";
import { readJsonBody } from "../http/read-body.ts";
import { isSameOrigin } from "../http/same-origin.ts";
import { readDraft } from "../records/read-draft.ts";
import type { RecordStore } from "../stores/record-store.ts";

const ALL = "/dev/records/";
const ONE = `${ALL}:id/`;
const MOST_BYTES = 6_000_000;

const NO_STORE = "This server keeps no records; start it with --locations <folder>.";
const NO_ID = "A location id is a UUID, like 123e4567-e89b-12d3-a456-426614174000.";
const STRANGE = "Only a page of this server’s own origin may save records or take them back.";

const BODY_FAULTS = {
  "too-large": [413, "A record has 6 MB at most, its image data included."],
  "not-json": [400, "The body is not JSON in UTF-8."],
} as const;

const REMOVALS = {
  unknown: [404, "No record of this location was saved."],
  foreign: [409, "This location’s record is a file that was not saved here; delete it yourself."],
} as const;

/**
 * Keeps drafts: a record that is put here is served in place of the published one, until it is
 * deleted. For pages of the server's own origin alone; a preflight is granted to nobody.
 * @param store where they are kept; without one the server says that it keeps none
 */
export function savedRecords(store: RecordStore | undefined): Hono {
  const app = new Hono();
  app.use(`${ALL}*`, async (c, next) => {
    await next();
    c.header("Cache-Control", "no-store");
  });
  app.get(ALL, (c) => c.json({ saves: store !== undefined, saved: store?.saved() ?? [] }));

  const guard = createMiddleware<{ Variables: { id: string; store: RecordStore } }>(
    async (c, next) => {
      if (!isSameOrigin(c.req)) return refuse(c, 403, STRANGE, "origin");
      if (!store) return refuse(c, 404, NO_STORE);
      const id = locationId(c.req.param("id") ?? "");
      if (!id) return refuse(c, 404, NO_ID, "location_id");
      c.set("id", id);
      c.set("store", store);
      return next();
    },
  );

  app.put(ONE, guard, async (c) => {
    if (!/^application\/json *(;|$)/i.test(c.req.header("Content-Type") ?? "")) {
      return refuse(c, 415, "Send the record as application/json.", "content_type");
    }
    const body = await readJsonBody(c.req.raw, MOST_BYTES);
    if ("fault" in body) return refuseAs(c, BODY_FAULTS[body.fault]);
    const here = new URL(c.req.url);
    const reading = await readDraft(body.json, c.var.id, here);
    if (!reading.ok) return refuse(c, 422, "The record is not as documented.", reading.errors);
    for (const logo of reading.logos) await c.var.store.keepLogo(logo);
    await c.var.store.save(reading.record);
    return c.json(successEnvelope(atOrigin(reading.record, here.origin)));
  });

  app.delete(ONE, guard, async (c) => {
    const removal = await c.var.store.remove(c.var.id);
    return removal === "removed" ? c.body(null, 204) : refuseAs(c, REMOVALS[removal]);
  });

  app.all(ALL, (c) => refuse(c, 405, "Ask for the list by GET.", "method", { Allow: "GET, HEAD" }));
  app.all(ONE, (c) =>
    refuse(c, 405, "Send a record by PUT, or take it back by DELETE.", "method", {
      Allow: "DELETE, PUT",
    }),
  );
  for (const path of [ALL, ONE]) app.all(path.slice(0, -1), toSlashedPath);
  return app;
}

const refuse = (
  c: Context,
  status: ContentfulStatusCode,
  message: string,
  about?: Parameters<typeof errorEnvelope>[2],
  headers: Record<string, string> = {},
) => c.json(errorEnvelope(status, message, about), status, headers);

const refuseAs = (
  c: Context,
  [status, message]: readonly [status: ContentfulStatusCode, message: string],
) => refuse(c, status, message);
