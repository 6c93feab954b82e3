import { FIELDS } from "../../contract/fields.ts";
import { normalizeLine } from "../text/normalize.ts";

const FULL_WIDTH_SHIFT = 0xfee0;
// `Ada Quill <ada@quill.example>` needs room for the name, too.
const MAX_TEXT_LENGTH = 2 * FIELDS.email.maxLength;
const LABEL =
  /^(?:[^@]*[:：]\s|(?:e-?mail|correo(?: electr[oó]nico)?|البريد(?: الإلكتروني)?)\s?[:：])/iu;
const MAILTO = /^\s*(?:mailto:)+([^?]*).*$/i;
/** Only one address may be in angle brackets; a display name has no `@`. */
const IN_BRACKETS = /^[^@]*<([^<>]+)>[^@]*$/;
/** `ada@quill.example (work)`: a note without an address behind a complete one. */
const note = () => /(@[^\s@]+\.\p{L}{2,})\s{0,9}[([][^@()[\]]{0,60}[)\]]\s*$/u;
/** `*ada@quill.example*`, as in a chat. */
const EMPHASIS = /^([*_~|])(.+)\1$/;

/** An email address without what people type or paste around and between its parts. */
export function normalizeEmail(input: string): string {
  const line = normalizeLine(input);
  if (line.length > MAX_TEXT_LENGTH) return line;
  const address = trimSigns(
    line
      // East Asian input methods produce full-width characters.
      .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_SHIFT))
      .replace(/[。｡]/g, ".")
      // Phones type it for an apostrophe, which is in addresses of names such as O'Neil.
      .replace(/(\p{L})’(?=\p{L})/u, "$1'")
      .replace(LABEL, "")
      .replace(IN_BRACKETS, "$1")
      .replace(MAILTO, "$1")
      .replace(note(), "$1"),
  ).replace(/ ?@ ?/g, "@");
  // Complete up to a blank, so what follows is not part of the address.
  const isComplete = /@\S+\.\p{L}{2,}[.,;]?\s/u.test(address);
  // Some keyboards insert a space after a period.
  return normalizeLine(isComplete ? address : address.replace(/ ?\. ?/g, "."));
}

function trimSigns(text: string): string {
  const trimmed = text
    .replace(/^[\s"'“”„‘’‚`´«»‹›<>()[\]{},;:.،؛•·/\p{Cf}]+/u, "")
    // No domain ends with punctuation or a sign. Those of EMPHASIS belong to a pair.
    .replace(/(?:(?![@*_~|])[\s\p{P}\p{Sm}\p{Sc}\p{Sk}\p{Cf}])+$/u, "")
    .replace(EMPHASIS, "$2");
  return trimmed === text ? text : trimSigns(trimmed);
}
