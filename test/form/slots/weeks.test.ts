import { describe, expect, test } from "vitest";
import { groupSlots, periodAt, periodOf, weeksOf } from "../../../src/form/slots/weeks.ts";
import { slotAt, slotsBetween, ZONES } from "./slots-fixture.ts";

/** A year ahead. */
const LAST_PERIOD = 12;
const NEW_YORK = "America/New_York";
/** Sunday, 1 a.m. in New York, an hour before the clocks are set back. */
const NOW = Date.parse("2026-11-01T05:00:00Z");

test("the first period begins now, and ends at a midnight of the practice", () => {
  expect(periodAt(0, NOW, NEW_YORK)).toEqual({
    index: 0,
    weeks: 4,
    isLast: false,
    from: NOW,
    to: Date.parse("2026-11-29T00:00:00-05:00"),
    firstDay: "2026-11-01",
    lastDay: "2026-11-28",
  });
});

test.each(ZONES)("in %s, each period begins where the one before ends, at midnight", (zone) => {
  const time = new Intl.DateTimeFormat("en", { timeZone: zone, hour: "numeric", hourCycle: "h23" });
  for (let index = 1; index <= LAST_PERIOD; index += 1) {
    const { from, to } = periodAt(index, NOW, zone);
    expect(from).toBe(periodAt(index - 1, NOW, zone).to);
    expect(Number(time.format(from))).toBe(0);
    expect(periodOf(new Date(from).toISOString(), NOW, zone)).toBe(index);
    expect(periodOf(new Date(to - 1).toISOString(), NOW, zone)).toBe(index);
  }
});

test("a time in the past is in the first period, one beyond a year in the last", () => {
  expect(periodOf("2025-01-01T00:00:00Z", NOW, NEW_YORK)).toBe(0);
  expect(periodOf("2030-01-01T00:00:00Z", NOW, NEW_YORK)).toBe(LAST_PERIOD);
});

test("weeks begin at today's day of the week, and those without available times are left out", () => {
  const slots = ["2026-11-01T20:00:00Z", "2026-11-08T04:59:00Z", "2026-11-22T15:00:00Z"];
  const days = groupSlots(
    slots.map((start) => slotAt(start)),
    NEW_YORK,
  );
  const weeks = weeksOf(days, periodAt(0, NOW, NEW_YORK));
  expect(
    weeks.map(({ days, ...week }) => ({ ...week, days: days.map(({ date }) => date) })),
  ).toEqual([
    {
      index: 0,
      firstDay: "2026-11-01",
      lastDay: "2026-11-07",
      days: ["2026-11-01", "2026-11-07"],
    },
    { index: 3, firstDay: "2026-11-22", lastDay: "2026-11-28", days: ["2026-11-22"] },
  ]);
  const [week] = weeksOf(
    groupSlots([slotAt("2026-12-01T15:00:00Z")], NEW_YORK),
    periodAt(1, NOW, NEW_YORK),
  );
  expect(week).toMatchObject({ index: 4, firstDay: "2026-11-29" });
});

describe("times are grouped", () => {
  test("by day of the practice's zone", () => {
    const slots = slotsBetween("2026-11-23T04:00:00Z", "2026-11-23T06:00:00Z");
    expect(groupSlots(slots, NEW_YORK).map(({ date }) => date)).toEqual([
      "2026-11-22",
      "2026-11-23",
    ]);
    expect(groupSlots(slots, "UTC").map(({ date }) => date)).toEqual(["2026-11-23"]);
  });

  test.each([
    ["00:00", "morning"],
    ["11:59", "morning"],
    ["12:00", "afternoon"],
    ["16:59", "afternoon"],
    ["17:00", "evening"],
    ["23:59", "evening"],
  ])("by part of the day: %s is in the %s", (time, part) => {
    const slot = slotAt(`2026-11-23T${time}:00Z`);
    expect(groupSlots([slot], "UTC")).toEqual([
      { date: "2026-11-23", parts: [{ part, slots: [slot] }] },
    ]);
  });

  test("without days and parts that have none", () => {
    const slots = [slotAt("2026-11-23T18:00:00Z"), slotAt("2026-11-27T09:00:00Z")];
    expect(groupSlots(slots, "UTC").map(({ parts }) => parts.map(({ part }) => part))).toEqual([
      ["evening"],
      ["morning"],
    ]);
    expect(groupSlots([], "UTC")).toEqual([]);
  });
});

describe("a day of", () => {
  test.each([
    [23, "2026-03-08T05:00:00Z", "2026-03-09T04:00:00Z", "2026-03-08"],
    [24, "2026-03-09T04:00:00Z", "2026-03-10T04:00:00Z", "2026-03-09"],
    [25, "2026-11-01T04:00:00Z", "2026-11-02T05:00:00Z", "2026-11-01"],
  ])("%i hours has all of its times", (hours, from, to, date) => {
    const days = groupSlots(slotsBetween(from, to), NEW_YORK);
    expect(days.map((day) => day.date)).toEqual([date]);
    const counts = days[0]?.parts.map(({ slots }) => slots.length);
    expect(counts).toEqual([(hours - 12) * 2, 10, 14]);
  });
});
