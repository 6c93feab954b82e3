/// <reference lib="esnext.temporal" />
import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createZone, isOtherZone, isRepeated } from "../../../src/form/slots/zone.ts";
import { fuzz } from "../../fuzz/fuzz.ts";
import { slotAt, ZONES } from "./slots-fixture.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const zone = fc.constantFrom(...ZONES);
const instant = fc
  .integer({ min: Date.UTC(2024, 0) / MINUTE, max: Date.UTC(2034, 0) / MINUTE })
  .map((minutes) => minutes * MINUTE);

const wallTime = (timeZone: string, at: number) =>
  new Date(createZone(timeZone).wallTime(at)).toISOString().slice(0, 16);

describe.skipIf(!("Temporal" in globalThis))("as in Temporal,", () => {
  const zoned = (timeZone: string, at: number) =>
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
  /** An instant up to four hours from a change of the zone's clocks, if they change. */
  const nearChange = fc
    .tuple(zone, instant, fc.integer({ min: -240, max: 240 }))
    .map(([timeZone, at, minutes]) => {
      const change = zoned(timeZone, at).getTimeZoneTransition("next");
      return { timeZone, at: (change?.epochMilliseconds ?? at) + minutes * MINUTE };
    });

  test("the wall time is right near a change of the clocks", () => {
    fc.assert(
      fc.property(nearChange, ({ timeZone, at }) => {
        const expected = zoned(timeZone, at).toPlainDateTime();
        expect(wallTime(timeZone, at)).toBe(expected.toString({ smallestUnit: "minute" }));
      }),
      fuzz(300),
    );
  });

  test("a wall time is repeated if it stands for two instants", () => {
    fc.assert(
      fc.property(nearChange, ({ timeZone, at }) => {
        const wall = zoned(timeZone, at).toPlainDateTime();
        const [earlier, later] = (["earlier", "later"] as const).map(
          (disambiguation) => wall.toZonedDateTime(timeZone, { disambiguation }).epochMilliseconds,
        );
        expect(isRepeated(createZone(timeZone), at)).toBe(earlier !== later);
      }),
      fuzz(500),
    );
  });
});

describe("the reader's zone", () => {
  afterEach(() => vi.unstubAllEnvs());

  // London and Lisbon always agree; New York and Phoenix differ only in some months.
  test.each([
    ["Europe/London", "Europe/Lisbon", "2026-11-23T09:00:00Z", false],
    ["Europe/London", "America/New_York", "2026-11-23T09:00:00Z", true],
    ["America/New_York", "America/Jamaica", "2026-11-23T09:00:00Z", false],
    ["America/New_York", "America/Jamaica", "2026-07-23T09:00:00Z", true],
  ])("of a reader in %s and a practice in %s at %s", (reader, practice, at, differs) => {
    vi.stubEnv("TZ", reader);
    expect(isOtherZone([slotAt(at)], practice)).toBe(differs);
  });

  test("is another if one of the times differs", () => {
    vi.stubEnv("TZ", "America/New_York");
    const slots = ["2026-10-31T14:00:00Z", "2026-11-02T14:00:00Z"].map((start) => slotAt(start));
    expect(isOtherZone(slots, "America/Jamaica")).toBe(true);
    expect(isOtherZone(slots.slice(1), "America/Jamaica")).toBe(false);
  });

  test.each(["", "Mars/Olympus", "{}"])("is used, and said, for the zone %j", (timeZone) => {
    vi.stubEnv("TZ", "America/New_York");
    const at = Date.parse("2026-11-23T14:00:00Z");
    expect(createZone(timeZone).name).toBeUndefined();
    expect(createZone(timeZone).wallTime(at)).toBe(at - 5 * HOUR);
    expect(isOtherZone([slotAt(at)], timeZone)).toBe(true);
  });
});
