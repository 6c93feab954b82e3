import type { Locator } from "@playwright/test";
import { EXAMPLES } from "../../src/contract/examples/practices.ts";
import { LANGUAGE_CODES } from "../../src/messages/languages.ts";
import { BOTH_SCHEMES, createScanner, DISPLAY_MODES, scan } from "../fixtures/axe.ts";
import { holdResponses } from "../fixtures/hold-responses.ts";
import {
  answerAll,
  answerRows,
  languageMenu,
  passScreener,
  recordOf,
  submit,
} from "../fixtures/open-form.ts";
import { expect, test } from "../fixtures/test.ts";

// One language and one display mode per screen, in rotation. In `npm test`, the one that has everything.
for (const [index, { slug }] of EXAMPLES.entries()) {
  const lang = LANGUAGE_CODES[index % LANGUAGE_CODES.length] ?? "en";
  const tag = slug === "everything-on" ? [] : "@all";
  test(`axe finds no violations on any screen of ${slug} in ${lang}`, { tag }, async ({
    page,
    openForm,
  }) => {
    const respond = await holdResponses(page, "**/dev/booking-requests/");
    const form = await openForm({ example: slug, attributes: { lang }, before: BOTH_SCHEMES });
    await scanForm(form, slug, createScanner(page, index), respond);
  });
}

// Alone, because it covers other controls.
test("axe finds no violations in the menu of languages", {
  tag: "@chromium-only",
}, async ({ page, openForm }) => {
  const form = await openForm({ example: "observed-defaults" });
  await languageMenu(form).click();
  await form.locator(".languages li").first().waitFor();
  for (const mode of DISPLAY_MODES) {
    await mode.apply(page);
    const violations = await scan(page, { fromShadowDom: ["web-scheduler", ".languages"] });
    expect(violations, mode.name).toEqual([]);
  }
});

type Scan = (screen: string) => Promise<void>;

async function scanForm(form: Locator, slug: string, scan: Scan, respond: () => void) {
  const { is_web_scheduler_enabled, web_scheduler_config } = recordOf(slug);
  if (!is_web_scheduler_enabled) return scan("closed");
  if (web_scheduler_config.screener_question.enabled) await scanScreener(form, scan);

  await answerRows(form, scan);
  await scan("questions");
  await submit(form).click();
  await form.locator(".summary").waitFor();
  await scan("questions with errors");
  await answerAll(form, {}, scan);
  await submit(form).click();
  await expect(submit(form)).toHaveAttribute("aria-disabled", "true");
  await scan("sending");
  respond();
  await form.locator(".sent").waitFor();
  await scan("sent");
}

async function scanScreener(form: Locator, scan: Scan): Promise<void> {
  await scan("screener");
  await form.locator('[name="screener"][value="yes"]').press("Enter");
  await form.locator('[name="screener"]').first().waitFor({ state: "detached" });
  if ((await form.locator(".questions").count()) > 0) return;
  await scan("stopped");
  await form.locator(".card > .line").click();
  await passScreener(form);
}
