import { countCharacters, fits } from "../../contract/booking-request/characters.ts";
import { tidyParagraphs } from "./normalize.ts";

/**
 * How many characters may still be typed, negative when there are too many; counted as the checks
 * count, so that a counter and a fault never disagree.
 */
export function remaining(typed: string, limit: number): number {
  const text = tidyParagraphs(typed);
  const left = limit - countCharacters(text);
  return fits(text, limit) ? left : Math.min(left, -1);
}
