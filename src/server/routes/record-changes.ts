import { Hono } from "hono";
import { html } from "hono/html";
import { wireJson } from "../http/envelope.ts";
import { tagOf } from "../http/representations.ts";
import { respond } from "../http/respond.ts";
import { changesPath, REDRAW_PATH, redrawScript } from "../pages/reload-script.ts";
import type { Locations } from "../records/locations.ts";

/**
 * Tells practice pages when a file has changed their record, as server-sent events. An example's
 * page is told too: a record that is saved takes its place.
 */
export function recordChanges(locations: Locations, stopping: AbortSignal | undefined): Hono {
  const app = new Hono();
  app.get(REDRAW_PATH, (c) =>
    respond(c, redrawScript, 200, { "Content-Type": "text/javascript; charset=utf-8" }),
  );
  app.get(changesPath(":slug"), (c) => {
    const slug = c.req.param("slug") ?? "";
    if (!mayChange(locations, slug)) return c.notFound();
    const gone = c.req.raw.signal;
    const over = stopping ? AbortSignal.any([gone, stopping]) : gone;
    return c.body(versions(locations, slug, over), 200, {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-store",
    });
  });
  return app;
}

/** The practice page, told to draw itself anew; as it is where its record cannot change. */
export async function redrawing(page: string, locations: Locations, slug: string): Promise<string> {
  if (!mayChange(locations, slug)) return page;
  const version = await versionOf(locations, slug);
  const script = html`<script async src="${REDRAW_PATH}" data-changes="${changesPath(slug)}" data-version="${version}"></script>`;
  return page.replace(/<\/body>/, () => `${script}\n</body>`);
}

const mayChange = ({ list, onChange }: Locations, slug: string) =>
  onChange !== undefined && list().some((one) => one.slug === slug);

const versionOf = async (locations: Locations, slug: string) => {
  const example = locations.list().find((one) => one.slug === slug);
  return example ? tagOf(new TextEncoder().encode(wireJson(example.record))) : "gone";
};

/** An event with the version of the record now, and one with every other version after it. */
function versions(locations: Locations, slug: string, over: AbortSignal): ReadableStream {
  let stop: (() => void) | undefined;
  let told: string | undefined;
  let closed = false;
  return new ReadableStream({
    async start(controller) {
      const encoder = new TextEncoder();
      const tell = async () => {
        const version = await versionOf(locations, slug);
        if (version === told || closed) return;
        told = version;
        controller.enqueue(encoder.encode(`data: ${version}\n\n`));
      };
      const unlisten = locations.onChange?.(tell);
      stop = () => {
        closed = true;
        unlisten?.();
        over.removeEventListener("abort", end);
      };
      const end = () => {
        stop?.();
        controller.close();
      };
      over.addEventListener("abort", end);
      await tell();
    },
    cancel: () => stop?.(),
  });
}
