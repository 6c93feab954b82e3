import { describe, expect, test } from "vitest";
import {
  createTimeFormat,
  formatDay,
  formatSlot,
  zoneName,
} from "../../../src/form/slots/format-times.ts";
import { slotAt } from "./slots-fixture.ts";

const NEW_YORK = "America/New_York";
const SLOT = slotAt("2026-11-23T14:30:00Z");

// Unicode has changed the spaces in times before.
const plainSpaces = (text: string) => text.replaceAll(/[\u2009\u202F\u00A0]/g, " ");

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
    ["en", "1:30 AM EDT", "1:30 AM EST", "2:00 AM"],
    ["es", "1:30 GMT-4", "1:30 GMT-5", "2:00"],
  ])("has the zone's name at its times in %s", (locale, ...expected) => {
    const format = createTimeFormat(NEW_YORK, locale);
    const times = [summer, winter, after].map((slot) => slot && plainSpaces(format(slot)));
    expect(times).toEqual(expected);
  });
});

describe("the end", () => {
  test("is not said of a slot of two hours", () => {
    const slot = slotAt("2026-11-23T14:00:00Z", 120);
    expect(plainSpaces(createTimeFormat(NEW_YORK, "en")(slot))).toBe("9:00 AM");
  });

  test("is said of a longer one, which is a window", () => {
    const slot = slotAt("2026-11-23T14:00:00Z", 9 * 60);
    expect(plainSpaces(createTimeFormat(NEW_YORK, "en")(slot))).toBe("9:00 AM – 6:00 PM");
  });
});

test.each([
  ["en", "Eastern Time"],
  ["es", "hora oriental"],
])("the zone's name holds all year in %s", (locale, name) => {
  expect(zoneName(NEW_YORK, locale)).toBe(name);
});
