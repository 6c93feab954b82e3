import { answerAll, submit } from "../fixtures/open-form.ts";
import { recordLog, recordUrls } from "../fixtures/page-log.ts";
import { expect, test } from "../fixtures/test.ts";
import { EXAMPLE, times, timesPage } from "./times-page.ts";

test("a form whose chunk is missing asks its other questions", async ({ page, openForm }) => {
  const log = recordLog(page);
  await page.route(/-times\.js/, (route) => route.abort());
  const form = await openForm(timesPage("en"));
  await answerAll(form);
  await submit(form).click();
  await expect(form.getByRole("heading", { name: "Your request was sent" })).toBeVisible();
  await expect.poll(() => log.console.join("\n")).toMatch(/WS111 .*-times\.js/);
});

test("without the attributes, the chunk is not loaded; an attribute that is set later loads it", async ({
  page,
  visitForm,
}) => {
  const requested = recordUrls(page);
  const isRequested = () => requested.some((url) => url.includes("-times.js"));
  const form = await visitForm({ example: EXAMPLE });
  await form.locator(".questions").waitFor();
  expect(isRequested()).toBe(false);
  const { attributes } = timesPage("en");
  await form.evaluate(
    (element, url) => element.setAttribute("slots-url", url),
    attributes["slots-url"],
  );
  await expect(times(form)).toBeVisible();
  expect(isRequested()).toBe(true);
});

test("the form appears with its times, although the chunk arrives after the record", async ({
  page,
  openForm,
}) => {
  const record = page.waitForResponse(/public-detail/);
  await page.route(/-times\.js/, async (route) => {
    await (await record).finished();
    await route.continue();
  });
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const root = document.querySelector("web-scheduler")?.shadowRoot;
      if (!root?.querySelector(".questions")) return;
      document.documentElement.dataset.first = String(
        root.querySelector(".questions .slot") !== null,
      );
      observer.disconnect();
    });
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (options) {
      const root = attach.call(this, options);
      observer.observe(root, { childList: true, subtree: true });
      return root;
    };
  });
  await openForm(timesPage("en"));
  await expect(page.locator("html")).toHaveAttribute("data-first", "true");
});
