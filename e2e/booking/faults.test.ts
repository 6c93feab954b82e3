import type { Locator, Page } from "@playwright/test";
import { SCENARIOS } from "../../src/server/faults/scenarios.ts";
import { answerAll, submit, TRANSLATIONS } from "../fixtures/open-form.ts";
import { recordLog } from "../fixtures/page-log.ts";
import { alert, inbox, uniqueLastName } from "../fixtures/patient.ts";
import { expect, test } from "../fixtures/test.ts";

/** What the patient sees when the record loads: the form, or a failure. */
type Load = "form" | "temporary" | "permanent";

/** What the patient sees after pressing Send for the first time. */
type Send = "sent" | "unknown" | "refused" | "field";

const { messages, submission } = TRANSLATIONS.en;
const FORM_PAGE = { example: "observed-defaults", attributes: { phone: "+12025550143" } };
// One second more than the widget's timeout.
const SUBMIT_TIMEOUT = "00:21";

/**
 * Each fault of the development server, if it affects the record and the booking request once each.
 * "form" includes failures that the form hides by retrying.
 */
const CASES: readonly [fault: string, load: Load, send: Send][] = [
  ["lost", "form", "unknown"],
  ["422", "form", "field"],
  ["cutjson", "temporary", "sent"],
  ["404", "permanent", "refused"],
  // These look like one of the above to a patient.
  ["503", "form", "sent"],
  ["429-1", "form", "sent"],
  ["slow-300", "form", "sent"],
  ["broken-record", "form", "sent"],
  ["500", "form", "unknown"],
  ["reset", "form", "unknown"],
  ["nocors", "form", "unknown"],
  ["html200", "form", "unknown"],
  ["slot-taken", "form", "refused"],
];

/** Checks what the patient sees, then gets past a failure to the form. */
const expectLoad: Record<Load, (form: Locator, page: Page) => Promise<void>> = {
  form: async () => {},
  async temporary(form) {
    await expect(alert(form)).toHaveText(messages.failed.temporary);
    // The record's number where it could be read, else the page's.
    await expect(form.getByRole("link", { name: /^Call/ })).toBeVisible();
    await form.getByRole("button", { name: messages.tryAgain }).click();
  },
  async permanent(form, page) {
    await expect(alert(form)).toHaveText(messages.failed.permanent);
    await expect(form.getByRole("link", { name: "Call (202) 555-0143" })).toBeVisible();
    await expect(form.getByRole("button", { name: messages.tryAgain })).toHaveCount(0);
    await page.reload();
  },
};

const notSent = (reason: keyof typeof submission.notSent, title = messages.notSentTitle) => {
  return async (form: Locator) => {
    const notice = alert(form);
    await expect(notice.getByText(title)).toBeVisible();
    await expect(notice.getByText(submission.notSent[reason])).toBeVisible();
    await expect(form.locator(".help").getByRole("link", { name: /^Call/ })).toBeVisible();
  };
};

const expectNotSent: Record<Exclude<Send, "sent">, (form: Locator) => Promise<void>> = {
  unknown: notSent("unknown", submission.unknownTitle),
  refused: notSent("refused"),
  async field(form) {
    const phone = form.getByRole("textbox", { name: "Phone number" });
    await expect(phone).toHaveAccessibleDescription(/This number cannot be called/);
    await expect(form.getByRole("button", { name: "This number cannot be called" })).toBeVisible();
  },
};

for (const [index, [fault, load, send]] of CASES.entries()) {
  const isTypical = index < CASES.findIndex(([name]) => name === "503");
  test(`${fault}: shows ${load === "form" ? "the form" : `a ${load} failure`}, then "${send}"`, {
    tag: isTypical ? [] : "@all",
  }, async ({ page, visitForm }) => {
    const log = recordLog(page);
    if (fault === "lost") await page.clock.install();
    const form = await visitForm({ ...FORM_PAGE, faults: fault });
    await expectLoad[load](form, page);

    const lastName = uniqueLastName();
    await answerAll(form, { lastName });
    await submit(form).click();
    if (fault === "lost") {
      await expect.poll(() => inbox(lastName)).toHaveLength(1);
      await page.clock.runFor(SUBMIT_TIMEOUT);
    }
    if (send !== "sent") {
      await expectNotSent[send](form);
      await expect(form.getByRole("textbox", { name: "Last name" })).toHaveValue(lastName);
      await submit(form).click();
    }
    await expect(form.getByRole("heading", { name: submission.sentTitle })).toBeVisible();
    expect(await inbox(lastName)).toHaveLength(1);
    expect(log.errors).toEqual([]);
  });
}

test("every fault of the server has a case", () => {
  const names = CASES.map(([fault]) => fault.replace(/-\d+$/, ""));
  expect(names.sort()).toEqual(Object.keys(SCENARIOS).sort());
});
