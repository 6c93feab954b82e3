import { fromIntl } from "./haitian-creole.ts";

const SPANISH_ZONES: Record<string, string> = {
  oriental: "del Este",
  "de las Montañas Rocosas": "de la Montaña",
};

/**
 * What readers of a language write otherwise than `Intl` (CLDR 48), which has "a las 1:30" and "às 1:30" in
 * Spanish and Portuguese, and the time first in Vietnamese: `lúc 14:30 30 tháng 11, 2026`.
 */
const CORRECTIONS: Record<string, (value: string, next: string) => string> = {
  ht: (value) => fromIntl(value, "ht"),
  es: (value) =>
    value
      .replace(/^ a las $/, ", ")
      .replace(
        /^(hora(?: estándar| de verano)?) (oriental|de las Montañas Rocosas)$/,
        (_, hour: string, zone: string) => `${hour} ${SPANISH_ZONES[zone]}`,
      ),
  pt: (value) => value.replace(/^ às $/, ", "),
  tl: (value) => value.replace(/^ nang $/, ", "),
  vi(value, next) {
    if (value !== " ") return value.replace("lúc ", "");
    return next === "weekday" ? ", " : next === "day" ? ", ngày " : value;
  },
};

/** The parts of a date or time in a locale, as its readers write them. */
export function correctedParts<Part extends Intl.DateTimeFormatPart>(
  parts: Part[],
  locale: string,
): Part[] {
  const correct = CORRECTIONS[locale.split("-", 1)[0] ?? ""];
  return correct
    ? parts.map((part, index) => {
        const value = correct(part.value, parts[index + 1]?.type ?? "");
        return { ...part, value };
      })
    : parts;
}
