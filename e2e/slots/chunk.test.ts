import { answerAll, submit } from "../fixtures/open-form.ts";
import { recordLog, recordUrls } from "../fixtures/page-log.ts";
import { expect, test } from "../fixtures/test.ts";
import { EXAMPLE, timesPage } from "./times-page.ts";

test("a form whose chunk is missing asks its other questions", async ({ page, openForm }) => {
  const log = recordLog(page);
  await page.route(/-questions\.js/, (route) => route.abort());
  const form = await openForm(timesPage("en"));
  await answerAll(form);
  await submit(form).click();
  await expect(form.getByRole("heading", { name: "Your request was sent" })).toBeVisible();
  await expect.poll(() => log.console.join("\n")).toMatch(/WS111 .*-questions\.js/);
});

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
