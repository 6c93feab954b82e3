import { type CheckFinding, finding } from "../../diagnostics/finding.ts";
import { loadFile } from "../../embed/chunks/doctor/source/load-file.ts";
import { formFrames } from "./frames.ts";
import { type InspectedPage, parseUrl } from "./inspected-page.ts";

/** Frames of the page's own server that it forbids. Other servers' headers cannot be read. */
export async function findRefusedFrames(page: InspectedPage): Promise<CheckFinding[]> {
  const urls = formFrames(page)
    // An error of the browser is a document that no page can read.
    .filter(({ contentDocument }) => contentDocument === null)
    .flatMap(({ src }) => parseUrl(src) ?? [])
    .filter(({ origin }) => origin === location.origin);
  const found = await Promise.all(
    urls.map(async ({ href, origin }) => {
      const headers = (await loadFile(href))?.headers;
      const header = FORBIDDING.find(([name, value]) => value.test(headers?.get(name) ?? ""));
      return header ? [finding("WS584", origin, header[0])] : [];
    }),
  );
  return found.flat();
}

/** The headers that forbid a frame in a page of the same server. */
const FORBIDDING: readonly (readonly [name: string, value: RegExp])[] = [
  ["X-Frame-Options", /deny/i],
  ["Content-Security-Policy", /frame-ancestors\s+'none'/i],
];
