import { expect, test } from "vitest";
import type { Slot } from "../../src/contract/slot.ts";
import {
  formatDay,
  formatDays,
  formatShortSlot,
  formatSlot,
} from "../../src/form/slots/format-times.ts";
import { formatLocale } from "../../src/messages/format-locale.ts";
import { LANGUAGE_CODES } from "../../src/messages/languages.ts";

test.each<[language: string, phone: string, preferred: string[], locale: string]>([
  ["es", "+12025550143", [], "es-US-u-hc-h12"],
  ["es", "+12025550143", ["en-US", "es-MX", "es-ES"], "es-MX-u-hc-h12"],
  ["es", "+12025550143", ["es-419", "es"], "es-US-u-hc-h12"],
  ["es", "+12025550143", ["es-Latn-CO"], "es-CO-u-hc-h12"],
  ["fr", "+12025550143", ["fr-CA"], "fr-CA"],
  ["es", "+34600000000", ["en-GB"], "es-ES"],
  ["en", "+442079460958", [], "en-GB"],
  ["en", "+442079460958", ["en-us"], "en-US"],
  ["ar", "+12025550143", ["ar"], "ar-US-u-hc-h12"],
  ["ar", "+96171123456", ["enm-GB", "ar_EG"], "ar-LB"],
  ["es", "+99955501430", [], "es"],
  ["es", "", [], "es"],
])("%s for a practice with %j and a browser with %j is %s", (...row) => {
  const [language, phone, preferred, locale] = row;
  expect(formatLocale(language, phone, preferred)).toBe(locale);
});

// There, the inputs of a date of birth begin with the month in most languages, whose dates begin with the day.
test.each(LANGUAGE_CODES)("in %s, dates at a practice with +1 have the month in words", (code) => {
  const locale = formatLocale(code, "+12025550143", []);
  const slot = { start: "2026-11-23T17:30:00Z", end: "2026-11-23T18:00:00Z" } as Slot;
  for (const date of [
    formatDay("2026-11-23", locale),
    formatDays("2026-11-28", "2026-12-03", locale),
    formatSlot(slot, "America/New_York", locale),
    formatShortSlot(slot, "America/New_York", locale),
  ]) {
    expect(date).not.toMatch(/\d[./-]\s?\d/);
  }
});
