import { type CheckFinding, finding } from "../../../../../diagnostics/finding.ts";
import { TAG_NAME } from "../../../../api/names.ts";

/** Whether another script has defined `<web-scheduler>`; every version of this one has a version. */
export function isForeignElement(): boolean {
  const defined = customElements.get(TAG_NAME);
  return defined !== undefined && !("version" in defined);
}

export const findForeignElement = (): CheckFinding[] =>
  isForeignElement() ? [finding("WS566", `<${TAG_NAME}>`)] : [];
