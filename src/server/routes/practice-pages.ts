import { type Context, Hono } from "hono";
import { getPath } from "hono/utils/url";
import { atOrigin } from "../../examples/index.ts";
import { otherLoopbackOrigin } from "../../web/http/origins.ts";
import { redirectToSlash } from "../../web/http/paths.ts";
import { HTML_HEADERS, respond } from "../../web/http/respond.ts";
import { faultsOf } from "../faults/inject-faults.ts";
import { respondWithPage } from "../http/page-response.ts";
import { notFoundPage } from "../pages/dev-page.ts";
import { practicePage, slotsUrlOf } from "../pages/practice-page.ts";
import type { Locations } from "../records/locations.ts";

/** Reads the current sample practice page; undefined if there is none. */
export type PracticeTemplate = () => string | undefined | Promise<string | undefined>;

/** The sample practice page of each record. */
export function practicePages(locations: Locations, template: PracticeTemplate): Hono {
  const app = new Hono();
  app.get("/practice/", async (c) => {
    const first = locations.list()[0];
    return first ? c.redirect(`${first.slug}/`) : notFound(c, "There are no sample practices.");
  });
  app.get("/practice/:slug{[a-z0-9-]+}/", async (c) => {
    const { slug } = c.req.param();
    const example = locations.list().find((listed) => listed.slug === slug);
    if (!example) return notFound(c, `There is no sample practice “${slug}”.`);
    const html = await template();
    if (html === undefined) return notFound(c, "The practice page is missing on this server.");

    const url = new URL(c.req.url);
    const baseUrl =
      (otherLoopbackOrigin(url) ?? url.origin) + faultPrefix(faultsOf(getPath(c.req.raw)));
    const submitUrl = `${baseUrl}/dev/booking-requests/`;
    const record = atOrigin(example.record, url.origin);
    const slotsUrl = slotsUrlOf(example, baseUrl);
    const page = practicePage(html, { ...example, record }, { baseUrl, submitUrl, slotsUrl });
    return respond(c, page, 200, {
      ...HTML_HEADERS,
      "Cache-Control": "no-store",
    });
  });
  app.get("/practice/:slug{[a-z0-9-]+}", redirectToSlash);
  return app;
}

// A run without a token gets a new one, so that every page load injects the faults again.
function faultPrefix(faults: string | undefined): string {
  if (faults === undefined) return "";
  return `/f/${faults}${faults.includes("~") ? "" : `~${crypto.randomUUID().slice(0, 8)}`}`;
}

const notFound = (c: Context, message: string) => respondWithPage(c, notFoundPage(message), 404);
