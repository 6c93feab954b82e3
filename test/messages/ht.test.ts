import { expect, test } from "vitest";
import type { Slot } from "../../src/contract/slot.ts";
import { formatDay, formatDays, formatSlot, zoneName } from "../../src/form/slots/format-times.ts";
import { fieldErrorMessage } from "../../src/messages/field-messages.ts";
import { formatMonth, weekdayNames } from "../../src/messages/format-date.ts";
import { languages } from "./sentences.ts";

const SLOT = { start: "2026-11-23T17:30:00Z", end: "2026-11-23T18:00:00Z" } as Slot;

test("no engine has data for Haitian Creole: else src/form/date/haitian-creole.ts can go", () => {
  expect(Intl.DateTimeFormat.supportedLocalesOf("ht")).toEqual([]);
});

test("has its own months and weekdays, and a clock with 12 hours", () => {
  expect(formatDay("2026-11-23", "ht")).toBe("lendi 23 novanm");
  expect(formatDays("2026-11-23", "2026-11-29", "ht-US")).toBe("23–29 novanm");
  expect(formatDays("2026-12-28", "2027-01-03", "ht")).toBe(
    "28\u00a0desanm 2026\u2009–\u20093\u00a0janvye 2027",
  );
  expect(formatSlot(SLOT, "America/New_York", "ht-US")).toBe(
    "lendi 23\u00a0novanm 2026 a 12:30\u00a0PM",
  );
  expect(formatMonth({ year: 1990, month: 8, day: 1 }, "ht")).toBe("out 1990");
  expect(Object.values(weekdayNames("ht"))).toEqual([
    "Lendi",
    "Madi",
    "Mèkredi",
    "Jedi",
    "Vandredi",
    "Samdi",
    "Dimanch",
  ]);
});

test.each([
  ["America/New_York", "lè zòn Lès"],
  ["America/Chicago", "lè zòn Santral"],
  ["America/Denver", "lè zòn Montay"],
  ["America/Los_Angeles", "lè zòn Pasifik"],
])("names the time zone %s", (zone, name) => {
  expect(zoneName(zone, "ht-US")).toBe(name);
});

test("joins the missing parts of a date with ak", () => {
  const error = { code: "date-incomplete", parts: ["day", "month"] } as const;
  expect(fieldErrorMessage(languages.ht, "dob", error)).toBe("Konplete dat nesans lan: jou ak mwa");
});
