import { expect, test } from "vitest";
import { dateTimeFormat } from "../../../src/form/date/date-time-format.ts";
import {
  formatPhone,
  fullName,
  knownZone,
  patientLanguage,
  timeText,
  zoneText,
} from "../../../src/receiver/details/request-details.ts";

test.each([
  ["+12025550143", "(202) 555-0143"],
  ["+442079460958", "+44 20 7946 0958"],
  ["+44", "+44"],
  ["(202) 555-0143 ext. 2", "(202) 555-0143 ext. 2"],
  ["", ""],
])("%s is shown as %s", (e164, shown) => {
  expect(formatPhone(e164)).toBe(shown);
});

test.each([
  [["Maren", "O’Neil"], "Maren O’Neil"],
  [["Suharto", "-"], "Suharto (one name)"],
  [["-", "Suharto"], "Suharto (one name)"],
  [["Maren", undefined], "Maren"],
  [["-", "-"], ""],
])("staff read the names %j as %j", (names, shown) => {
  expect(fullName(...names)).toBe(shown);
});

test.each([
  ["aMerica/new_York", "America/New_York", "Eastern Time"],
  ["EST", "America/Panama", "Eastern Standard Time"],
  ["Mars/Base", "UTC", "UTC"],
  ["", "UTC", "UTC"],
])("the time zone %j is %s, and staff read %j", (timeZone, known, text) => {
  expect([knownZone(timeZone), zoneText(timeZone)]).toEqual([known, text]);
});

test("formats are not kept for every time zone that somebody can write", () => {
  const format = (timeZone: string) => dateTimeFormat("en", { timeZone });
  const first = format("UTC");
  expect(format("UTC")).toBe(first);
  for (let minutes = 10; minutes < 60; minutes += 1) {
    for (const hour of ["+01", "+02", "-03", "-04"]) format(`${hour}:${minutes}`);
  }
  expect(format("UTC")).not.toBe(first);
});

test.each([
  ["es-MX", { tag: "es", name: "Spanish" }],
  ["zh-TW", { tag: "zh-Hant", name: "Traditional Chinese" }],
  ["fil", { tag: "tl", name: "Tagalog (Filipino)" }],
  ["qq", undefined],
  ["Call 900-555-0100", undefined],
])("the language of %j is %o", (locale, language) => {
  expect(patientLanguage(locale)).toEqual(language);
});

test.each([
  ["2026-11-26T18:30:00Z", "Thu, Nov 26, 1:30 PM"],
  ["2027-01-04T18:30:00Z", "Mon, Jan 4, 1:30 PM"],
  ["2025-11-26T18:30:00Z", "Wed, Nov 26, 2025, 1:30 PM"],
  ["2g25-11-26T18:30:00Z", "2g25-11-26T18:30:00Z"],
])("in November 2026, staff read %s as %s", (instant, text) => {
  const now = Date.parse("2026-11-20T12:00:00Z");
  expect(timeText(instant, "America/New_York", now).replace(/\s/g, " ")).toBe(text);
});
