import { scan } from "../fixtures/axe.ts";
import { languageMenu, stepOf, submit, waitForSubmissionChunk } from "../fixtures/open-form.ts";
import { recordUrls } from "../fixtures/page-log.ts";
import { expect, test } from "../fixtures/test.ts";
import { timesPage } from "../slots/times-page.ts";

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
