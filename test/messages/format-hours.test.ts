import { expect, onTestFinished, test, vi } from "vitest";
import { formatHours } from "../../src/messages/format-hours.ts";
import type { LanguageCode } from "../../src/messages/languages.ts";
import { languages } from "./sentences.ts";

const DATES = "2026 Mar 8 08:00-12:00; 2026 Nov 1 08:00-12:00; 2026 Nov 30 off";
const HOURS = `Mo-Fr 08:00-12:00,13:00-17:00; Sa 09:00-12:00; ${DATES}`;

test.each<[now: string, zone: string, sentence: string, hours?: string, code?: LanguageCode]>([
  ["2026-11-27T08:00:00Z", "UTC", "Open now until 12:00 PM"],
  ["2026-11-27T11:59:59.999Z", "UTC", "Open now until 12:00 PM"],
  ["2026-11-27T12:00:00Z", "UTC", "Opens today at 1:00 PM"],
  ["2026-11-27T17:00:00Z", "UTC", "Opens tomorrow at 9:00 AM"],
  ["2026-11-28T12:00:00Z", "UTC", "Opens Tuesday at 8:00 AM"],
  ["2026-03-08T06:59:59Z", "America/New_York", "Opens today at 8:00 AM (Eastern Time)"],
  ["2026-11-01T13:00:00Z", "America/New_York", "Open now until 12:00 PM (Eastern Time)"],
  ["2026-11-27T09:00:00Z", "Mars/Olympus", ""],
  ["2026-11-28T12:00:00Z", "UTC", "Open now until 4:00 PM", "Sa-Mo 10:00-16:00"],
  [
    "2026-11-28T12:00:00Z",
    "UTC",
    "Opens Monday, December 7 at 8:00 AM",
    `${DATES}; Mo 08:00-12:00`,
  ],
  ["2026-11-23T12:00:00Z", "UTC", "Opens Monday, November 30 at 8:00 AM", "Mo 08:00-12:00"],
  ["2026-11-28T12:00:00Z", "UTC", "Abre el martes a la 1:00", "Mo,Tu 01:00-02:00; Mo off", "es"],
  ["2026-11-28T12:00:00Z", "UTC", "Откроется во вторник в 8:00", "Tu 08:00-17:00", "ru"],
  ["2026-11-25T17:00:00Z", "UTC", "Откроется в среду, 2 декабря в 8:00", "We 08:00-17:00", "ru"],
])("at %s on the clocks of %s: %s", (now, zone, sentence, hours = HOURS, code = "en") => {
  vi.stubEnv("TZ", "UTC");
  onTestFinished(() => void vi.unstubAllEnvs());
  const text = formatHours(hours, zone, code, languages[code].submission, Date.parse(now));
  expect(text.replace(/\s/g, " ")).toBe(sentence);
});
