import { expect, type Locator, type Page } from "@playwright/test";
import { mockReceiver, type Reply } from "../../fixtures/mock-receiver.ts";
import { passScreener, submit } from "../../fixtures/open-form.ts";
import { ANSWERS, typeAll } from "./marked-answers.ts";

/** What a patient and the page do until the form contains all answers. */
export interface Journey {
  example?: string;
  attributes?: Record<string, string>;
  /** How the receiver responds first; then it accepts. */
  replies?: readonly Reply[];
  answer(page: Page, form: Locator): Promise<unknown>;
  /** Whether the last request replaces the first one. */
  isReplaced?: true;
  /** The endings that `npm test` includes, if not only "sent". */
  endings?: readonly EndingName[];
}

export type EndingName = "sent" | "cleared when idle" | "destroyed" | "destroyed while sending";

const PREFILL = {
  firstName: ANSWERS.firstName,
  lastName: ANSWERS.lastName,
  email: ANSWERS.email,
  phone: ANSWERS.phone,
  dob: "1937-11-23",
  insurance: ANSWERS.insurance,
  additionalDetails: ANSWERS.additionalDetails,
};

const toArabicDigits = (text: string) =>
  text.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩".charAt(Number(digit)));

/** Sends, and waits until the form says that the request was not sent. */
async function fail(form: Locator, screen = ".not-sent"): Promise<void> {
  await submit(form).click();
  await form.locator(screen).waitFor();
}

// The day, because Playwright's own `RegExp.input` keeps the text that it compares.
const expectPrefilled = (form: Locator) =>
  expect(form.locator('[name="day"]')).toHaveValue(String(ANSWERS.day));

const lastField = (form: Locator) => form.locator('[name="additionalDetails"]');

export const JOURNEYS: Record<string, Journey> = {
  "typed answers": {
    endings: ["sent", "cleared when idle", "destroyed while sending"],
    answer: typeAll,
  },
  "initial values in attributes": {
    endings: [],
    async answer(_page, form) {
      await form.evaluate((element, values) => {
        for (const [name, value] of Object.entries(values)) {
          const attribute = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
          element.setAttribute(`prefill-${attribute}`, String(value));
        }
      }, PREFILL);
      await expectPrefilled(form);
      // The page's own, so the form does not remove them.
      await form.evaluate((element) => {
        for (const name of element.getAttributeNames()) {
          if (name.startsWith("prefill-")) element.removeAttribute(name);
        }
      });
    },
  },
  "initial values from code": {
    endings: ["destroyed"],
    async answer(_page, form) {
      await form.evaluate((element, values) => {
        (element as HTMLElement & { prefill: unknown }).prefill = values;
      }, PREFILL);
      await expectPrefilled(form);
    },
  },
  "a dialog": {
    endings: [],
    attributes: { mode: "popup" },
    answer: typeAll,
  },
  "a form in Spanish": { endings: [], attributes: { lang: "es" }, answer: typeAll },
  "a form in Arabic with Arabic digits": {
    endings: [],
    attributes: { lang: "ar" },
    answer: (page, form) =>
      typeAll(page, form, {
        ...ANSWERS,
        phone: toArabicDigits(ANSWERS.phone ?? ""),
        day: toArabicDigits(ANSWERS.day ?? ""),
        year: toArabicDigits(ANSWERS.year ?? ""),
      }),
  },
  "answers about somebody else": {
    attributes: { ask: "for-whom new-patient" },
    async answer(page, form) {
      await form.locator('[name="forWhom"]').last().check();
      await form.locator('[name="newPatient"]').first().check();
      await typeAll(page, form, {
        ...ANSWERS,
        requesterFirstName: "Quorvane",
        requesterLastName: "Zibbelstrom",
        relation: "Plimsworth",
      });
    },
  },
  "rejected answers": {
    endings: [],
    replies: [{ status: 422, body: { errors: { email: ["Check the address."] } } }],
    async answer(page, form) {
      await typeAll(page, form);
      await fail(form, ".summary");
    },
  },
  "an unknown outcome and other answers": {
    replies: [{ status: 500 }],
    isReplaced: true,
    async answer(page, form) {
      await typeAll(page, form);
      await fail(form);
      await lastField(form).focus();
      await page.keyboard.insertText(" Plimsworth");
    },
  },
  "an unknown outcome twice": {
    endings: [],
    replies: ["connection-reset", { status: 500 }],
    async answer(page, form) {
      await typeAll(page, form);
      await fail(form);
      await fail(form);
    },
  },
  "a duplicate id": {
    endings: [],
    replies: [{ status: 409 }],
    async answer(page, form) {
      await typeAll(page, form);
      await fail(form);
    },
  },
  "answers that the screener stops": {
    example: "everything-on",
    endings: ["cleared when idle"],
    async answer(page, form) {
      await passScreener(form);
      await form.locator('[name="appointmentType"]').first().check();
      await typeAll(page, form);
      await form.locator(".back").click();
      await form.locator('[name="screener"][value="yes"]').check();
      await submit(form).click();
      await form.locator(".back").waitFor();
      await expect(submit(form)).toHaveCount(0);
    },
  },
};

/** The ways in which the answers are no longer needed. */
export const ENDINGS: Record<EndingName, (page: Page, form: Locator) => Promise<unknown>> = {
  async sent(_page, form) {
    await leaveScreener(form);
    await submit(form).click();
    await form.locator(".sent").waitFor();
  },
  async "cleared when idle"(page, form) {
    // Paused: the page scrolls when the cleared form gets shorter, and a scroll event counts as activity
    // if it comes more than half a second later.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_100);
    await page.clock.runFor(200);
    await form
      .locator(".idle")
      .getByText(/were cleared/)
      .waitFor();
  },
  destroyed: (_page, form) => destroy(form),
  async "destroyed while sending"(page, form) {
    const { ids } = await mockReceiver(page, ["no-response"]);
    await leaveScreener(form);
    await submit(form).click();
    await expect.poll(ids).toHaveLength(1);
    await destroy(form);
  },
};

/** Goes back from the screen after the screener, if that is where the form is. */
async function leaveScreener(form: Locator): Promise<void> {
  if ((await submit(form).count()) > 0) return;
  await form.locator(".back").click();
  await passScreener(form);
}

const destroy = (form: Locator) =>
  form.evaluate((element) => (element as HTMLElement & { destroy(): void }).destroy());
