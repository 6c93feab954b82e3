import { fromIntl, intlLocale } from "./haitian-creole.ts";

export type DateTimeFormat = Pick<
  Intl.DateTimeFormat,
  "format" | "formatToParts" | "formatRangeToParts" | "resolvedOptions"
>;

// More than a form needs; a receiver is sent time zones in any spelling.
const MAX_FORMATS = 200;
const formats = new Map<string, DateTimeFormat>();

/**
 * Cached: a week of times needs several, which are slow. The reader's own time zone may change, so it is not.
 * @throws RangeError for a time zone that the engine does not know
 */
export function dateTimeFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const cached = formats.get(key);
  if (cached) return cached;
  const format = createFormat(locale, options);
  if (formats.size >= MAX_FORMATS) formats.clear();
  if (options.timeZone) formats.set(key, format);
  return format;
}

function createFormat(locale: string, options: Intl.DateTimeFormatOptions): DateTimeFormat {
  const data = intlLocale(locale);
  // Haiti has the 12-hour clock, and France, whose data this uses, the 24-hour clock.
  const clock = data === locale ? {} : ({ hourCycle: "h12" } as const);
  const format = new Intl.DateTimeFormat(data, { ...options, ...clock });
  const formatToParts: DateTimeFormat["formatToParts"] = (date) =>
    correctedParts(format.formatToParts(date), locale);
  return {
    formatToParts,
    resolvedOptions: () => format.resolvedOptions(),
    format: (date) => formatToParts(date).reduce((text, { value }) => text + value, ""),
    formatRangeToParts: (start, end) =>
      correctedParts(format.formatRangeToParts(start, end), locale),
  };
}

/** The time zone for `Intl`; undefined, which is the browser's, if it is empty or the engine does not know it. */
export function knownZone(timeZone: string): string | undefined {
  try {
    return timeZone && dateTimeFormat("en", { timeZone }) ? timeZone : undefined;
  } catch {
    return undefined;
  }
}

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
    return next === "weekday" ? ", " : value;
  },
};

function correctedParts<Part extends Intl.DateTimeFormatPart>(
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

/** `source` is of a range: `shared` between the two times. */
export type FormattedPart = Intl.DateTimeFormatPart & { source?: string };

/** What stays together with its neighbors: the parts of a time, and a day with its month. */
const UNBROKEN = [
  ["hour", "minute", "dayPeriod"],
  ["day", "month"],
];
const WORD_JOINER = "\u2060";

const unbreakable = (text: string) => text.replace(/ /g, "\u00a0");

/**
 * Joins parts so that no time, and no day with its month, breaks over lines: `2:00 PM`, `14 h 30`, `November 23`, and
 * `下午2:00`, which may break before each character. A range may break around its dash.
 */
export const unbrokenTime = (parts: readonly FormattedPart[]): string =>
  parts
    .map(({ type, value, source }, index) => {
      if (type === "dayPeriod")
        return unbreakable(value).replace(/\p{Script=Han}/gu, `$&${WORD_JOINER}`);
      // `thg 11`
      if (type === "month") return unbreakable(value);
      const [before, after] = [parts[index - 1]?.type ?? "", parts[index + 1]?.type ?? ""];
      const isInside = UNBROKEN.some((types) => types.includes(before) && types.includes(after));
      return type === "literal" && isInside && source !== "shared" ? unbreakable(value) : value;
    })
    .join("");
