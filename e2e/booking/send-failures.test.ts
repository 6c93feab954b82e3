import type { Locator, Page } from "@playwright/test";
import { enDeferred } from "../../src/messages/en.ts";
import { mockReceiver, type Reply } from "../fixtures/mock-receiver.ts";
import { answerAll, openForm, type Servers, submit } from "../fixtures/open-form.ts";
import { inbox, uniqueLastName } from "../fixtures/patient.ts";
import { expect, full, test } from "../fixtures/test.ts";

test.skip(({ browserName }) => browserName !== "chromium", "Only Chromium exposes request bodies.");

const UNKNOWN = enDeferred.unknownTitle;
const NOT_SENT = "Your request was not sent";
const RETRY_NOW = { "Retry-After": "0" };

const sent = (form: Locator) => form.getByRole("heading", { name: "Your request was sent" });

/** The state of every field. Not of the honeypot, whose chunk may arrive later. */
const answersIn = (form: Locator) =>
  form.locator("input:not(.extra *), textarea").evaluateAll((controls) =>
    controls.map((control) => {
      const { name, type, checked, value } = control as HTMLInputElement;
      return type === "radio" ? `${name} ${value} ${checked}` : `${name} ${value}`;
    }),
  );

interface Case {
  description: string;
  replies: Reply[];
  title: string;
  text: RegExp;
  /** Whether Send again sends the same request id. */
  keepsId: boolean;
  /** Looks like another case to the patient, so it is tested only in the full run. */
  fullOnly?: true;
}

const CASES: Case[] = [
  {
    description: "a connection reset",
    replies: ["connection-reset"],
    title: UNKNOWN,
    text: /the practice gets one request/,
    keepsId: true,
  },
  {
    description: "a server error",
    fullOnly: true,
    replies: [{ status: 500 }],
    title: UNKNOWN,
    text: /Or call/,
    keepsId: true,
  },
  {
    description: "a busy server",
    replies: Array(3).fill({ status: 503, headers: RETRY_NOW }),
    title: NOT_SENT,
    text: /is busy and could not take your request/,
    keepsId: true,
  },
  {
    description: "a rate limit",
    fullOnly: true,
    replies: Array(3).fill({ status: 429, headers: RETRY_NOW }),
    title: NOT_SENT,
    text: /Wait a minute and send again, or call/,
    keepsId: true,
  },
  {
    description: "a bad request",
    replies: [{ status: 400 }],
    title: NOT_SENT,
    text: /did not accept your request/,
    keepsId: true,
  },
  {
    description: "a forbidden request",
    fullOnly: true,
    replies: [{ status: 403 }],
    title: NOT_SENT,
    text: /Please call the practice/,
    keepsId: true,
  },
  {
    description: "a duplicate id",
    replies: [{ status: 409 }],
    title: NOT_SENT,
    text: /Something went wrong with this request/,
    keepsId: false,
  },
];

for (const { description, replies, title, text, keepsId } of CASES.filter(
  ({ fullOnly }) => full || !fullOnly,
)) {
  test(`all answers are kept after ${description}, and Send again works`, async ({
    page,
    site,
    host,
  }) => {
    const lastName = uniqueLastName();
    const form = await openForm(page, { site, host }, { example: "every-field" });
    const { ids, received } = await mockReceiver(page, replies);
    await answerAll(form, { lastName });
    const before = await answersIn(form);
    await submit(form).click();

    const alert = form.getByRole("alert");
    await expect(alert.getByText(title)).toBeVisible();
    await expect(alert.getByText(text)).toBeVisible();
    await expect(alert.getByRole("link", { name: "Call (503) 555-0167" })).toBeVisible();
    await expect(sent(form)).toHaveCount(0);
    expect(await answersIn(form)).toEqual(before);
    expect(ids()).toHaveLength(replies.length);

    await form.getByRole("button", { name: "Send again" }).click();
    await expect(sent(form)).toBeFocused();
    expect(new Set(ids()).size).toBe(keepsId ? 1 : 2);
    for (const request of received) {
      expect(request).toHaveProperty("seconds_on_page", expect.any(Number));
    }
    // The same id must mean the same content.
    const contents = received.map((request) => JSON.stringify(request));
    expect(new Set(contents).size).toBe(keepsId ? 1 : 2);
    expect((await inbox(site, lastName)).map(({ id }) => id)).toEqual([ids().at(-1)]);
  });
}

async function openAndAnswer(page: Page, servers: Servers, replies: Reply[]) {
  const lastName = uniqueLastName();
  const form = await openForm(page, servers, { example: "observed-defaults" });
  const received = await mockReceiver(page, replies);
  await answerAll(form, { lastName });
  return { lastName, form, ...received };
}

test("the form retries automatically while the server is busy", async ({ page, site, host }) => {
  const busy: Reply[] = [
    { status: 503, headers: RETRY_NOW },
    { status: 429, headers: RETRY_NOW },
  ];
  const { form, lastName, ids } = await openAndAnswer(page, { site, host }, busy);
  await submit(form).click();
  await expect(sent(form)).toBeVisible();
  expect(ids()).toHaveLength(3);
  expect(await inbox(site, lastName)).toMatchObject([{ id: ids()[0] }]);
});

test("a request without a response in 20 seconds can be sent again with the same id", async ({
  page,
  site,
  host,
}) => {
  await page.clock.install();
  const { form, lastName, ids } = await openAndAnswer(page, { site, host }, ["no-response"]);
  await submit(form).click();
  await expect(submit(form)).toHaveText("Sending your request…");
  await expect.poll(ids).toHaveLength(1);
  await page.clock.runFor(21_000);
  await expect(form.getByText(UNKNOWN)).toBeVisible();
  await submit(form).click();
  await expect(sent(form)).toBeVisible();
  expect(new Set(ids()).size).toBe(1);
  expect(await inbox(site, lastName)).toHaveLength(1);
});

test("changing an answer after a failure creates a new request id", async ({
  page,
  site,
  host,
}) => {
  const { form, lastName, ids } = await openAndAnswer(page, { site, host }, [{ status: 500 }]);
  await submit(form).click();
  await expect(form.getByText(UNKNOWN)).toBeVisible();
  await form.getByRole("textbox", { name: "First name" }).fill("Marianne");
  await submit(form).click();
  await expect(sent(form)).toBeVisible();
  expect(new Set(ids()).size).toBe(2);
  expect(await inbox(site, lastName)).toMatchObject([{ patient: { firstName: "Marianne" } }]);
});
