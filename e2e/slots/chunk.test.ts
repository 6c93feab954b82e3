import { recordUrls } from "../fixtures/page-log.ts";
import { expect, test } from "../fixtures/test.ts";
import { EXAMPLE, timesPage } from "./times-page.ts";

test("without the attributes, the chunk is not loaded; an attribute that is set later loads it", async ({
  page,
  visitForm,
}) => {
  const requested = recordUrls(page);
  const isRequested = () => requested.some((url) => url.includes("-questions.js"));
  const form = await visitForm({ example: EXAMPLE });
  await form.locator(".questions").waitFor();
  expect(isRequested()).toBe(false);
  const { attributes } = timesPage("en");
  await form.evaluate(
    (element, url) => element.setAttribute("slots-url", url),
    attributes["slots-url"],
  );
  await expect(form.locator(".step")).toBeVisible();
  expect(isRequested()).toBe(true);
});
