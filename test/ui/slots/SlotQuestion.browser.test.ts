import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { recordOf } from "../../example-record.ts";
import {
  day,
  expectAnnounced,
  expectText,
  offering,
  renderTimes,
  SLOTS,
  time,
  times,
} from "../questions/questions-fixture.ts";
import { button, renderRecord, row } from "../render-fixture.ts";

test("has the seven days of a week, of which those with times can be opened", async () => {
  const { root } = renderTimes();
  await expect.element(day("Monday, November 23 4 times")).toBeChecked();
  await expect.element(day("Tuesday, November 24 4 times")).not.toBeChecked();
  expect(root.querySelectorAll(".day-head")).toHaveLength(7);
  await expect.element(day("Sunday, November 22 no times")).toBeDisabled();
  const monday = page.getByRole("group", { name: "Monday, November 23 4 times" });
  await expectText(monday).toMatch(/9:00.AM.*9:30.AM.*1:00.PM.*6:30.PM$/);
  await expectAnnounced().toMatch(/^Nov 19 – 25: 8 times \(Pacific Time\)$/);
});

test("the arrow keys open another day, and Tab leads to its times", async () => {
  const { root } = renderTimes();
  await expect.element(day("Monday")).toBeChecked();
  (day("Monday").element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(day("Tuesday")).toBeChecked();
  expect(root.activeElement).toBe(day("Tuesday").element());
  await userEvent.keyboard("{Tab} ");
  await expect.element(time("9:00 AM")).toBeChecked();
  expect((root.activeElement as HTMLInputElement).value).toContain("2026-11-24T09:00");
  await day("Monday").click();
  await expect.element(day("Tuesday, November 24 4 times Your time: 9:00.AM")).toBeVisible();
});

test("from 760 pixels on, the days are columns with their times, without opening any", async () => {
  const { root } = renderTimes({ width: 760 });
  const tuesday = page.getByRole("group", { name: "Tuesday, November 24 4 times" });
  await expect.element(tuesday).toBeVisible();
  await expect.element(day("Tuesday")).not.toBeInTheDocument();
  (time("9:00 AM").first().element() as HTMLElement).focus();
  await userEvent.keyboard(" {ArrowDown}");
  await expect.poll(() => root.querySelectorAll(".time :checked")).toHaveLength(1);
  await userEvent.keyboard("{Tab}");
  expect(root.activeElement).toBe(tuesday.getByRole("radio").elements()[0]);
});

test("in columns, the afternoons of all days begin in one line", async () => {
  const free = SLOTS.filter(({ start }) => /-23T(?:09|13)|-24T(?:1|09:30)/.test(start));
  const { root } = renderTimes({ width: 760, times: { onSlots: offering({ free }) } });
  await expect.poll(() => shownTimes(root).length).toBeGreaterThan(3);
  const parts = [...root.querySelectorAll(".part")].filter((part) => part.textContent === "PM");
  expect(new Set(parts.map((part) => part.getBoundingClientRect().top)).size).toBe(1);
});

/** A slot every half an hour, `perDay` of them a day, from November 21 until December 31. */
const manySlots = (perDay: number) =>
  Array.from({ length: 40 * perDay }, (_, index) => {
    const minutes = Math.floor(index / perDay) * 1440 + (index % perDay) * 30;
    const start = Date.parse("2026-11-21T08:00:00-08:00") + minutes * 60_000;
    const [from = "", to = ""] = [start, start + 1_200_000].map((ms) => new Date(ms).toISOString());
    return { id: from, start: from, end: to, schedule: "" };
  });

test.each([390, 640, 760])(
  "nothing below the times moves in a form of %i pixels",
  async (width) => {
    const offer = { free: manySlots(1) };
    const times = { onSlots: offering(offer) };
    const { root, scheduler } = renderRecord(recordOf("appointment-types"), { times, width });
    const types = ["Check-up and cleaning", "New patient visit"];
    await row(types[1] ?? "").click();
    await expect.poll(() => root.querySelector(".slot")).not.toBeNull();
    const topOf = (selector: string) =>
      root.querySelector(selector)?.getBoundingClientRect().top ?? 0;
    // Not from the viewport, which a click may scroll.
    const tops = () => [".earlier", ".help"].map((one) => Math.round(topOf(one) - topOf(".paper")));
    const before = tops();
    const expectStill = async (step: string, pattern: RegExp) => {
      await expectAnnounced().toMatch(pattern);
      const moved = tops().map((top, index) => Math.abs(top - (before[index] ?? 0)) > 1);
      expect([step, ...moved]).toEqual([step, false, false]);
    };
    for (const [index, perWeek] of [7, 2, 21, 196].entries()) {
      offer.free = perWeek === 2 ? SLOTS.slice(3, 5) : manySlots(perWeek / 7);
      scheduler.form.setAnswer("slot", null);
      scheduler.back("visit");
      await row(types[index % 2] ?? "").click();
      await expectStill(`${perWeek} times`, /^Nov 19/);
      root.querySelector<HTMLElement>(".times.shown .time")?.click();
      await expect.element(page.getByText("Your time")).toBeVisible();
      await expectStill("chosen", /^Nov 19/);
      root.querySelectorAll<HTMLElement>(".day-head :enabled")[1]?.click();
      await expectStill("another day", /^Nov 19/);
      if (perWeek === 2) continue;
      await button("Later times").click();
      await expectStill("another week", /^Nov.26/);
    }
    offer.free = [];
    scheduler.form.setAnswer("slot", null);
    scheduler.back("visit");
    await row(types[0] ?? "").click();
    await expectAnnounced().toMatch(/^No available times/);
    expect(Math.abs((tops()[0] ?? 0) - (before[0] ?? 0))).toBeLessThanOrEqual(1);
  },
);

/** In the notice, before the hint, which is then hidden. */
const withoutTime = () => page.getByText(/^You can send your request/);

const shownTimes = (root: ShadowRoot) =>
  [...root.querySelectorAll<HTMLElement>(".time")].filter((time) => time.checkVisibility());

test.each([
  [560, 8, 8],
  [760, 5, 5],
])("at %i pixels, a long day has %i times, and all after a button", async (width, first, again) => {
  const free = manySlots(12).slice(0, 12);
  const { root } = renderTimes({ width, times: { onSlots: offering({ free }) } });
  await expect.poll(() => shownTimes(root)).toHaveLength(first);
  await button("Show all times").click();
  await expect.poll(() => shownTimes(root)).toHaveLength(12);
  await expect.element(button("Show all times")).toHaveAttribute("aria-expanded", "true");
  shownTimes(root)[10]?.click();
  await button("Show all times").click();
  // The chosen one stays visible, and not behind the button in the last of nine places.
  await expect.poll(() => shownTimes(root)).toHaveLength(again);
  const [other, chosen] = [shownTimes(root)[0], shownTimes(root).at(-1)];
  expect(chosen?.matches(".picked")).toBe(true);
  const colorOf = (time = root.host) => getComputedStyle(time).backgroundColor;
  expect(colorOf(chosen)).not.toBe(colorOf(other));
});

test("the first available time goes on from any week, and is marked on return", async () => {
  const { root } = renderTimes();
  const first = button(/^First available Mon, Nov 23, 9:00.AM$/);
  await time("6:30 PM").click();
  await button("Later times").click();
  await expectAnnounced().toMatch(/^Dec 10 – 16/);
  // Otherwise, the buttons below it would move.
  await expect.element(first).toHaveAttribute("aria-current", "false");
  await first.click();
  await button(/^Mon, Nov 23, 9:00.AM Change$/).click();
  await expect.element(first).toHaveAttribute("aria-current", "true");
  expect(root.querySelector<HTMLInputElement>(".time :checked")?.value).toContain("T09:00");
});

test("later and earlier times are on buttons that stay in place", async () => {
  const { root } = renderTimes();
  await expect.element(button("Earlier times")).toHaveAttribute("aria-disabled", "true");
  await button("Later times").click();
  await expect.element(day("Thursday, December 10")).toBeChecked();
  await expectAnnounced().toMatch(/^Dec 10 – 16: 4 times \(/);
  expect(root.activeElement).toBe(button("Later times").element());
  await button("Earlier times").click();
  await expect.element(day("Monday, November 23")).toBeVisible();
});

test("the appointment type comes first; a time that it does not have is reported as gone", async () => {
  const offer = { free: SLOTS };
  renderRecord(recordOf("appointment-types"), { times: { onSlots: offering(offer) }, width: 560 });
  await row("Check-up and cleaning").click();
  await time("10:30 AM").click();
  offer.free = SLOTS.slice(2);
  await row("Check-up and cleaning Change").click();
  await row("New patient visit").click();
  const lostTime = page.getByText(/is not available/);
  await expectText(lostTime).toMatch(/Monday, November.23, 2026 at 10:30.AM/);
  await expect.element(page.getByText("Your time")).not.toBeVisible();
  await time("2:00 PM").click();
  await expect.element(lostTime).not.toBeInTheDocument();
});

test("slow loading is announced", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const onSlots = vi.fn(() => new Promise<never>(() => {}));
  renderTimes({ times: { onSlots } });
  await expect.poll(() => onSlots.mock.calls.length).toBe(1);
  vi.advanceTimersByTime(3_000);
  await expectAnnounced().toMatch(/^Looking for available times/);
});

test("a failure offers to try again and to call, and keeps the focus", async () => {
  const offer = { free: SLOTS };
  let failures = 1;
  const { root, found } = renderTimes({
    times: {
      onSlots: async (query) => {
        if (failures-- > 0) throw new Error("down");
        return offering(offer)(query);
      },
    },
  });
  await expectAnnounced().toMatch("The available times could not be shown.");
  await expect.element(withoutTime()).toBeVisible();
  await expect.element(page.getByRole("link", { name: /^Call / })).toBeVisible();
  expect(found.map(({ code }) => code)).toEqual(["WS608"]);
  await button("Try again").click();
  await expect.element(time("9:00 AM")).toBeVisible();
  expect(root.activeElement).toBe(times().element());
});

test("without available times, the patient can look further ahead, call, or send a request", async () => {
  renderTimes({ times: { onSlots: async () => [] } });
  await expectAnnounced().toMatch(/^No available times: Nov\s19 – Dec\s16$/);
  await expect.element(withoutTime()).toBeVisible();
  await expect.element(page.getByRole("link", { name: /^Call / })).toBeVisible();
  await button("Later times").click();
  await expectAnnounced().toMatch(/^No available times: Dec\s17, 2026 – Jan\s13, 2027$/);
});

test("unreadable times show how to call, and do not count as no times", async () => {
  const unreadable = SLOTS.map((slot) => ({ ...slot, end: slot.start }));
  const { found } = renderRecord(recordOf("optional-fields"), {
    times: { onSlots: async () => unreadable },
  });
  await expectAnnounced().toMatch("The available times could not be shown.");
  await expect.element(page.getByRole("link", { name: /^Call / })).toBeVisible();
  await expect.element(button("Try again")).not.toBeInTheDocument();
  expect(found.map(({ code, detail }) => `${code} ${detail}`)).toEqual([
    expect.stringMatching(/^WS612 12 not as documented: end of .+ is not after its start/),
  ]);
});

test("of times that are cut off, none is called the first, and they are not counted", async () => {
  const first = Date.parse("2026-11-23T08:00:00-08:00");
  const free = Array.from({ length: 2001 }, (_, index) => {
    const [start, end] = [0, 20_000].map((ms) =>
      new Date(first + index * 20_000 + ms).toISOString(),
    );
    return { id: `${index}`, start: `${start}`, end: `${end}`, schedule: "" };
  });
  const { root, found } = renderTimes({ width: 760, times: { onSlots: offering({ free }) } });
  await expectAnnounced().toMatch(/^Nov 19 – 25: not all available times could be shown/);
  await expect.poll(() => shownTimes(root)).toHaveLength(5);
  await expect.element(button(/^First available/)).not.toBeInTheDocument();
  expect(times().element().textContent).not.toMatch(/\d times?\b/);
  expect(found.map(({ code }) => code)).toEqual(["WS606"]);
});

test("in Arabic, days and times are as the language writes them", async () => {
  renderTimes({ lang: "ar" });
  const monday = "الاثنين، 23 نوفمبر";
  await expect.element(page.getByRole("group", { name: /ما الوقت المناسب لك/ })).toBeVisible();
  await time("9:30 ص").click();
  await expect.element(day(`${monday}.*9:30 ص`)).toBeVisible();
});

test.each([180, 640, 760])("nothing overflows a column of %i pixels", async (width) => {
  const { root, container } = renderTimes({ width, lang: "es" });
  await expect.poll(() => root.querySelector(".time")).not.toBeNull();
  const parts = [...root.querySelectorAll(".widget, .day-head, .time, .move, .first-time")];
  const wide = parts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(wide.map(({ className }) => className)).toEqual([]);
  expect(root.querySelector(".widget")?.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
});

// 400 % zoom, 200 % text on a phone, and the narrowest form with columns.
const SIZES = [
  [320, 16],
  [390, 32],
  [760, 16],
] as const;

test.each(["en", "es", "ar"] as const)("no time breaks over two lines in %s", async (lang) => {
  for (const [width, fontSize] of SIZES) {
    const { root, remove } = renderTimes({ lang, width });
    await expect.poll(() => root.querySelector(".time")).not.toBeNull();
    (root.querySelector(".widget") as HTMLElement).style.fontSize = `${fontSize}px`;
    root.querySelector<HTMLElement>(".time input")?.click();
    await expect.poll(() => root.querySelector(".time.picked")).not.toBeNull();
    const texts = shownTimes(root).map((time) => time.querySelector("span") as HTMLElement);
    const broken = texts.filter((text) => {
      const tops = [...linesOf(text)].map(({ top }) => Math.round(top));
      return Math.max(...tops) - Math.min(...tops) > 8;
    });
    expect([width, texts.length > 1, broken.map(({ textContent }) => textContent)]).toEqual([
      width,
      true,
      [],
    ]);
    remove();
  }
});

function linesOf(text: HTMLElement) {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range.getClientRects();
}
