import { expect, test } from "vitest";
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
import { button, radio, renderRecord } from "../render-fixture.ts";

test("lists the days with available times; the first one is open, grouped by part of the day", async () => {
  renderTimes();
  await expect.element(day("Monday, November 23")).toHaveAttribute("aria-expanded", "true");
  await expect
    .element(day("Tuesday, November 24 4 times"))
    .toHaveAttribute("aria-expanded", "false");
  const group = (name: string) => page.getByRole("group", { name });
  await expectText(group("Monday, November 23 Morning")).toMatch(/^Morning9:00.AM9:30.AM$/);
  await expectText(group("Monday, November 23 Afternoon")).toMatch(/^Afternoon1:00.PM$/);
  await expectText(group("Monday, November 23 Evening")).toMatch(/^Evening6:30.PM$/);
  await expectAnnounced().toMatch(
    /^Nov 19 – 25: 8 times Times are in this time zone: Pacific Time\.$/,
  );
});

test("a day opens and closes by keyboard, and keeps the focus", async () => {
  const { root } = renderTimes();
  await expect.element(day("Tuesday")).toBeVisible();
  (day("Tuesday").element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(day("Tuesday")).toHaveAttribute("aria-expanded", "true");
  expect(time("9:00 AM").elements()).toHaveLength(2);
  await userEvent.keyboard(" ");
  await expect.element(day("Tuesday")).toHaveAttribute("aria-expanded", "false");
  expect(root.activeElement).toBe(day("Tuesday").element());
});

test("from 600 pixels on, the days are columns with their times, without opening any", async () => {
  const { root } = renderTimes({ width: 640 });
  await expect.poll(() => root.querySelectorAll(".column")).toHaveLength(2);
  await expect
    .element(page.getByRole("heading", { name: "Tuesday, November 24 4 times" }))
    .toBeVisible();
  const tuesday = page.getByRole("group", { name: "Tuesday, November 24 Morning" });
  expect(tuesday.getByRole("radio").elements()).toHaveLength(2);
  (time("9:00 AM").first().element() as HTMLElement).focus();
  await userEvent.keyboard(" {ArrowDown}");
  await expect.poll(() => root.querySelectorAll(".time :checked")).toHaveLength(1);
  await userEvent.keyboard("{Tab}");
  expect(root.activeElement).toBe(tuesday.getByRole("radio").elements()[0]);
});

test("the days follow the width of the form, and keep the chosen time", async () => {
  const { root, container } = renderTimes({ width: 640 });
  await time("9:30 AM").first().click();
  container.style.width = "400px";
  await expect.element(day("Monday, November 23")).toHaveAttribute("aria-expanded", "true");
  expect(root.querySelector<HTMLInputElement>(".time :checked")?.value).toContain("T09:30");
  container.style.width = "640px";
  await expect.poll(() => root.querySelectorAll(".column .time :checked")).toHaveLength(1);
});

test("columns have the first times of a long day, and all of them after a press", async () => {
  const free = Array.from({ length: 12 }, (_, index) => {
    const start = `2026-11-23T${index + 8 < 10 ? "0" : ""}${index + 8}:00:00-08:00`;
    return { id: start, start, end: start.replace(":00:00", ":30:00"), schedule: "Schedule/1" };
  });
  const { root } = renderTimes({ width: 640, times: { onSlots: offering({ free }) } });
  await expect.poll(() => root.querySelectorAll(".time")).toHaveLength(8);
  await button("Show all times").click();
  await expect.poll(() => root.querySelectorAll(".time")).toHaveLength(12);
  await expect.element(button("Show all times")).toHaveAttribute("aria-expanded", "true");
  (root.querySelectorAll<HTMLElement>(".time input")[10] as HTMLElement).click();
  await button("Show all times").click();
  // The chosen one stays visible.
  await expect.poll(() => root.querySelectorAll(".time")).toHaveLength(9);
});

test("the first available time can be chosen, and removed, before a day is opened", async () => {
  const { root } = renderTimes();
  const first = button(/^First available Monday, November 23 at 9:00.AM$/);
  await first.click();
  await expect.element(first).toHaveAttribute("aria-pressed", "true");
  expect(root.querySelector<HTMLInputElement>(".time :checked")?.value).toContain("T09:00");
  await first.click();
  await expect.element(first).toHaveAttribute("aria-pressed", "false");
  expect(root.querySelector(".time :checked")).toBeNull();
  await button("Later times").click();
  await expectAnnounced().toMatch(/^Dec 10 – 16/);
  // Otherwise, the buttons below it would move.
  await expect.element(first).toBeVisible();
});

test("later and earlier times are on buttons that stay in place", async () => {
  const { root } = renderTimes();
  await expect.element(button("Earlier times")).toHaveAttribute("aria-disabled", "true");
  await button("Later times").click();
  await expect.element(day("Thursday, December 10")).toHaveAttribute("aria-expanded", "true");
  await expectAnnounced().toMatch(/^Dec 10 – 16: 4 times Times/);
  expect(root.activeElement).toBe(button("Later times").element());
  await button("Earlier times").click();
  await expect.element(day("Monday, November 23")).toBeVisible();
});

test("the appointment type comes first; a time that it does not have is reported as gone", async () => {
  const offer = { free: SLOTS };
  renderRecord(recordOf("appointment-types"), { times: { onSlots: offering(offer) }, width: 560 });
  await radio("Check-up and cleaning").click();
  await button("Continue").click();
  await time("10:30 AM").click();
  offer.free = SLOTS.slice(2);
  await button("Change: Check-up and cleaning").click();
  await radio("New patient visit").click();
  await button("Continue").click();
  const lostTime = page.getByText(/is no longer available/);
  await expectText(lostTime).toMatch(/Monday, November.23 at 10:30.AM/);
  await expect.element(page.getByRole("group", { name: "Your time" })).not.toBeInTheDocument();
  await time("2:00 PM").click();
  await expect.element(lostTime).not.toBeInTheDocument();
});

test("slow loading says so, and that the form can be filled in", async () => {
  renderTimes({ times: { onSlots: () => new Promise(() => {}) } });
  await expectAnnounced().toMatch(/longer than usual\. You can answer the other questions/);
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
  await expect
    .element(times().getByText(/^You can send your request without a time/))
    .toBeVisible();
  await expect.element(times().getByRole("link", { name: /^Call / })).toBeVisible();
  expect(found.map(({ code }) => code)).toEqual(["WS608"]);
  await button("Try again").click();
  await expect.element(time("9:00 AM")).toBeVisible();
  expect(root.activeElement).toBe(times().element());
});

test("without available times, the patient can look further ahead, call, or send a request", async () => {
  renderTimes({ times: { onSlots: async () => [] } });
  await expectAnnounced().toMatch(/^No available times: Nov\s19 – Dec\s16$/);
  await expect
    .element(times().getByText(/^You can send your request without a time/))
    .toBeVisible();
  await expect.element(times().getByRole("link", { name: /^Call / })).toBeVisible();
  await button("Later times").click();
  await expectAnnounced().toMatch(/^No available times: Dec\s17, 2026 – Jan\s13, 2027$/);
});

test("times that cannot be read are not told as none: how to call, and where to write", async () => {
  const unreadable = SLOTS.map((slot) => ({ ...slot, end: slot.start }));
  const { found } = renderRecord(recordOf("optional-fields"), {
    times: { onSlots: async () => unreadable },
  });
  await expectAnnounced().toMatch("The available times could not be shown.");
  const notice = times().getByText(/^You can send your request without a time/);
  await expectText(notice).toMatch(/write under “Is there anything the practice should know\?”/);
  await expect.element(times().getByRole("link", { name: /^Call / })).toBeVisible();
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
  const { root, found } = renderTimes({ width: 640, times: { onSlots: offering({ free }) } });
  await expectAnnounced().toMatch(/^Nov 19 – 25: not all available times could be shown/);
  await expect.poll(() => root.querySelectorAll(".time")).toHaveLength(8);
  await expect.element(page.getByRole("heading", { name: "Monday, November 23" })).toBeVisible();
  await expect.element(button(/^First available/)).not.toBeInTheDocument();
  expect(times().element().textContent).not.toMatch(/\d times?\b/);
  expect(found.map(({ code }) => code)).toEqual(["WS606"]);
});

test("in Arabic, days and times are as the language writes them", async () => {
  renderTimes({ lang: "ar" });
  const monday = "الاثنين، 23 نوفمبر";
  await expect.element(page.getByRole("group", { name: /ما الوقت المناسب لك/ })).toBeVisible();
  await expect
    .element(page.getByRole("group", { name: new RegExp(`${monday} الصباح`) }))
    .toBeVisible();
  await time("9:30 ص").click();
  await expect.element(day(`${monday}.*9:30 ص`)).toBeVisible();
});

test.each([180, 640])("nothing overflows a column of %i pixels", async (width) => {
  const { root, container } = renderTimes({ width, lang: "es" });
  await expect.poll(() => root.querySelector(".time")).not.toBeNull();
  const scrollWidths = [
    ...root.querySelectorAll(".widget, .day-button, .column-title, .time, .move, .first-time"),
  ].map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(Math.max(...scrollWidths)).toBeLessThanOrEqual(0);
  expect(root.querySelector(".widget")?.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
});
