import { type CheckFinding, finding } from "../../diagnostics/finding.ts";
import { TAG_NAME } from "../../embed/api/names.ts";
import { loadFile } from "../../embed/chunks/doctor/checks/missing-chunk.ts";

const MAX_SCRIPTS = 30;
const WRITES = /document\s*\.\s*writel?n?\s*\(/;

/** Scripts of the page's own server that write the form's tag, which browsers ignore in one that is loaded later. */
export async function findWrittenTags(page: Document): Promise<CheckFinding[]> {
  const urls = [...page.querySelectorAll<HTMLScriptElement>("script[src]")]
    .map(({ src }) => src)
    .filter((src) => new URL(src, location.href).origin === location.origin);
  const found = await Promise.all(
    [...new Set(urls)].slice(0, MAX_SCRIPTS).map(async (url) => {
      const text = (await (await loadFile(url))?.text().catch(() => "")) ?? "";
      return WRITES.test(text) && text.includes(TAG_NAME)
        ? [finding("WS550", "The script's tag", `with document.write() by ${url}`)]
        : [];
    }),
  );
  return found.flat();
}
