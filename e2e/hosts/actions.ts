import { expect, type Page } from "@playwright/test";
import { waitForSubmissionChunk } from "../fixtures/open-form.ts";

type Action = (page: Page) => Promise<void>;

export const call =
  (name: string): Action =>
  (page) =>
    page.evaluate((name) => (window as never as Record<string, () => void>)[name]?.(), name);

export const waitUntilRewritten: Action = (page) =>
  expect.poll(() => page.evaluate("rewritesLeft")).toBeLessThan(0);

export const swap: Action = async (page) => {
  await page.locator("#swap").click();
  await expect(page.locator("#slot .swapped")).toBeVisible();
};

export const visitOtherPage: Action = async (page) => {
  // With its chunk loaded, a removed form would be inserted again, with its answers, at its own URL.
  await waitForSubmissionChunk(page);
  await page.locator("#other-page").click();
  await expect(page.locator("h1")).toHaveText("Other page");
  await page.evaluate(
    () => new Promise<unknown>((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve)),
  );
  await page.goBack();
  await expect(page.locator("h1")).toHaveText("Larkmere Dental");
};

export const leaveRouteAndReturn: Action = async (page) => {
  await call("leaveRoute")(page);
  await expect(page.locator("web-scheduler")).toHaveCount(0);
  await call("returnToRoute")(page);
};

/** Like {@link visitOtherPage}, with a full page load. */
export const leavePageAndGoBack: Action = async (page) => {
  // The form asks for confirmation because there are unsent answers.
  const asked = page.waitForEvent("dialog").then((dialog) => dialog.accept());
  await Promise.all([asked, page.locator("#other-page").click()]);
  await expect(page.locator("h1")).toHaveText("Other page");
  // page.goBack() would wait for a load event, which a page restored from the bfcache never fires.
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect(page.locator("h1")).toHaveText("Larkmere Dental");
  // The answers are kept only if the page came from the bfcache; clear them in both cases.
  for (const name of ["First name", "Last name", "Phone number"]) {
    await page.locator("web-scheduler").getByRole("textbox", { name }).fill("");
  }
};

/** Inserts elements next to the fields, like password managers and writing assistants. */
export const addIcons: Action = (page) =>
  page.locator("web-scheduler").evaluate((form) => {
    for (const field of form.shadowRoot?.querySelectorAll("input, textarea") ?? []) {
      const icon = document.createElement("div");
      icon.textContent = "🔑";
      field.after(icon);
      field.before(document.createElement("span"));
      field.setAttribute("data-manager", "1");
      (field as HTMLElement).style.paddingRight = "24px";
    }
  });
