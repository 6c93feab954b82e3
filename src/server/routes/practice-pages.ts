import { type Context, Hono } from "hono";
import { getPath } from "hono/utils/url";
import { type FaultRun, faultRun } from "../faults/fault-run.ts";
import { twinOrigin } from "../http/loopback-origin.ts";
import { toSlashedPath } from "../http/paths.ts";
import { respond, respondWithPage } from "../http/respond.ts";
import { notFoundPage } from "../pages/not-found-page.ts";
import { practicePage } from "../pages/practice-page.ts";
import type { Locations } from "../records/locations.ts";
import { redrawing } from "./record-changes.ts";

/** Gives the sample practice page as it stands now, or nothing where there is none. */
export type PracticeTemplate = () => string | undefined | Promise<string | undefined>;

/** The sample practice page for each example. */
export function practicePages(locations: Locations, template: PracticeTemplate): Hono {
  const app = new Hono();
  app.get("/practice/", async (c) => {
    const first = locations.list()[0];
    return first ? c.redirect(`${first.slug}/`) : notFound(c, "There is no sample practice.");
  });
  app.get("/practice/:slug{[a-z0-9-]+}/", async (c) => {
    const { slug } = c.req.param();
    const example = locations.list().find((one) => one.slug === slug);
    if (!example) return notFound(c, `There is no sample practice “${slug}”.`);
    const page = await template();
    if (page === undefined) return notFound(c, "The practice page is missing on this server.");

    const url = new URL(c.req.url);
    const baseUrl = (twinOrigin(url) ?? url.origin) + prefixOf(faultRun(getPath(c.req.raw)));
    const submitUrl = `${baseUrl}/dev/booking-requests/`;
    const own = practicePage(page, example.record, { baseUrl, submitUrl });
    return respond(c, await redrawing(own, locations, slug), 200, {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
    });
  });
  app.get("/practice/:slug{[a-z0-9-]+}", toSlashedPath);
  return app;
}

// Without a token of its own a page gets a fresh one, so that every opening meets the faults anew.
function prefixOf(run: FaultRun | undefined): string {
  if (!run) return "";
  return run.token ? `/f/${run.segment}` : `/f/${run.segment}~${crypto.randomUUID().slice(0, 8)}`;
}

const notFound = (c: Context, sentence: string) => respondWithPage(c, notFoundPage(sentence), 404);
