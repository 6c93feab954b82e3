import project from "../../package.json" with { type: "json" };
import { submission as enSubmission } from "../../src/messages/en.ts";
import { recordLog, recordRequests } from "../fixtures/page-log.ts";
import { alert } from "../fixtures/patient.ts";
import { expect, test } from "../fixtures/test.ts";
import { button, choose, openPreview, screen, setting, staged } from "./preview-page.ts";

const STRIP: Record<string, RegExp> = {
  "First step": /Request an appointment/,
  Times: /Which time would you like/,
  Booked: /Your appointment is booked/,
  Requested: /You have no appointment yet/,
  Dark: /Which time would you like/,
  العربية: /ما الوقت/,
  Computer: /Request an appointment/,
};

/** Every other state, with text that the widget shows. */
const STATES: Record<string, RegExp> = {
  // The second one after four seconds.
  Loading: /Loading the appointment form|This is taking longer than usual/,
  "Failed to load": /The appointment form is not available/,
  Closed: /Online requests are closed/,
  "Screener question": /Are you in severe pain/,
  "Screener: stopped": /Please call the practice/,
  "Screener: passed": /Thank you. A few details/,
  "Empty form": /Request an appointment/,
  "Form with errors": /There are \d problems/,
  Sending: /Sending/,
  Sent: /Your request was sent/,
  "No available times": /No available times/,
  "Time taken": /at .* is not available/,
  "Preferred times": /Which times work for you/,
  "Questions for a child": /Child’s date of birth/,
  "Could not send": /Your request may not have arrived/,
};

test("the strip shows real forms, and one press opens one in every state", {
  tag: "@all",
}, async ({ page, site }) => {
  test.slow();
  const log = recordLog(page);
  const requests = recordRequests(page);
  await openPreview(page, site.origin);
  await choose(page, "branded");
  for (const [title, text] of Object.entries(STRIP)) {
    await expect(screen(page, title)).toContainText(text, { timeout: 30_000 });
  }
  const widgets = await page.evaluate(() =>
    [...document.querySelectorAll(".strip web-scheduler")].map((element) => ({
      version: (element.constructor as unknown as { version?: string }).version,
      isDefined: element.constructor === customElements.get("web-scheduler"),
      isInert: element.closest("[inert]") !== null,
    })),
  );
  expect(widgets).toHaveLength(Object.keys(STRIP).length);
  for (const one of widgets) {
    expect(one).toEqual({ version: project.version, isDefined: true, isInert: true });
  }
  // All of them use one script, the one that practices embed.
  expect(requests.filter((request) => request.url().endsWith("/web-scheduler.js"))).toHaveLength(1);

  await setting(page, "Tagline").fill("Soft hands");
  await expect(screen(page, "Booked").locator(".tagline")).toHaveText("Soft hands");
  await expect(setting(page, "Tagline")).toBeFocused();

  await button(page, "Times").click();
  await expect(button(page, "All screens")).toBeFocused();
  for (const [title, text] of Object.entries(STATES)) {
    await page.getByLabel("Form state").selectOption(title);
    await expect(staged(page)).toContainText(text);
  }
  await expect(alert(staged(page))).toContainText(enSubmission.notSent.unknown);
  await expect(staged(page).getByText("Soft hands")).toBeVisible();
  await page.getByLabel("Language").selectOption("ar");
  await expect(staged(page).locator(".widget")).toHaveCSS("direction", "rtl");
  await button(page.getByRole("region", { name: "Screen" }), "Dark").click();
  await expect(staged(page).locator(".widget")).toHaveCSS("color-scheme", "dark");
  await page.keyboard.press("Escape");
  await expect(button(page, "Times")).toBeFocused();

  const elsewhere = requests
    .map((request) => new URL(request.url()))
    .filter(({ protocol, origin }) => /^http/.test(protocol) && origin !== site.origin);
  expect(elsewhere).toEqual([]);
  expect(new Set(requests.map((request) => request.method()))).toEqual(new Set(["GET"]));
  expect(log.errors).toEqual([]);
});
