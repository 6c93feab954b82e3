import { type CheckFinding, finding } from "../../diagnostics/finding.ts";
import { TAG_NAME } from "../../embed/api/names.ts";
import { loadOwnScripts } from "../../embed/chunks/doctor/source/load-file.ts";

const WRITES = /document\s*\.\s*writel?n?\s*\(/;

/** Scripts of the page's own server that write the form's tag, which browsers ignore in one that is loaded later. */
export async function findWrittenTags(page: Document): Promise<CheckFinding[]> {
  const scripts = [...(await loadOwnScripts(page))];
  return scripts
    .filter(([, text]) => WRITES.test(text) && text.includes(TAG_NAME))
    .map(([url]) => finding("WS550", "The script's tag", `with document.write() by ${url}`));
}
