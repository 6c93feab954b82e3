import { describe, expect, test } from "vitest";
import { groupSlots } from "../../../src/form/slots/weeks.ts";
import { slotAt, slotsBetween } from "./slots-fixture.ts";

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
