import { countCharacters, fits } from "../../contract/booking-request/characters.ts";
import { type FieldResult, fieldError } from "../errors.ts";
import { normalizeLine, normalizeText } from "./normalize.ts";

const limited = (value: string, limit: number): FieldResult =>
  fits(value, limit) ? { value: value || null } : fieldError("too-long", { limit });

/** Validates a single line in any script, up to `limit` characters. */
export const validateLine = (input: string, limit: number): FieldResult =>
  limited(normalizeLine(input), limit);

/** Validates several lines in any script, up to `limit` characters. */
export const validateText = (input: string, limit: number): FieldResult =>
  limited(normalizeText(input), limit);

// Counting a megabyte takes longer than a frame, and this runs for every key.
const MAX_COUNTED = 100_000;

/**
 * How many characters may still be typed; negative if there are too many. Counts as the validators
 * do, so a counter and an error never disagree, up to 100,000 characters.
 */
export function remainingCharacters(input: string, limit: number): number {
  const text = normalizeText(input);
  const remaining = limit - countCharacters(text, MAX_COUNTED);
  return fits(text, limit) ? remaining : Math.min(remaining, -1);
}
