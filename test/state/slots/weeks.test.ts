import { expect, test } from "vitest";
import { groupSlots, periodAt, periodOf, weeksOf } from "../../../src/state/slots/weeks.ts";
import { slotAt, slotsBetween, ZONES } from "../../form/slots/slots-fixture.ts";

/** A year ahead. */
const LAST_PERIOD = 12;
const NEW_YORK = "America/New_York";
/** Sunday, 1 a.m. in New York, an hour before the clocks are set back. */
const NOW = Date.parse("2026-11-01T05:00:00Z");

test("the first period begins now, and ends at a midnight of the practice", () => {
  expect(periodAt(0, NOW, NEW_YORK)).toEqual({
    index: 0,
    weeks: 4,
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
  const starts = ["2026-11-01T20:00:00Z", "2026-11-08T04:59:00Z", "2026-11-22T15:00:00Z"];
  const slots = starts.map((start) => slotAt(start));
  const weeks = weeksOf(slots, NEW_YORK, periodAt(0, NOW, NEW_YORK));
  expect(
    weeks.map(({ days, ...week }) => ({ ...week, times: days.map(({ slots }) => slots.length) })),
  ).toEqual([
    { index: 0, firstDay: "2026-11-01", lastDay: "2026-11-07", times: [1, 0, 0, 0, 0, 0, 1] },
    { index: 3, firstDay: "2026-11-22", lastDay: "2026-11-28", times: [1, 0, 0, 0, 0, 0, 0] },
  ]);
  const dates = weeks[0]?.days.map(({ date }) => date.slice(-2));
  expect(dates?.join(" ")).toBe("01 02 03 04 05 06 07");
  const december = [slotAt("2026-12-01T15:00:00Z")];
  const [week] = weeksOf(december, NEW_YORK, periodAt(1, NOW, NEW_YORK));
  expect(week).toMatchObject({ index: 4, firstDay: "2026-11-29" });
});

test("times are grouped by day of the practice's zone", () => {
  const slots = slotsBetween("2026-11-23T04:00:00Z", "2026-11-23T06:00:00Z");
  expect([...groupSlots(slots, NEW_YORK).keys()]).toEqual(["2026-11-22", "2026-11-23"]);
  expect([...groupSlots(slots, "UTC").keys()]).toEqual(["2026-11-23"]);
});

test.each([
  [23, "2026-03-08T05:00:00Z", "2026-03-09T04:00:00Z", "2026-03-08"],
  [24, "2026-03-09T04:00:00Z", "2026-03-10T04:00:00Z", "2026-03-09"],
  [25, "2026-11-01T04:00:00Z", "2026-11-02T05:00:00Z", "2026-11-01"],
])("a day of %i hours has all of its times", (hours, from, to, date) => {
  const days = groupSlots(slotsBetween(from, to), NEW_YORK);
  expect([...days].map(([day, slots]) => [day, slots.length])).toEqual([[date, hours * 2]]);
});
