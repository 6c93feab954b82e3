import { formatNumber } from "./format/format.ts";
import type { Language } from "./messages.ts";

/** The counts that a screen reader announces; the text shows every one. */
const ANNOUNCED_AT = [50, 20, 10, 5, 0];
const SHOWN_FROM = 50;

/** How many characters are left, as shown and as announced; null far from the limit. */
export function characterCount({ messages, deferred }: Language, left: number) {
  if (left > SHOWN_FROM) return null;
  const sentence = (count: number) => {
    const format = count < 0 ? deferred.charactersOver : deferred.charactersLeft;
    return format(Math.abs(count), formatNumber(Math.abs(count), messages.tag));
  };
  const announced = left < 0 ? left : (ANNOUNCED_AT.findLast((limit) => left <= limit) ?? left);
  return { shown: sentence(left), announced: sentence(announced) };
}
