import { type CheckFinding, finding } from "../../../../../diagnostics/finding.ts";
import { ATTRIBUTE_NAMES } from "../../../../api/attributes.ts";
import { isOnlyLocal } from "../../values/values.ts";

const SETTING = new RegExp(`[?&](${ATTRIBUTE_NAMES.join("|")})=`);

/** Settings in a tag's URL that are after a `#`, which ends the query. */
export function findCutOffSettings(src: string): CheckFinding[] {
  const [, ...fragment] = src.split("#");
  return SETTING.test(fragment.join("#")) ? [finding("WS564", "src", src)] : [];
}

/** A script that nobody else can load. */
export const findLocalScript = (src: string): CheckFinding[] =>
  isOnlyLocal(src, location.hostname) ? [finding("WS561", "src", src)] : [];
