import { Hono } from "hono";
import { html } from "hono/html";
import { streamSSE } from "hono/streaming";
import { sha256 } from "hono/utils/crypto";
import { respond } from "../../web/http/respond.ts";
import { wireJson } from "../http/envelope.ts";
import { changesPath, RELOAD_SCRIPT_PATH, reloadScript } from "../pages/reload-script.ts";
import type { Locations } from "../records/locations.ts";

// Another process may change the files.
const POLL_MS = 300;

/**
 * Server-sent events that tell practice pages when their record changes, until they are closed or the
 * server stops. Examples have them too, because a saved record can replace one.
 */
export function recordChanges(locations: Locations, stopping: AbortSignal | undefined): Hono {
  const app = new Hono();
  app.get(RELOAD_SCRIPT_PATH, (c) =>
    respond(c, reloadScript, 200, { "Content-Type": "text/javascript; charset=utf-8" }),
  );
  app.get(changesPath(":slug"), (c) => {
    const slug = c.req.param("slug") ?? "";
    if (!canChange(locations, slug)) return c.notFound();
    return streamSSE(c, async (stream) => {
      let sent = "";
      while (!stream.aborted && !stopping?.aborted) {
        const version = await recordVersion(locations, slug);
        if (version !== sent) await stream.writeSSE({ data: version });
        sent = version;
        await stream.sleep(POLL_MS);
      }
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
  locations.files !== undefined && findExample(locations, slug) !== undefined;

async function recordVersion(locations: Locations, slug: string): Promise<string> {
  const example = findExample(locations, slug);
  return (example && (await sha256(wireJson(example.record)))) ?? "removed";
}
