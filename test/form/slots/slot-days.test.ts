import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DAY_PARTS } from "../../../src/contract/booking-request/day-parts.ts";
import { groupSlots } from "../../../src/form/slots/slot-days.ts";
import { fuzz } from "../../fuzz/fuzz.ts";
import { slotAt, slotsBetween, ZONES } from "./slots-fixture.ts";

const NEW_YORK = "America/New_York";

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

test("every time is in exactly one place, in order, in any zone", () => {
  const minute = fc.integer({ min: Date.UTC(2026, 0) / 60_000, max: Date.UTC(2027, 0) / 60_000 });
  fc.assert(
    fc.property(
      fc.uniqueArray(minute, { maxLength: 60 }),
      fc.constantFrom(...ZONES),
      (all, zone) => {
        const slots = all.sort((a, b) => a - b).map((at) => slotAt(at * 60_000));
        const days = groupSlots(slots, zone);
        expect(new Set(days.map(({ date }) => date)).size).toBe(days.length);
        for (const { parts } of days) {
          const order = parts.map(({ part }) => DAY_PARTS.indexOf(part));
          expect(order).toEqual([...new Set(order)].sort());
          expect(parts.every((part) => part.slots.length > 0)).toBe(true);
        }
        const inOrder = days.flatMap(({ parts }) => parts.flatMap((part) => part.slots));
        expect(inOrder).toEqual(slots);
      },
    ),
    fuzz(100),
  );
});
