import { Hono } from "hono";
import { respond } from "../http/respond.ts";
import { IMAGE_TYPES, LOGOS_PATH } from "../records/read-logo.ts";
import type { RecordStore } from "../stores/record-store.ts";

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
