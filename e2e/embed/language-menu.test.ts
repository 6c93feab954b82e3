import type { Locator } from "@playwright/test";
import { submission as enSubmission } from "../../src/messages/en.ts";
import { messages as en } from "../../src/messages/en-first-screen.ts";
import { LANGUAGE_CODES, LANGUAGE_NAMES } from "../../src/messages/languages.ts";
import {
  answerAll,
  errorSummary,
  languageStatus,
  submit,
  TRANSLATIONS,
} from "../fixtures/open-form.ts";
import { inbox, uniqueLastName } from "../fixtures/patient.ts";
import { CHROMIUM_ONLY, expect, test } from "../fixtures/test.ts";

const menuButton = (form: Locator, lang: "en" | "ko" = "en") =>
  form.getByRole("button", { name: TRANSLATIONS[lang].messages.language, exact: true });

test("a patient changes the language by keyboard, and keeps the answers and the errors", async ({
  page,
  openForm,
}) => {
  const lastName = uniqueLastName();
  const form = await openForm({ example: "observed-defaults" });
  await answerAll(form, { lastName, phone: "202 555" });
  await submit(form).click();
  await expect(errorSummary(form)).toBeFocused();

  await menuButton(form).press("Enter");
  await expect(menuButton(form)).toHaveAttribute("aria-expanded", "true");
  await expect(form.getByRole("button", { name: "English" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  const names = LANGUAGE_CODES.map((code) => LANGUAGE_NAMES[code]);
  await expect(form.locator(".languages li button")).toHaveText(names);
  for (const _ of LANGUAGE_CODES.slice(0, LANGUAGE_CODES.indexOf("ko") + 1)) {
    await page.keyboard.press("Tab");
  }
  const korean = form.getByRole("button", { name: "한국어" });
  await expect(korean).toBeFocused();
  await expect(korean).toHaveAttribute("lang", "ko");
  await page.keyboard.press("Enter");

  const { messages, submission } = TRANSLATIONS.ko;
  await expect(form.getByRole("heading", { name: messages.detailsTitle })).toBeVisible();
  await expect(menuButton(form, "ko")).toBeFocused();
  await expect(menuButton(form, "ko")).toHaveAttribute("aria-expanded", "false");
  await expect(languageStatus(form)).toHaveText(submission.languageChanged);
  await expect(form.getByRole("region", { name: submission.problemTitle(1, "1") })).toBeVisible();
  await expect(form.getByLabel(messages.fields.lastName, { exact: true })).toHaveValue(lastName);
  // The browser's language is offered.
  await expect(form.getByRole("button", { name: en.offerLabel })).toBeVisible();

  await form.getByLabel(messages.fields.phone).fill("(202) 555-0143");
  await submit(form).click();
  await expect(form.getByRole("heading", { name: submission.sentTitle })).toBeFocused();
  expect(await inbox(lastName)).toMatchObject([{ locale: "ko" }]);
});

test("Escape, a press outside and leaving it by Tab close the menu; the dialog stays open", async ({
  page,
  visitForm,
}) => {
  const form = await visitForm({ example: "observed-defaults", attributes: { mode: "button" } });
  await form.getByRole("button", { name: en.detailsTitle }).click();
  const dialog = form.getByRole("dialog");
  const panel = form.locator(".languages .panel");
  await menuButton(form).click();
  await form.getByRole("button", { name: "Tiếng Việt" }).press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(menuButton(form)).toBeFocused();
  await expect(dialog).toBeVisible();

  await menuButton(form).click();
  await form.getByText("Date of birth").click();
  await expect(panel).toHaveCount(0);

  await menuButton(form).click();
  await panel.getByRole("button").last().press("Tab");
  await expect(panel).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("the panel is below its button, and the notice after a change above the card", async ({
  openForm,
}) => {
  const form = await openForm({ example: "everything-on" });
  const boxOf = async (locator: Locator) => {
    const { x, y, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, height: 0 };
    return { left: x, top: y, bottom: y + height };
  };
  const globe = form.locator(".languages > button");
  const card = form.locator(".card");
  await globe.click();
  const { top } = await boxOf(form.locator(".languages .panel"));
  expect(top).toBeGreaterThanOrEqual((await boxOf(globe)).bottom);
  await form.getByRole("button", { name: "Español" }).click();
  await expect(languageStatus(form)).toContainText(/inglés/i);
  const [notice, ticket, button] = await Promise.all(
    [languageStatus(form), card, globe].map(boxOf),
  );
  expect(notice?.bottom).toBeLessThanOrEqual(ticket?.top ?? 0);
  expect(notice?.left).toBe(ticket?.left);
  expect(button?.top).toBeGreaterThan(ticket?.top ?? 0);
});

test("a language that cannot be loaded is named as such, and can be tried again", {
  tag: [CHROMIUM_ONLY, "@all"],
}, async ({ page, openForm }) => {
  const form = await openForm({ example: "observed-defaults" });
  await page.route(/-ru\.js/, (route) => route.abort());
  await menuButton(form).click();
  await form.getByRole("button", { name: "Русский" }).click();
  await expect(form.getByText(enSubmission.languageFailed)).toBeVisible();
  await page.unroute(/-ru\.js/);
  await form.getByRole("button", { name: "Русский" }).dblclick();
  const { detailsTitle } = TRANSLATIONS.ru.messages;
  await expect(form.getByRole("heading", { name: detailsTitle })).toBeVisible();
  await expect(form.locator(".languages .panel")).toHaveCount(0);
});

test("with the attribute languages, only those can be chosen; with one there is no menu", {
  tag: CHROMIUM_ONLY,
}, async ({ openForm }) => {
  const attributes = { languages: "es en", lang: "en" };
  const form = await openForm({ example: "observed-defaults", attributes });
  await menuButton(form).click();
  await expect(form.locator(".languages li button")).toHaveText(["Español", "English"]);
  await form.evaluate((element) => element.setAttribute("languages", "es"));
  const { detailsTitle } = TRANSLATIONS.es.messages;
  await expect(form.getByRole("heading", { name: detailsTitle })).toBeVisible();
  await expect(form.locator(".languages")).toHaveCount(0);
});
