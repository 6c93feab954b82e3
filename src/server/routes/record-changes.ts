import { Hono } from "hono";
import { html } from "hono/html";
import { wireJson } from "../http/envelope.ts";
import { respond } from "../http/respond.ts";
import { changesPath, RELOAD_SCRIPT_PATH, reloadScript } from "../pages/reload-script.ts";
import { contentHash } from "../records/content-hash.ts";
import type { Locations } from "../records/locations.ts";

/**
 * Server-sent events that tell practice pages when their record changes. Examples have them too,
 * because a saved record can replace one.
 */
export function recordChanges(locations: Locations, stopping: AbortSignal | undefined): Hono {
  const app = new Hono();
  app.get(RELOAD_SCRIPT_PATH, (c) =>
    respond(c, reloadScript, 200, { "Content-Type": "text/javascript; charset=utf-8" }),
  );
  app.get(changesPath(":slug"), (c) => {
    const slug = c.req.param("slug") ?? "";
    if (!canChange(locations, slug)) return c.notFound();
    const disconnected = c.req.raw.signal;
    const signal = stopping ? AbortSignal.any([disconnected, stopping]) : disconnected;
    return c.body(versionEvents(locations, slug, signal), 200, {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-store",
    });
  });
  return app;
}

/** Adds the script that reloads the page when its record changes, if it can change. */
export async function withReloadScript(
  page: string,
  locations: Locations,
  slug: string,
): Promise<string> {
  if (!canChange(locations, slug)) return page;
  const version = await recordVersion(locations, slug);
  const script = html`<script async src="${RELOAD_SCRIPT_PATH}" data-changes="${changesPath(slug)}" data-version="${version}"></script>`;
  return page.replace(/<\/body>/, () => `${script}\n</body>`);
}

const findExample = (locations: Locations, slug: string) =>
  locations.list().find((example) => example.slug === slug);

const canChange = (locations: Locations, slug: string) =>
  locations.onChange !== undefined && findExample(locations, slug) !== undefined;

async function recordVersion(locations: Locations, slug: string): Promise<string> {
  const example = findExample(locations, slug);
  return example ? contentHash(new TextEncoder().encode(wireJson(example.record))) : "removed";
}

/** Sends the record's current version, then every new version. */
function versionEvents(locations: Locations, slug: string, signal: AbortSignal): ReadableStream {
  let stop: (() => void) | undefined;
  let sent: string | undefined;
  let closed = false;
  return new ReadableStream({
    async start(controller) {
      const encoder = new TextEncoder();
      const sendVersion = async () => {
        const version = await recordVersion(locations, slug);
        if (version === sent || closed) return;
        sent = version;
        controller.enqueue(encoder.encode(`data: ${version}\n\n`));
      };
      const unsubscribe = locations.onChange?.(sendVersion);
      stop = () => {
        closed = true;
        unsubscribe?.();
        signal.removeEventListener("abort", close);
      };
      const close = () => {
        stop?.();
        controller.close();
      };
      signal.addEventListener("abort", close);
      await sendVersion();
    },
    cancel: () => stop?.(),
  });
}
