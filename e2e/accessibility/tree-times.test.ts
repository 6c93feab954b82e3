import type { Page } from "@playwright/test";
import { isolate } from "../../src/messages/format/format.ts";
import { scan } from "../fixtures/axe.ts";
import { mockReceiver } from "../fixtures/mock-receiver.ts";
import { answerAll, submit } from "../fixtures/open-form.ts";
import { expect, test } from "../fixtures/test.ts";
import { radios, times, timesPage } from "../slots/times-page.ts";
import { treeBetween } from "./accessibility-tree.ts";

test.skip(
  ({ browserName }) => browserName !== "chromium",
  "Only Chromium exposes its accessibility tree.",
);

/** The starts of available times; null if the source fails. */
type Times = readonly string[] | null;

/** Replaces the practice's source, which replies with these in turn. */
async function mockSource(page: Page, replies: (Times | Promise<Times>)[]): Promise<void> {
  await page.route("**/fhir/Slot?*", async (route) => {
    const starts = (await replies.shift()) ?? null;
    const entry = starts?.map((start) => ({
      resource: {
        resourceType: "Slot",
        id: start,
        schedule: { reference: "Schedule/1" },
        status: "free",
        start,
        end: new Date(Date.parse(start) + 1_800_000).toISOString(),
      },
    }));
    return route.fulfill({
      status: entry ? 200 : 500,
      headers: { "Access-Control-Allow-Origin": "*" },
      json: { resourceType: "Bundle", entry },
    });
  });
}

const FREE = [
  "2026-11-23T14:00:00Z",
  "2026-11-23T14:30:00Z",
  "2026-11-23T18:00:00Z",
  "2026-11-24T23:30:00Z",
];

const question = (hint: string, inner: string, error = "", notice = "") =>
  `group “When would you like to come? (optional)”${hint && ` – ${hint}`}${error && ` ${error}`}
${hint && `paragraph ${hint}\n`}${notice && `${notice}\n`}paragraph${inner}`;

const HINT = "If you don’t choose a time, the practice will suggest one.";
const ZONE = "Times are in this time zone: Eastern Time.";
const NEEDS_TYPE = "The available times appear here after you select what the appointment is for.";
const NOT_SENT = "Your request was not sent";
const TAKEN = `${isolate("Monday, November 23 at 9:00 AM")} is no longer available. Choose another time, or send your request without one.`;

const weeks = (status: string) => `
button “Earlier times” disabled
paragraph ${status}
button “Later times”`;

const days = (count: number, first: string, morning: string) => `
button “First available Monday, November 23 at ${first}”${weeks(`Nov 20 – 26: ${count + 1} times ${ZONE}`)}
heading “Monday, November 23 ${count} times” level 4
group “Monday, November 23 Morning”
paragraph Morning
${morning}
group “Monday, November 23 Afternoon”
paragraph Afternoon
radio “1:00 PM”
heading “Tuesday, November 24 1 time” level 4
group “Tuesday, November 24 Evening”
paragraph Evening
radio “6:30 PM”`;

const LOADING = weeks("Looking for available times…").replace(
  "Later times”",
  "Later times” disabled",
);

const FAILED = `
paragraph The available times could not be loaded.
paragraph You can send your request without a time. The practice will suggest one.
button “Try again”
link “Call (207) 555-0138”`;

const NO_TIMES = `${weeks("No available times: Nov 20 – Dec 17")}
paragraph You can send your request without a time. The practice will suggest one.
link “Call (207) 555-0138”`;

const CHOSEN = `group “Your time”
paragraph Your time
paragraph Monday, November 23 at 9:00 AM (Eastern Time)
paragraph That is Monday, November 23 at 2:00 PM where you are.
button “Change”
button “Remove”`;

const NOTICE = `region “${NOT_SENT}”
heading “${NOT_SENT}” level 4
paragraph ${TAKEN}`;

test("the tree has the days, the times of an open day, and what can be done without them", async ({
  page,
  openForm,
}) => {
  await page.clock.install({ time: "2026-11-20T16:00:00Z" });
  let fail: () => void = () => {};
  const failure = new Promise<null>((resolve) => {
    fail = () => resolve(null);
  });
  await mockSource(page, [failure, [], FREE, FREE.slice(1)]);
  const taken = { status: 409, body: { code: "slot-taken" } };
  await mockReceiver(page, [taken, { status: 200, body: { booked: true } }]);
  const form = await openForm(timesPage("en"));
  const shown = () => treeBetween(page, "group “When", "textbox “First name");
  const types = form.locator('[name="appointmentType"]');
  expect(await shown()).toBe(question(NEEDS_TYPE, ""));

  // After three seconds, the form says that it takes longer than usual.
  await page.clock.pauseAt("2026-11-20T17:00:00Z");
  await types.nth(1).check();
  await times(form).getByText("Looking for available times").waitFor();
  expect(await shown()).toBe(question(HINT, LOADING));
  await page.clock.resume();
  expect(await scan(page)).toEqual([]);
  fail();
  await times(form).getByText("could not be loaded").waitFor();
  expect(await shown()).toBe(question("", FAILED));

  await types.nth(2).check();
  await times(form).getByText("No available times").waitFor();
  expect(await shown()).toBe(question("", NO_TIMES));

  await types.nth(0).check();
  await radios(form).first().waitFor();
  expect(await shown()).toBe(
    question(HINT, days(3, "9:00 AM", "radio “9:00 AM”\nradio “9:30 AM”")),
  );

  await radios(form).first().check();
  expect(await treeBetween(page, "group “Your time", "button “Send")).toBe(CHOSEN);
  expect(await scan(page)).toEqual([]);

  await answerAll(form);
  await submit(form).click();
  await form.locator(".summary").waitFor();
  await radios(form).first().waitFor();
  expect(await shown()).toBe(
    question(HINT, days(2, "9:30 AM", "radio “9:30 AM”"), `${NOT_SENT} ${TAKEN}`, NOTICE),
  );

  await radios(form).first().check();
  await submit(form).click();
  await form.locator(".sent").waitFor();
  const booked = await treeBetween(page, "heading “Your appointment is booked”", "term Your ref");
  expect(booked).toMatch(/\nparagraph Monday, November 23, 2026 9:30 AM \(Eastern Time\)\n/);
  expect(booked).toMatch(/\nlink “Add to calendar”$/);
});
