const MAX_LENGTH = 60;

// Terminals interpret control characters; bidi and other format characters reorder the line.
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Untrusted text, shortened and escaped to print on one line. */
export function printable(text: string, maxLength = MAX_LENGTH): string {
  const short = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
  return short.replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** A JSON value in a few printable words, such as `"red"`, `an array of 3` or `nothing`. */
export function describeValue(value: unknown): string {
  if (value === undefined) return "nothing";
  if (typeof value === "string") return `"${printable(value)}"`;
  if (Array.isArray(value))
    return value.length === 0 ? "an empty array" : `an array of ${value.length}`;
  if (typeof value === "object" && value !== null) return "an object";
  return String(value);
}
