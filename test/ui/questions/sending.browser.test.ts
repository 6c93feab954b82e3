import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { postalAddress } from "../../../src/form/branding/postal-address.ts";
import { addToEveryObject } from "../../every-object.ts";
import { recordOf } from "../../example-record.ts";
import {
  button,
  checkbox,
  errorSummary,
  fillIn,
  heading,
  renderRecord,
  textbox,
} from "../render-fixture.ts";
import { day, expectText, offering, renderTimes, SLOTS, time, times } from "./questions-fixture.ts";

const RECORD = recordOf("observed-defaults");
const NAME = RECORD.name;
const goOn = () => button("Continue").click();
async function fillInAndSend() {
  await goOn();
  await fillIn();
  await button("Send request").click();
}
const TAKEN = "The time that you chose is no longer available";
const ADDRESS = postalAddress(RECORD);

test("the chosen time is next to the button and in the request, and the sent screen calls it requested, not booked", async () => {
  // A page's scripts may add it; only the receiver books.
  addToEveryObject({ isBooked: true });
  const { submitted } = renderTimes();
  await time("9:30 AM").click();
  await expect.element(page.getByText(/^Your time Mon, Nov.23, 9:30.AM/)).toBeVisible();
  await checkbox("An earlier day also works for me").click();
  await expect.element(day("Monday, November 23 4 times Your time: 9:30.AM")).toBeVisible();
  await fillInAndSend();
  await expect.element(heading("Your request was sent")).toBeVisible();
  await expect.element(page.getByText("Time you asked for")).toBeVisible();
  await expect.element(page.getByText(/Monday, November.23, 2026 9:30.AM/)).toBeVisible();
  await expect
    .element(page.getByText(/^The practice will contact you about this time/))
    .toBeVisible();
  const slot = { ...SLOTS[1], source: "onSlots" };
  expect(submitted[0]).toMatchObject({ slot, earlier: true });
});

test("the sent screen says when the practice answers, and still that there is no appointment", async () => {
  renderTimes({ settings: { replyWithin: "2 hours" } });
  await fillInAndSend();
  for (const sentence of ["You have no appointment yet.", "The practice answers within 2 hours."])
    await expect.element(page.getByText(sentence)).toBeVisible();
});

test("the sent screen speaks of an email only if the receiver did", async () => {
  const email = page.getByText(/You will also get an email/);
  for (const isEmailed of [true, false]) {
    const accepted = { kind: "accepted", ...(isEmailed && { isEmailed }) } as const;
    const { remove } = renderTimes({ outcomes: [accepted] });
    await fillInAndSend();
    await expect.element(heading("Your request was sent")).toBeVisible();
    expect(email.elements()).toHaveLength(isEmailed ? 1 : 0);
    remove();
  }
});

test("a booked appointment shows when and where, and a link to a map", async () => {
  const settings = { replyWithin: "2 hours" };
  renderTimes({ settings, outcomes: [{ kind: "accepted", isBooked: true }] });
  await time("9:30 AM").click();
  await fillInAndSend();
  const link = page.getByRole("link", { name: `${ADDRESS} (opens in a new tab)` });
  await expect.element(link).toHaveAttribute("target", "_blank");
  const { origin, searchParams } = new URL(link.element().getAttribute("href") ?? "");
  expect(origin).toBe("https://www.google.com");
  expect(searchParams.get("query")).toBe(`${NAME}, ${ADDRESS}`);
  await expect.element(page.getByText(/^Monday, November 23, 2026 9:30\sAM/)).toBeVisible();
  await expect.element(heading("Your appointment is booked")).toBeVisible();
  await expect.element(page.getByText(/have no appointment|within/)).not.toBeInTheDocument();
  await expect.element(page.getByText(/To change or cancel, call the practice/)).toBeVisible();
});

test("a booking without a chosen time is not called one, and says what happens next", async () => {
  renderTimes({ outcomes: [{ kind: "accepted", isBooked: true }] });
  await fillInAndSend();
  await expect.element(heading("Your request was sent")).toBeVisible();
  await expect.element(page.getByText(/will contact you to arrange a time/)).toBeVisible();
});

