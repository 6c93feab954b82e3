import { type CheckFinding, finding } from "../../../../../diagnostics/finding.ts";
import { TAG_NAME } from "../../../../api/names.ts";
import { loadOwnScripts } from "../../source/load-file.ts";

/** Whether another script has defined `<web-scheduler>`; every version of this one has a version. */
export function isForeignElement(): boolean {
  const defined = customElements.get(TAG_NAME);
  return defined !== undefined && !("version" in defined);
}

const DEFINES = new RegExp(`\\.define\\(\\s{0,9}["'\`]${TAG_NAME}["'\`]`);

/** Names the script's file if it is one of the page's own server. */
export async function findForeignElement(): Promise<CheckFinding[]> {
  if (!isForeignElement()) return [];
  const scripts = [...(await loadOwnScripts(document))];
  const [url] = scripts.find(([, text]) => DEFINES.test(text)) ?? [];
  return [finding("WS566", `<${TAG_NAME}>`, url)];
}
