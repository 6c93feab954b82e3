import { FIELDS } from "../../contract/fields.ts";
import { normalizeLine } from "../text/normalize.ts";

const FULL_WIDTH_SHIFT = 0xfee0;
// `Ada Quill <ada@quill.example>` needs room for the name, too.
const MAX_TEXT_LENGTH = 2 * FIELDS.email.maxLength;

/** An email address without `mailto:`, a display name, angle brackets and trailing punctuation. */
export function normalizeEmail(input: string): string {
  const line = normalizeLine(input);
  if (line.length > MAX_TEXT_LENGTH) return line;
  const address = line
    // East Asian input methods produce full-width characters.
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_SHIFT))
    .replace(/[。｡]/g, ".")
    .replace(/[\s.,;]+$/, "")
    .replace(/^.*<([^<>]+)>$/, "$1")
    .replace(/^\s*(?:mailto:)+([^?]*).*$/i, "$1")
    .replace(/[\s.,;]+$/, "");
  return normalizeLine(address);
}