test("the file for the calendar has the practice and the reference, and no answer of the patient", async () => {
  const { submitted } = renderTimes({ outcomes: [{ kind: "accepted", isBooked: true }] });
  await time("9:30 AM").click();
  await fillInAndSend();
  const link = page.getByRole("link", { name: "Add to calendar" });
  await expect.element(link).toHaveAttribute("download", "appointment.ics");
  const response = await fetch(link.element().getAttribute("href") ?? "");
  const file = (await response.text()).replaceAll("\r\n ", "");
  expect(file).toContain(`SUMMARY:Appointment at ${NAME}`);
  expect(file).toContain(`LOCATION:${ADDRESS.replaceAll(",", "\\,")}`);
  expect(file).toContain("DTSTART:20261123T173000Z");
  const answers = Object.values(submitted[0]?.patient ?? {});
  expect(answers).not.toEqual([]);
  for (const answer of answers) expect(file).not.toContain(answer);
});

test("a request is sent without a time, and without what depends on one", async () => {
  const { root, submitted } = renderTimes();
  await checkbox("An earlier day also works for me").click();
  await fillInAndSend();
  await expect.element(heading("Your request was sent")).toBeVisible();
  await expect.element(page.getByText(/arrange a time/)).toBeVisible();
  expect(submitted[0]).not.toHaveProperty("slot");
  expect(submitted[0]).not.toHaveProperty("earlier");
  const words = root.querySelector<HTMLElement>(".widget")?.innerText.trim().split(/\s+/) ?? [];
  expect(words.length).toBeLessThanOrEqual(70);
});

test("a chosen time that has passed is an error, and is not sent", async () => {
  const [first, second] = SLOTS.map(({ start }) => Date.parse(start));
  let now = (first ?? 0) - 60_000;
  const { root, submitted } = renderTimes({ now: () => now });
  await time("9:00 AM").click();
  await goOn();
  await fillIn();
  now = first ?? 0;
  await button("Send request").click();
  const notice = page.getByRole("region", { name: "Your request was not sent" });
  await expectText(notice).toMatch(
    /Monday, November.23, 2026 at 9:00.AM.? is not available\. Choose another time, or send/,
  );
  expect(root.activeElement).toBe(notice.element());
  await expect.element(errorSummary()).not.toBeInTheDocument();
  await expect.element(time("9:00 AM")).not.toBeInTheDocument();
  expect(submitted).toEqual([]);
  const { height } = notice.element().getBoundingClientRect();
  await time("9:30 AM").click();
  const fixed = page.getByRole("region", { name: "All corrected" });
  expect(fixed.element().getBoundingClientRect().height).toBe(height);
  await goOn();
  await expect.element(textbox("First name")).toHaveValue("Maren");
  await button("Send request").click();
  await expect.element(heading("Your request was sent")).toBeVisible();
  expect(submitted.map(({ slot }) => Date.parse(slot?.start ?? ""))).toEqual([second]);
});

test("a chosen time that has passed is in the error summary if another answer is wrong, too", async () => {
  const [first] = SLOTS.map(({ start }) => Date.parse(start));
  let now = (first ?? 0) - 60_000;
  const offered = { onSlots: offering({ free: SLOTS }) };
  const { root, scheduler } = renderRecord(RECORD, { now: () => now, times: offered });
  const { pageQuestions } = scheduler;
  await expect.element(times()).toBeVisible();
  if (pageQuestions.value) pageQuestions.value = { ...pageQuestions.value, isOneScreen: true };
  await time("9:00 AM").click();
  now = first ?? 0;
  await button("Send request").click();
  await expectText(errorSummary()).toMatch(TAKEN);
  expect(root.activeElement).toBe(errorSummary().element());
  await expectText(times()).toMatch("Choose another time, or send your request without one.");
  await expect
    .element(page.getByRole("region", { name: "Your request was not sent" }))
    .not.toBeInTheDocument();
});

test("while loading, the question says so, and the request can be sent", async () => {
  const { submitted } = renderTimes({ times: { onSlots: () => new Promise(() => {}) } });
  await expectText(times()).toMatch("Looking for available times…");
  await expect.element(button("Later times")).toHaveAttribute("aria-disabled", "true");
  await fillInAndSend();
  await expect.element(heading("Your request was sent")).toBeVisible();
  expect(submitted).toHaveLength(1);
});
