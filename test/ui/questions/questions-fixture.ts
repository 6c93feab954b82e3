import { expect } from "vitest";
import { type Locator, page } from "vitest/browser";
import type { Slot, SlotQuery } from "../../../src/contract/slot.ts";
import { recordOf } from "../../example-record.ts";
import { radio, renderRecord } from "../render-fixture.ts";

/** The days of the practice with available times, three weeks after another. */
const DAYS = ["2026-11-23", "2026-11-24", "2026-12-10"];
const TIMES = ["09:00", "09:30", "13:00", "18:30"];

/** Oregon's times, as in the examples' records; the tests' current day is November 20, 2026. */
export const SLOTS: readonly Slot[] = DAYS.flatMap((day) =>
  TIMES.map((time) => ({
    id: `${day} ${time}`,
    start: `${day}T${time}:00-08:00`,
    end: `${day}T${time.replace(":00", ":20").replace(":30", ":50")}:00-08:00`,
    schedule: "Schedule/1",
  })),
);

export const offering = (offer: { free: readonly Slot[] }) => async (query: SlotQuery) =>
  offer.free.filter(
    ({ start }) =>
      Date.parse(start) >= Date.parse(query.from) && Date.parse(start) < Date.parse(query.to),
  );

export const times = () => page.getByRole("group", { name: /Which time would you like/ });
export const day = (name: string) => radio(new RegExp(`^${name}`));
// Unicode has changed the spaces in times before.
export const time = (name: string) => radio(new RegExp(`^${name.replace(" ", "\\s")}$`));

export const expectAnnounced = () =>
  expect.poll(() => times().element().querySelector("[aria-live=polite]")?.textContent);

export const expectText = (locator: Locator) => expect.poll(() => locator.element().textContent);

/** The form of a practice that offers {@link SLOTS}, with the times of one day; a test may change `offer`. */
export function renderTimes(options: Parameters<typeof renderRecord>[1] = {}) {
  const offer = { free: SLOTS };
  const form = { times: { onSlots: offering(offer) }, width: 560, ...options };
  return { ...renderRecord(recordOf("observed-defaults"), form), offer };
}
