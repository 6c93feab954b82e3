import type { Locator } from "@playwright/test";
import { submission as enSubmission } from "../../src/messages/en.ts";
import { mockReceiver } from "../fixtures/mock-receiver.ts";
import { answerAll, sentTitle, submit } from "../fixtures/open-form.ts";
import { alert, inbox, uniqueLastName } from "../fixtures/patient.ts";
import { expect, test } from "../fixtures/test.ts";

test.skip(({ browserName }) => browserName !== "chromium", "Only Chromium exposes request bodies.");

/** The state of every field. Not of the honeypot, whose chunk may arrive later. */
const answersIn = (form: Locator) =>
  form.locator("input:not(.extra *), textarea").evaluateAll((controls) =>
    controls.map((control) => {
      const { name, type, checked, value } = control as HTMLInputElement;
      return type === "radio" ? `${name} ${value} ${checked}` : `${name} ${value}`;
    }),
  );

test("all answers are kept after a connection reset, and Send again works", async ({
  page,
  openForm,
}) => {
  const lastName = uniqueLastName();
  const form = await openForm({ example: "every-field" });
  const { ids, received } = await mockReceiver(page, ["connection-reset"]);
  await answerAll(form, { lastName });
  const before = await answersIn(form);
  await submit(form).click();

  const notice = alert(form);
  await expect(notice.getByText(enSubmission.unknownTitle)).toBeVisible();
  await expect(notice.getByText(/gets your request only once/)).toBeVisible();
  // Below Send again.
  const call = form.locator(".help").getByRole("link");
  await expect(call.filter({ hasText: "Call (503) 555-0167" })).toBeVisible();
  await expect(sentTitle(form)).toHaveCount(0);
  expect(await answersIn(form)).toEqual(before);
  expect(ids()).toHaveLength(1);

  await form.getByRole("button", { name: "Send again" }).click();
  await expect(sentTitle(form)).toBeFocused();
  expect(new Set(ids()).size).toBe(1);
  for (const request of received) {
    expect(request).toHaveProperty("seconds_on_page", expect.any(Number));
    expect(request.patient, "the honeypot").not.toHaveProperty("subject");
  }
  // The same id must mean the same content.
  const contents = received.map((request) => JSON.stringify(request));
  expect(new Set(contents).size).toBe(1);
  expect((await inbox(lastName)).map(({ id }) => id)).toEqual([ids().at(-1)]);
});
