import { Hono } from "hono";
import { respond } from "../http/respond.ts";
import { IMAGE_KINDS } from "../records/image-kinds.ts";
import type { RecordStore } from "../stores/record-store.ts";

/** Where saved logos are served. */
export const LOGOS_PATH = "/dev/logos/";

/** Somebody's image: shown by every page, and inert when it is opened by itself. */
const HEADERS = {
  "Access-Control-Allow-Origin": "*",
  "Cache-Control": "public, max-age=31536000, immutable",
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "X-Content-Type-Options": "nosniff",
};

/** The logos of saved records. */
export function savedLogos(store: RecordStore | undefined): Hono {
  const app = new Hono();
  app.get(`${LOGOS_PATH}:name{[0-9a-f]+\\.[a-z]+}`, async (c) => {
    const name = c.req.param("name");
    const kind = IMAGE_KINDS.find(({ extension }) => name.endsWith(`.${extension}`));
    const bytes = kind && (await store?.logo(name));
    return bytes ? respond(c, bytes, 200, { ...HEADERS, "Content-Type": kind.type }) : c.notFound();
  });
  return app;
}
