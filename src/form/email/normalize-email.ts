import { CHARACTER_LIMITS } from "../../contract/booking-request/characters.ts";
import { tidyLine } from "../text/normalize.ts";

const FULL_WIDTH_SHIFT = 0xfee0;
// A name before an address in pointed brackets takes some room too.
const LONGEST_TEXT = 2 * CHARACTER_LIMITS.email;

/** An email address without what stands around it in a letter, a link or another mail program. */
export function tidyEmail(typed: string): string {
  const line = tidyLine(typed);
  if (line.length > LONGEST_TEXT) return line;
  const address = line
    // An East Asian keyboard that is not switched gives signs of full width.
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_SHIFT))
    .replace(/[。｡]/g, ".")
    .replace(/[\s.,;]+$/, "")
    .replace(/^.*<([^<>]+)>$/, "$1")
    .replace(/^\s*(?:mailto:)+([^?]*).*$/i, "$1")
    .replace(/[\s.,;]+$/, "");
  return tidyLine(address);
}
