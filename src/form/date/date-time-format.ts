import { correctedParts } from "./corrected-parts.ts";
import { intlLocale } from "./haitian-creole.ts";

export type DateTimeFormat = Pick<
  Intl.DateTimeFormat,
  "format" | "formatToParts" | "formatRangeToParts" | "resolvedOptions"
>;

// More than a form needs; a receiver is sent time zones in any spelling.
const MAX_FORMATS = 200;
const formats = new Map<string, DateTimeFormat>();

/**
 * A cached format: creating one takes 5 to 30 ms on a phone (Chromium 156, 4x slower CPU), and a week of
 * times needs several. Not cached for the reader's own time zone, which may change.
 *
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
