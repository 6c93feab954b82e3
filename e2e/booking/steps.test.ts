import { scan } from "../fixtures/axe.ts";
import { languageMenu, stepOf, submit, waitForSubmissionChunk } from "../fixtures/open-form.ts";
import { recordUrls } from "../fixtures/page-log.ts";
import { expect, test } from "../fixtures/test.ts";
import { timesPage } from "../slots/times-page.ts";

test("an answer that is a button goes on, the arrow keys only move, and Back shows the answer", async ({
  page,
  openForm,
}) => {
  const form = await openForm({ example: "screener-stops" });
  const question = form.getByRole("heading", { name: /trouble breathing/ });
  const details = form.getByRole("heading", { name: "Request an appointment" });
  const row = (name: string) => form.getByRole("button", { name, exact: true });
  await row("Yes").focus();
  await page.keyboard.press("ArrowDown");
  await expect(row("No")).toBeFocused();
  await expect(question).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(details).toBeFocused();
  await form.getByRole("button", { name: "Back" }).click();
  await expect(question).toBeFocused();
  await expect(row("No")).toHaveAttribute("aria-current", "true");
  await row("No").click();
  await expect(details).toBeFocused();
  await page.evaluate(() => history.back());
  await expect(question).toBeFocused();
  await row("Yes").click();
  await form.getByRole("button", { name: "Change my answer" }).click();
  await expect(question).toBeFocused();
});

test("the second press of a double click presses nothing of the next step, for which a key need not wait", async ({
  page,
  openForm,
}) => {
  const form = await openForm({ example: "everything-on" });
  await waitForSubmissionChunk(page);
  await languageMenu(form).waitFor();
  // The time between the two presses stops.
  await form.evaluate(({ shadowRoot }) =>
    shadowRoot?.addEventListener("animationstart", ({ target }) => {
      for (const animation of (target as Element).getAnimations()) animation.pause();
    }),
  );
  const { x = 0, y = 0 } = (await form.getByText("No", { exact: true }).boundingBox()) ?? {};
  await page.mouse.click(x + 10, y + 10);
  await expect.poll(() => stepOf(form)).toBe("visit");
  await page.mouse.click(x + 10, y + 10, { clickCount: 2 });
  const types = form.locator('[name="appointmentType"]');
  await expect(types.and(form.locator(":checked"))).toHaveCount(0);
  await types.first().press("Space");
  await submit(form).press("Enter");
  await expect.poll(() => stepOf(form)).toBe("you");
});

test("a page about one treatment shows its times at once, and its patient may change it", async ({
  page,
  openForm,
}) => {
  const urls = recordUrls(page);
  const { attributes } = timesPage("en");
  const preset = { "appointment-type": "toothache", provider: "prov-minton" };
  const form = await openForm({ example: "times", attributes: { ...attributes, ...preset } });
  await expect(form.locator(".line")).toHaveText(["Toothache Change", "Dr. Basil Minton Change"]);
  await form.locator(".time").first().waitFor();
  const searches = urls.filter((url) => url.includes("/fhir/Slot")).map(decodeURIComponent);
  expect(searches.filter((url) => !/LIMITED.*prov-minton/.test(url))).toEqual([]);
  expect(await scan(page)).toEqual([]);
  await form.getByRole("button", { name: "Dr. Basil Minton" }).press("Enter");
  await expect(form.getByRole("radio", { name: "Dr. Basil Minton" })).toBeFocused();
  await form.getByRole("button", { name: "Toothache" }).press("Enter");
  await expect(form.getByRole("heading", { name: "What is the appointment for?" })).toBeFocused();
  await expect(form.getByRole("button", { name: "Toothache" })).toHaveAttribute(
    "aria-current",
    "true",
  );
});
