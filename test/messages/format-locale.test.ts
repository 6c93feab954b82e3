import { expect, test } from "vitest";
import { formatLocale } from "../../src/messages/format-locale.ts";

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
  ["ar", "+96171123456", ["ar-u-nu-arab"], "ar-LB"],
  ["zh", "+12025550143", ["zh-TW"], "zh-US-u-hc-h12"],
  ["zh-Hant", "+85221234567", ["en", "zh-TW"], "zh-Hant-TW"],
  ["tl", "+12025550143", ["fil-PH"], "tl-PH-u-hc-h12"],
  ["es", "+99955501430", [], "es"],
  ["es", "", [], "es"],
])("%s for a practice with %j and a browser with %j is %s", (...row) => {
  const [language, phone, preferred, locale] = row;
  expect(formatLocale(language, phone, preferred)).toBe(locale);
});
