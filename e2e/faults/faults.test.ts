import type { Locator, Page } from "@playwright/test";
import { DOCUMENTED_KEYS } from "../../src/server/faults/documented-keys.ts";
import { FAULTS, faultNames } from "../../src/server/faults/fault-run.ts";
import { answerAll, submit, TRANSLATIONS } from "../fixtures/open-form.ts";
import { recordLog } from "../fixtures/page-log.ts";
import { alert, inbox, uniqueLastName } from "../fixtures/patient.ts";
import { expect, full, test } from "../fixtures/test.ts";
import {
  FAULT_CASES,
  type FaultCase,
  type Load,
  type Send,
  TYPICAL_FAULTS,
} from "./fault-cases.ts";
import { trackSentRequests } from "./sent-requests.ts";

const { messages, deferred } = TRANSLATIONS.en;
const FORM_PAGE = { example: "observed-defaults", attributes: { phone: "+12025550143" } };
// One second more than the widget's timeouts.
const LOAD_TIMEOUT = "00:11";
const SUBMIT_TIMEOUT = "00:21";

/** Checks what the patient sees, then gets past a failure to the form. */
const expectLoad: Record<Load, (form: Locator, page: Page) => Promise<void>> = {
  form: async () => {},
  async temporary(form) {
    await expect(alert(form)).toHaveText(messages.failed.temporary);
    await expect(form.getByRole("link", { name: "Call (202) 555-0143" })).toBeVisible();
    await form.getByRole("button", { name: messages.tryAgain }).click();
  },
  async permanent(form, page) {
    await expect(alert(form)).toHaveText(messages.failed.permanent);
    await expect(form.getByRole("link", { name: "Call (202) 555-0143" })).toBeVisible();
    await expect(form.getByRole("button", { name: messages.tryAgain })).toHaveCount(0);
    await page.reload();
  },
};

const notSent = (reason: keyof typeof deferred.notSent, title = messages.notSentTitle) => {
  return async (form: Locator) => {
    const notice = alert(form);
    await expect(notice.getByText(title)).toBeVisible();
    await expect(notice.getByText(deferred.notSent[reason])).toBeVisible();
    const call = form.locator(".help").getByRole("link", { name: /^Call/ });
    await expect(call).toBeVisible();
  };
};

const expectNotSent: Record<Exclude<Send, "sent">, (form: Locator) => Promise<void>> = {
  unknown: notSent("unknown", deferred.unknownTitle),
  refused: notSent("refused"),
  "duplicate-id": notSent("duplicate-id"),
  async field(form) {
    const phone = form.getByRole("textbox", { name: "Phone number" });
    await expect(phone).toHaveAccessibleDescription(/This number cannot be called/);
    await expect(form.getByRole("button", { name: "This number cannot be called" })).toBeVisible();
  },
};

const title = ({ name, load, send }: FaultCase) =>
  `${name}: shows ${load === "form" ? "the form" : `a ${load} failure`}, then "${send}"`;

for (const fault of full ? FAULT_CASES : TYPICAL_FAULTS) {
  test(title(fault), async ({ page, browserName, visitForm }) => {
    test.skip(
      browserName === "webkit" && fault.name === "truncated",
      "WebKitGTK reports a truncated body as complete.",
    );
    const { timesOut = [] } = fault;
    const log = recordLog(page);
    const waitUntilSent = await trackSentRequests(page, browserName);
    if (timesOut.length > 0) await page.clock.install();
    const form = await visitForm({ ...FORM_PAGE, faults: fault.scenario });
    // Time must not pass before the request is sent: the fault would apply to the next request.
    if (timesOut.includes("record")) {
      await waitUntilSent("GET", "/public-detail/");
      await page.clock.runFor(LOAD_TIMEOUT);
    }
    await expectLoad[fault.load](form, page);

    const lastName = uniqueLastName();
    await answerAll(form, { lastName });
    await submit(form).click();
    if (timesOut.includes("request")) {
      await waitUntilSent("POST", "/dev/booking-requests/");
      await page.clock.runFor(SUBMIT_TIMEOUT);
    }
    if (fault.send !== "sent") {
      await expectNotSent[fault.send](form);
      await expect(form.getByRole("textbox", { name: "Last name" })).toHaveValue(lastName);
      await submit(form).click();
    }
    await expect(form.getByRole("heading", { name: deferred.sentTitle })).toBeVisible();
    expect(await inbox(lastName)).toHaveLength(1);
    expect(log.errors).toEqual([]);
  });
}

test("every fault of the server has a case", () => {
  expect(FAULT_CASES.map(({ name }) => name).sort()).toEqual(faultNames().sort());
});

// Without these keys the record is invalid, or online requests are closed.
const LASTING = ["success", "data", "id", "name"];
const CLOSED = "is_web_scheduler_enabled";

for (const fault of FAULTS.values()) {
  if (!full || fault.parameter !== "key") continue;
  test(`${fault.name}: shows a form or a failure for every documented key`, async ({
    page,
    visitForm,
  }) => {
    test.setTimeout(300_000);
    const log = recordLog(page);
    for (const key of DOCUMENTED_KEYS.filter((key) => fault.supportsKey?.(key))) {
      const faults = `${fault.name}-${key.name}`;
      const form = await visitForm({ ...FORM_PAGE, faults });
      const expected = LASTING.includes(key.name)
        ? form.getByText(messages.failed.permanent)
        : key.name === CLOSED
          ? form.getByText(messages.closedTitle)
          : submit(form);
      await expect(expected, faults).toBeVisible();
    }
    expect(log.errors).toEqual([]);
  });
}

test("the form loads after two faults in a row", async ({ visitForm }) => {
  const form = await visitForm({ ...FORM_PAGE, faults: "reset,html502" });
  await expect(submit(form)).toBeVisible();
});
