import { expect, test } from "vitest";
import { formatSlot } from "../../../src/form/slots/format-times.ts";
import { formatLocale } from "../../../src/messages/format/format-locale.ts";

test.each<[language: string, phone: string, preferred: string[], locale: string]>([
  ["es", "+12025550143", [], "es-US"],
  ["es", "+12025550143", ["en-US", "es-MX", "es-ES"], "es-MX"],
  ["es", "+12025550143", ["es-419", "es"], "es-US"],
  ["es", "+12025550143", ["es-Latn-CO"], "es-CO"],
  ["es", "+34600000000", ["en-GB"], "es-ES"],
  ["en", "+442079460958", [], "en-GB"],
  ["en", "+442079460958", ["en-us"], "en-US"],
  ["ar", "+12025550143", ["ar"], "ar-US"],
  ["ar", "+96171123456", ["enm-GB", "ar_EG"], "ar-LB"],
  ["es", "+99955501430", [], "es"],
  ["es", "", [], "es"],
])("%s for a practice with %j and a browser with %j is %s", (...row) => {
  const [language, phone, preferred, locale] = row;
  expect(formatLocale(language, phone, preferred)).toBe(locale);
});

test("half past one in the afternoon is written with the clock of the practice's country", () => {
  const slot = { id: "1", start: "2026-11-23T13:30:00-05:00", end: "2026-11-23T13:50:00-05:00" };
  const time = (language: string, phone: string) =>
    formatSlot(
      { ...slot, schedule: "Schedule/1" },
      "America/New_York",
      formatLocale(language, phone, []),
    ).replace(/\s/g, " ");
  expect(time("es", "+12025550143")).toMatch(/1:30 p\. ?m\./);
  expect(time("es", "+34600000000")).toContain("13:30");
  expect(time("en", "+12025550143")).toContain("1:30 PM");
  expect(time("en", "+442079460958")).toContain("13:30");
  expect(time("ar", "+12025550143")).toContain("1:30 م");
});
