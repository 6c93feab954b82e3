import project from "../../package.json" with { type: "json" };
import { submission as enSubmission } from "../../src/messages/en.ts";
import { recordLog, recordRequests } from "../fixtures/page-log.ts";
import { alert } from "../fixtures/patient.ts";
import { expect, test } from "../fixtures/test.ts";
import { button, choose, gallery, openPreview, setting, staged } from "./preview-page.ts";

/** The titles of all states, with text that the widget shows. */
const STATES: Record<string, RegExp> = {
  // The second one after four seconds, which all widgets together may take.
  Loading: /Loading the appointment form|This is taking longer than usual/,
  "Failed to load": /The appointment form is not available/,
  Closed: /Online requests are closed/,
  "Screener question": /Are you in severe pain/,
  "Screener: stopped": /Please call the practice/,
  "Screener: passed": /Thank you. A few details/,
  "Empty form": /Request an appointment/,
  "Form with errors": /There are \d problems/,
  Sending: /Sending/,
  "Could not send": /Your request may not have arrived/,
  Sent: /Your request was sent/,
  Times: /Which time would you like/,
  "No available times": /No available times/,
  "Time taken": /at .* is not available/,
  Booked: /Your appointment is booked/,
  "Preferred times": /Which times work for you/,
  "Questions for a child": /Child’s date of birth/,
};

test("the gallery shows every state in a real widget, and one click enlarges it", {
  tag: "@all",
}, async ({ page, site }) => {
  const log = recordLog(page);
  const requests = recordRequests(page);
  await openPreview(page, site.origin);
  await choose(page, "branded");
  const stageScripts = await page
    .locator(".stage-frame")
    .evaluate(
      (frame: HTMLIFrameElement) => frame.contentDocument?.querySelectorAll("script").length,
    );
  expect(stageScripts).toBe(1);
  await button(page, "All states").click();

  const items = gallery(page).locator("[data-item]");
  await expect(items).toHaveCount(Object.keys(STATES).length);
  for (const [title, text] of Object.entries(STATES)) {
    const item = items.filter({ has: button(page, title) });
    await expect(item.locator("web-scheduler")).toContainText(text, { timeout: 30_000 });
  }
  const failed = items.filter({ has: button(page, "Failed to load") });
  await expect(failed.locator('a[href="tel:+18085550193"]')).toBeAttached();
  const widgets = await page.evaluate(() =>
    [...document.querySelectorAll(".gallery web-scheduler")].map((element) => ({
      version: (element.constructor as unknown as { version?: string }).version,
      isDefined: element.constructor === customElements.get("web-scheduler"),
      isInert: element.closest("[inert]") !== null,
    })),
  );
  for (const one of widgets) {
    expect(one).toEqual({ version: project.version, isDefined: true, isInert: true });
  }
  // All of them use one script, the one that practices embed.
  const scripts = requests.filter((request) => request.url().endsWith("/web-scheduler.js"));
  expect(scripts.filter((request) => request.frame() === page.mainFrame())).toHaveLength(1);

  await setting(page, "Tagline").fill("Soft hands");
  await expect(gallery(page).getByText("Soft hands").first()).toBeAttached();
  await expect(setting(page, "Tagline")).toBeFocused();

  await button(gallery(page), "Could not send").click();
  await expect(alert(staged(page))).toContainText(enSubmission.notSent.unknown);
  await expect(staged(page).getByText("Soft hands")).toBeVisible();

  const elsewhere = requests
    .map((request) => new URL(request.url()))
    .filter(({ protocol, origin }) => /^http/.test(protocol) && origin !== site.origin);
  expect(elsewhere).toEqual([]);
  expect(new Set(requests.map((request) => request.method()))).toEqual(new Set(["GET"]));
  expect(log.errors).toEqual([]);
});
