import { dateTimeFormat } from "../../form/date/date-time-format.ts";
import { knownZone } from "../../form/date/known-zone.ts";
import { unbrokenTime } from "../../form/date/unbroken-time.ts";

/** The time of day in a zone, as the language writes it; null if the zone is unknown or shows the same as here. */
function localTime(timeZone: string, locale: string): string | null {
  const format = (zone?: string) =>
    unbrokenTime(
      dateTimeFormat(locale, {
        hour: "numeric",
        minute: "2-digit",
        numberingSystem: "latn",
        timeZone: zone,
      }).formatToParts(),
    );
  const time = format(knownZone(timeZone));
  return time === format() ? null : time;
}

const UPDATE_MS = 5_000;

/** A `ref` that keeps the sentence with the time in a zone up to date. */
export const localTimeRef =
  (timeZone: string, locale: string, sentence: (time: string) => string) =>
  (element: HTMLElement | null) => {
    if (!element) return;
    const update = () => {
      const time = localTime(timeZone, locale);
      element.textContent = time && sentence(time);
    };
    update();
    const timer = setInterval(update, UPDATE_MS);
    return () => clearInterval(timer);
  };
