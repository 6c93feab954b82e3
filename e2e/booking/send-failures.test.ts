import type { Locator } from "@playwright/test";
import { deferred as enDeferred } from "../../src/messages/en/deferred.ts";
import { mockReceiver, type Reply } from "../fixtures/mock-receiver.ts";
import { answerAll, sentTitle, submit } from "../fixtures/open-form.ts";
import { alert, inbox, uniqueLastName } from "../fixtures/patient.ts";
import { expect, FULL_RUN, test } from "../fixtures/test.ts";

test.skip(({ browserName }) => browserName !== "chromium", "Only Chromium exposes request bodies.");

const UNKNOWN = enDeferred.unknownTitle;
const NOT_SENT = "Your request was not sent";
const RETRY_NOW = { "Retry-After": "0" };

/** The state of every field. Not of the honeypot, whose chunk may arrive later. */
const answersIn = (form: Locator) =>
  form.locator("input:not(.extra *), textarea").evaluateAll((controls) =>
    controls.map((control) => {
      const { name, type, checked, value } = control as HTMLInputElement;
      return type === "radio" ? `${name} ${value} ${checked}` : `${name} ${value}`;
    }),
  );

interface Case {
  replies: Reply[];
  title: string;
  text: RegExp;
  /** Whether Send again sends the same request id. */
  keepsId: boolean;
}

const CASES: Record<string, Case> = {
  "a connection reset": {
    replies: ["connection-reset"],
    title: UNKNOWN,
    text: /gets your request only once/,
    keepsId: true,
  },
  "a busy server": {
    replies: Array(3).fill({ status: 503, headers: RETRY_NOW }),
    title: NOT_SENT,
    text: /is busy and could not take your request/,
    keepsId: true,
  },
  "a duplicate id": {
    replies: [{ status: 409 }],
    title: NOT_SENT,
    text: /Something went wrong with this request/,
    keepsId: false,
  },
};

for (const [index, [failure, { replies, title, text, keepsId }]] of Object.entries(
  CASES,
).entries()) {
  const tag = index === 0 ? [] : FULL_RUN;
  test(`all answers are kept after ${failure}, and Send again works`, { tag }, async ({
    page,
    openForm,
  }) => {
    const lastName = uniqueLastName();
    const form = await openForm({ example: "every-field" });
    const { ids, received } = await mockReceiver(page, replies);
    await answerAll(form, { lastName });
    const before = await answersIn(form);
    await submit(form).click();

    const notice = alert(form);
    await expect(notice.getByText(title)).toBeVisible();
    await expect(notice.getByText(text)).toBeVisible();
    // Below Send again.
    const call = form.locator(".help").getByRole("link");
    await expect(call.filter({ hasText: "Call (503) 555-0167" })).toBeVisible();
    await expect(sentTitle(form)).toHaveCount(0);
    expect(await answersIn(form)).toEqual(before);
    expect(ids()).toHaveLength(replies.length);

    await form.getByRole("button", { name: "Send again" }).click();
    await expect(sentTitle(form)).toBeFocused();
    expect(new Set(ids()).size).toBe(keepsId ? 1 : 2);
    for (const request of received) {
      expect(request).toHaveProperty("seconds_on_page", expect.any(Number));
      expect(request.patient, "the honeypot").not.toHaveProperty("subject");
    }
    // The same id must mean the same content.
    const contents = received.map((request) => JSON.stringify(request));
    expect(new Set(contents).size).toBe(keepsId ? 1 : 2);
    expect((await inbox(lastName)).map(({ id }) => id)).toEqual([ids().at(-1)]);
  });
}
