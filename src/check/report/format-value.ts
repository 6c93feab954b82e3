const MOST_CHARACTERS = 60;

// What a terminal would act upon, and what turns the direction of a line.
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Text of a stranger's server, safe to print in one line. */
export function showText(text: string, most = MOST_CHARACTERS): string {
  const short = text.length > most ? `${text.slice(0, most)}…` : text;
  return short.replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** A value of a record in a few words: what it is, and the value itself where that is short. */
export function showValue(value: unknown): string {
  if (value === undefined) return "nothing";
  if (typeof value === "string") return `"${showText(value)}"`;
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "object" && value !== null) return "an object";
  return String(value);
}
