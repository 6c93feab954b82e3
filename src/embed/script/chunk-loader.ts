import { withTimeLimit } from "../../client/time-limit.ts";
import { findImportMaps } from "../../host/page.ts";
import { VERSION } from "../../settings/names.ts";
import { CHUNK_TIMEOUT_MS, type LoadChunk } from "../loading/load-chunk.ts";
import { reportMissingChunk } from "../loading/report.ts";
import { withRuntime } from "../runtime/runtime.ts";

/** Complete, because the chunk with the other sentences may be missing as well. */
const CHUNK_MISSING =
  "could not be loaded. Its server must send Access-Control-Allow-Origin: *, and script-src must allow it";

/** Loads chunks from the folder of `script`, a URL, and passes them the modules that they share with it. */
export function createChunkLoader(
  script: string,
  load: (href: string) => Promise<object>,
): LoadChunk {
  const failures: Record<string, number> = {};
  const attempts: Record<string, Promise<object>[]> = {};
  const readTexts = () => findImportMaps().map(({ textContent }) => textContent);
  // A map applies even after its element was removed from the page.
  const textsAtStart = readTexts();
  function urlOf(name: string): string {
    const file = `web-scheduler-${VERSION}-${name}.js`;
    const chunk = new URL(file, script);
    // Firefox requests a failed module again only under another URL. An import map that names the file has the
    // hash of this URL only, so a chunk that was tampered with would run under another one. Its name may be escaped.
    const isNamed = (text: string) =>
      text
        .replace(/\\u([\da-f]{4})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
        .includes(file);
    const count = failures[name];
    if (count && ![...textsAtStart, ...readTexts()].some(isNamed)) chunk.search = `${count}`;
    return chunk.href;
  }
  return (async (name, needed) => {
    // What cannot be computed on this page is a missing chunk as well.
    let url: string = name;
    try {
      url = urlOf(name) || name;
      // With a slow connection, an earlier request may still be the first to succeed.
      const all = [...(attempts[name] ?? []), load(url)];
      attempts[name] = all;
      const chunk = await withTimeLimit(CHUNK_TIMEOUT_MS, () => Promise.any(all));
      // It may fail when it runs.
      attempts[name] = [];
      await needed;
      return withRuntime(chunk);
    } catch {
      // Not from the count above: another request of this chunk may have failed meanwhile.
      failures[name] = (failures[name] ?? 0) + 1;
      return reportMissingChunk(url, CHUNK_MISSING);
    }
  }) as LoadChunk;
}
