import { DAY_MS, type Slot } from "../../contract/slot.ts";
import { dateTimeFormat, knownZone } from "../date/date-time-format.ts";

/** Converts instants to a zone's wall time: the reader's zone if it is empty or the engine does not know it. */
export interface Zone {
  /** The IANA name for `Intl`; undefined for the reader's own zone. */
  name: string | undefined;
  /** The wall time as milliseconds, as if it were in UTC. */
  wallTime(instant: number): number;
}

export function createZone(timeZone: string): Zone {
  const name = knownZone(timeZone);
  if (!name) {
    const offset = (instant: number) => new Date(instant).getTimezoneOffset() * 60_000;
    return { name, wallTime: (instant) => instant - offset(instant) };
  }
  const format = dateTimeFormat("en", {
    timeZone: name,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  return {
    name,
    wallTime(instant) {
      const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
      for (const { type, value } of format.formatToParts(instant)) parts[type] = Number(value);
      const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts;
      return Date.UTC(year, month - 1, day, hour, minute, second, instant % 1000);
    },
  };
}

export function instantAt({ wallTime }: Zone, wall: number): number {
  const near = wall - (wallTime(wall) - wall);
  // The second step is right on the days on which clocks are changed.
  return wall - (wallTime(near) - near);
}

export const isMorning = ({ wallTime }: Zone, { start }: Pick<Slot, "start">) =>
  wallTime(Date.parse(start)) % DAY_MS < DAY_MS / 2;

/** Whether the zone's clocks show this minute twice, because they are set back by half an hour, one or two. */
export function isRepeated({ wallTime }: Zone, instant: number): boolean {
  const shown = wallTime(instant);
  return [-120, -60, -30, 30, 60, 120].some(
    (minutes) => wallTime(instant + minutes * 60_000) === shown,
  );
}

/** Whether the reader's clock differs. True for an unknown zone: the reader has to know whose times they are. */
export function isOtherZone(slots: readonly Pick<Slot, "start">[], timeZone: string): boolean {
  const { name, wallTime } = createZone(timeZone);
  const reader = createZone("");
  return (
    name === undefined ||
    slots.map(({ start }) => Date.parse(start)).some((at) => wallTime(at) !== reader.wallTime(at))
  );
}
