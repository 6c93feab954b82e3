import { submission as enSubmission } from "../../src/messages/en.ts";
import { messages as en } from "../../src/messages/en-first-screen.ts";
import { submission as es, messages as esMessages } from "../../src/messages/es.ts";
import { mockReceiver } from "../fixtures/mock-receiver.ts";
import {
  answerAll,
  languageStatus,
  passScreener,
  submit,
  waitForSubmissionChunk,
} from "../fixtures/open-form.ts";
import { expect, test } from "../fixtures/test.ts";
import { recordAnnouncements } from "./live-regions.ts";

test("a screen reader announces each change once, in a whole booking", async ({
  page,
  context,
  openForm,
}) => {
  const announcements = await recordAnnouncements(page);
  const form = await openForm({ example: "everything-on" });
  await mockReceiver(page, ["connection-reset", { status: 500 }]);
  await passScreener(form);
  await form.locator('[name="appointmentType"]').first().press("Space");
  await submit(form).click();
  const email = "maren@gmial.com";
  await form.locator('[name="email"]').pressSequentially(email);
  await form.locator('[name="phone"]').pressSequentially("(202) 555-0143");
  await answerAll(form, { email, additionalDetails: "x".repeat(945) });
  const details = form.locator('[name="additionalDetails"]');
  await details.pressSequentially("y".repeat(8));
  await waitForSubmissionChunk(page);
  await context.setOffline(true);
  await submit(form).click();
  await form.getByText("You seem to be offline").waitFor();
  await context.setOffline(false);
  await form.getByText("You are back online").waitFor();
  await submit(form).click();
  await form.getByText(enSubmission.unknownTitle).waitFor();
  await submit(form).click();
  await form.locator(".sent").waitFor();

  const sentences = [
    en.loading,
    en.appointmentType,
    enSubmission.aboutYou,
    "Did you mean maren@gmail.com? Yes, change it",
    "You have 50 characters left",
    en.notSentTitle + enSubmission.notSent.offline,
    en.notSentTitle + enSubmission.notSent["back-online"],
    en.sending,
    en.sending,
    enSubmission.unknownTitle + enSubmission.notSent.again,
    en.sending,
    enSubmission.sentTitle,
  ];
  expect((await announcements()).toSorted()).toEqual(sentences.toSorted());
});

for (const [phone, sentence] of [
  ["+12025550143", en.failed.permanent],
  ["", en.failedTitle],
] as const)
  test(`a form that cannot load announces the failure once and does not move the focus (phone="${phone}")`, async ({
    page,
    openForm,
  }) => {
    const announcements = await recordAnnouncements(page);
    await page.route("**/public-detail/", (route) =>
      route.fulfill({ status: 404, headers: { "Access-Control-Allow-Origin": "*" } }),
    );
    const form = await openForm({ example: "branded", attributes: { phone } });
    await expect(form.getByRole("heading", { name: "not available" })).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe("body");
    expect(await announcements()).toEqual([en.loading, sentence]);
  });

test.describe(() => {
  test.use({ locale: "es-MX" });

  test("a change of the language is announced once, in a live region that was there before", async ({
    page,
    openForm,
  }) => {
    const announcements = await recordAnnouncements(page);
    const form = await openForm({ example: "observed-defaults" });
    await form.getByRole("button", { name: esMessages.offerLabel }).focus();
    const status = await languageStatus(form).elementHandle();
    expect(await status?.textContent()).toBe("");
    await form.getByRole("button", { name: esMessages.offerLabel }).click();
    await expect(form.getByRole("button", { name: en.offerLabel })).toBeFocused();
    await expect.poll(() => status?.textContent()).toBe(es.languageChanged);
    expect(await announcements()).toEqual([en.loading, es.languageChanged]);
  });
});
