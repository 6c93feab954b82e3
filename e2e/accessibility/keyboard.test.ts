import type { Page } from "@playwright/test";
import { submission as enSubmission } from "../../src/messages/en.ts";
import { errorSummary, languageMenu, recordOf, sentTitle } from "../fixtures/open-form.ts";
import { inbox, uniqueLastName } from "../fixtures/patient.ts";
import { CHROMIUM_ONLY, expect, test } from "../fixtures/test.ts";
import { type FocusStop, focusStop, pressUntil } from "./focus-stops.ts";

const names = (stops: readonly FocusStop[]) => stops.map(({ name }) => name);

const SCREENER = recordOf("everything-on").web_scheduler_config.screener_question.question;
const VISIT = "What is the appointment for?";

async function type(page: Page, answers: Record<string, string>): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) {
    if ((await focusStop(page)).name !== name) await pressUntil(page, "Tab", name);
    await page.keyboard.type(answer);
  }
}

test("a patient books with the keyboard, and Tab goes through and past the form", async ({
  page,
  openForm,
}) => {
  const lastName = uniqueLastName();
  const form = await openForm({ example: "observed-defaults" });
  await languageMenu(form).waitFor();
  const forward = await pressUntil(page, "Tab", "After the form");
  expect(names(forward)).toEqual([
    "Before the form",
    "Language",
    "Call (503) 555-0142",
    "firstName",
    "lastName",
    "phone",
    "month",
    "day",
    "year",
    "Send request",
    "After the form",
  ]);
  const backward = await pressUntil(page, "Shift+Tab", "Before the form");
  expect(names(backward)).toEqual(names(forward).toReversed().slice(1));

  await type(page, {
    firstName: "Maren",
    lastName,
    phone: "202-555-0143",
    month: "3",
    day: "27",
    year: "1985",
  });
  await page.keyboard.press("Enter");
  await expect(sentTitle(form)).toBeFocused();
  expect(await inbox(lastName)).toMatchObject([
    { patient: { firstName: "Maren", phone: "+12025550143", dob: "1985-03-27" } },
  ]);
  expect(names(await pressUntil(page, "Tab", "After the form"))).toEqual([
    enSubmission.copy,
    "Call (503) 555-0142",
    "After the form",
  ]);
});

test("a patient answers a screener, corrects errors and books with the keyboard", {
  tag: CHROMIUM_ONLY,
}, async ({ page, openForm }) => {
  const lastName = uniqueLastName();
  const form = await openForm({ example: "everything-on" });
  const summary = errorSummary(form);
  await pressUntil(page, "Tab", "screener");
  await page.keyboard.press("ArrowDown");
  await expect(form.getByRole("button", { name: "No", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(form.getByRole("heading", { name: VISIT })).toBeFocused();

  await pressUntil(page, "Tab", "Continue");
  await page.keyboard.press("Enter");
  await expect(summary).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(form.getByRole("radio").first()).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await pressUntil(page, "Tab", "provider");
  await expect(form.getByRole("radio", { name: "No preference" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  const expectStep = (title: string) =>
    expect(form.getByRole("heading", { name: title })).toBeFocused();
  const goOn = async (button = "Continue") => {
    await pressUntil(page, "Tab", button);
    await page.keyboard.press("Enter");
  };
  await goOn();
  await expectStep("About you");
  await type(page, { firstName: "Maren", phone: "555 0143", day: "27", year: "1985" });
  await goOn("Send request");

  await expect(summary).toBeFocused();
  await pressUntil(page, "Tab", `Enter your last name. ${enSubmission.oneName}`);
  await page.keyboard.press("Enter");
  await expect(form.getByRole("textbox", { name: "Last name" })).toBeFocused();
  await page.keyboard.type(lastName);
  await type(page, { email: "maren@mail.example" });
  await page.keyboard.press("Tab");
  await page.keyboard.type("202 555 0143");
  await pressUntil(page, "Shift+Tab", enSubmission.incompleteDate("month"));
  await page.keyboard.press("Space");
  await expect(form.getByRole("textbox", { name: "Month" })).toBeFocused();
  await page.keyboard.type("March");
  await expect(form.getByRole("heading", { name: enSubmission.allCorrected })).toBeVisible();

  await type(page, { additionalDetails: "Mornings are best." });
  for (const title of [VISIT, SCREENER]) {
    await pressUntil(page, "Shift+Tab", "Back");
    await page.keyboard.press("Space");
    await expectStep(title);
  }
  await pressUntil(page, "Tab", "screener");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expectStep(VISIT);
  await goOn();
  await expectStep("About you");
  await pressUntil(page, "Tab", "Send request");
  await page.keyboard.press("Space");
  await expect(sentTitle(form)).toBeFocused();
  expect(await inbox(lastName)).toMatchObject([
    {
      patient: { email: "maren@mail.example", phone: "+12025550143", dob: "1985-03-27" },
      screener: { answer: "no" },
      appointment_type: "NEW-60",
      provider: "kr-1",
    },
  ]);
});
