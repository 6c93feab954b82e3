import { describe, expect, test } from "vitest";
import {
  createTimeFormat,
  formatDay,
  formatDays,
  formatSlot,
  zoneName,
} from "../../../src/form/slots/format-times.ts";
import { formatLocale } from "../../../src/messages/format-locale.ts";
import { slotAt } from "./slots-fixture.ts";

const NEW_YORK = "America/New_York";
const SLOT = slotAt("2026-11-23T14:30:00Z");

// Unicode has changed the spaces in times before.
const plainSpaces = (text: string) =>
  text.replaceAll(/[\u2009\u202F\u00A0]/g, " ").replaceAll("\u2060", "");

describe("in each language", () => {
  test.each([
    ["en", "Monday, November 23", "9:30 AM", "Monday, November 23, 2026 at 9:30 AM"],
    ["en-GB", "Monday 23 November", "9:30", "Monday, 23 November 2026 at 9:30"],
    ["es", "lunes, 23 de noviembre", "9:30", "lunes, 23 de noviembre de 2026, 9:30"],
    ["ar", "الاثنين، 23 نوفمبر", "9:30 ص", "الاثنين، 23 نوفمبر 2026 في 9:30 ص"],
  ])("%s", (locale, day, time, complete) => {
    expect(formatDay("2026-11-23", locale)).toBe(day);
    expect(plainSpaces(createTimeFormat(NEW_YORK, locale)(SLOT))).toBe(time);
    expect(plainSpaces(formatSlot(SLOT, NEW_YORK, locale))).toBe(complete);
  });

  test.each([
    ["en", "8:30 AM – 2:30 PM", "Monday, November 30, 2026 at 8:30 AM"],
    ["es", "8:30 a.m. – 2:30 p.m.", "lunes, 30 de noviembre de 2026, 8:30 a.m."],
    ["ar", "8:30 ص – 2:30 م", "الاثنين، 30 نوفمبر 2026 في 8:30 ص"],
    ["fr", "8:30 – 14:30", "lundi 30 novembre 2026 à 8:30"],
    ["pt", "8:30 AM – 2:30 PM", "segunda-feira, 30 de novembro de 2026, 8:30 AM"],
    ["zh", "上午8:30至下午2:30", "2026年11月30日星期一 上午8:30"],
    ["zh-Hant", "上午8:30至下午2:30", "2026年11月30日星期一 上午8:30"],
    ["vi", "8:30 SA – 2:30 CH", "8:30 SA, Thứ Hai, 30 tháng 11, 2026"],
    ["ko", "오전 8:30 ~ 오후 2:30", "2026년 11월 30일 월요일 오전 8:30"],
    ["ru", "8:30 AM – 2:30 PM", "понедельник, 30 ноября 2026 г. в 8:30 AM"],
    ["tl", "8:30 AM – 2:30 PM", "Lunes, Nobyembre 30, 2026, 8:30 AM"],
    ["ht", "8:30 AM – 2:30 PM", "lendi 30 novanm 2026 a 8:30 AM"],
  ])("%s at a practice with calling code 1, with one clock in times and ranges", (...row) => {
    const [language, range, complete] = row;
    const slot = slotAt("2026-11-30T13:30:00Z", 6 * 60);
    const locale = formatLocale(language, "+12025550143", []);
    expect(plainSpaces(createTimeFormat(NEW_YORK, locale)(slot))).toBe(range);
    expect(plainSpaces(formatSlot({ ...slot, end: slot.start }, NEW_YORK, locale))).toBe(complete);
  });

  test.each([
    ["zh-US", "11月30日 – 12月6日"],
    ["en-US", "Nov 30 – Dec 6"],
  ])("the days of a week in %s", (locale, days) => {
    expect(plainSpaces(formatDays("2026-11-30", "2026-12-06", locale))).toBe(days);
  });

  test("in Vietnamese the date follows the time after a comma", () => {
    const window = slotAt("2026-11-23T14:30:00Z", 5 * 60);
    expect(plainSpaces(formatSlot(window, NEW_YORK, "vi"))).toBe(
      "9:30–14:30, Thứ Hai, 23 tháng 11, 2026",
    );
  });

  test("the calendar is the Gregorian and digits are Latin", () => {
    expect(formatDay("2026-11-23", "ar-SA-u-nu-arab")).toContain("23");
    expect(formatSlot(SLOT, NEW_YORK, "th-TH")).toContain("2026");
  });
});

describe("a night with a repeated hour", () => {
  const [summer, winter, after] = [
    "2026-11-01T05:30:00Z",
    "2026-11-01T06:30:00Z",
    "2026-11-01T07:00:00Z",
  ].map((at) => slotAt(at));

  test.each([
    ["en", "1:30 AM (Eastern Daylight Time)", "1:30 AM (Eastern Standard Time)", "2:00 AM"],
    ["es", "1:30 (hora de verano del Este)", "1:30 (hora estándar del Este)", "2:00"],
    ["tl", "1:30 AM (Eastern Daylight Time)", "1:30 AM (Eastern Standard Time)", "2:00 AM"],
    ["ht", "1:30 AM (lè ete zòn Lès)", "1:30 AM (lè nòmal zòn Lès)", "2:00 AM"],
  ])("has the zone's name at its times in %s", (locale, ...expected) => {
    const format = createTimeFormat(NEW_YORK, locale);
    const times = [summer, winter, after].map((slot) => slot && plainSpaces(format(slot)));
    expect(times).toEqual(expected);
  });
});

test.each([
  [2, "9:00 AM"],
  [9, "9:00 AM – 6:00 PM"],
])("a slot of %i hours is %s: the end is said of a window only", (hours, text) => {
  const slot = slotAt("2026-11-23T14:00:00Z", hours * 60);
  expect(plainSpaces(createTimeFormat(NEW_YORK, "en")(slot))).toBe(text);
});

test.each([
  ["en", "Eastern Time"],
  ["es", "hora del Este"],
])("the zone's name holds all year in %s", (locale, name) => {
  expect(zoneName(NEW_YORK, locale)).toBe(name);
});
