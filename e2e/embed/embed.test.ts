import { messages as en } from "../../src/messages/en-first-screen.ts";
import { holdResponses } from "../fixtures/hold-responses.ts";
import { scriptTag } from "../fixtures/host-pages.ts";
import { recordUrls } from "../fixtures/page-log.ts";
import { expect, test } from "../fixtures/test.ts";
import { element, id, script } from "./embed-page.ts";

/** Without the doctor's, which a page on loopback loads at any time. */
const chunksIn = (urls: readonly string[]) =>
  urls.filter((url) => /web-scheduler-[\d.]+(-rc\.\d+)?-(?!doctor|rc\.)/.test(url)).toSorted();
const [SENTENCES, REQUESTS, SUBMISSION] = ["-en.js", "-requests.js", "-submission.js"].map((file) =>
  expect.stringContaining(file),
);

test("a form in view loads what checks the answers when the page is idle", async ({
  page,
  openForm,
}) => {
  const urls = recordUrls(page);
  await openForm({ example: "observed-defaults" });
  await expect.poll(() => chunksIn(urls)).toEqual([SENTENCES, SUBMISSION]);
});

for (const [title, { spacer, saveData }] of Object.entries({
  "far below the viewport": { spacer: "height: 400vh", saveData: false },
  "in view of a visitor who saves data": { spacer: "", saveData: true },
})) {
  test(`an unused form ${title} loads no chunk; the first interaction loads it`, async ({
    page,
    visit,
  }) => {
    const urls = recordUrls(page);
    if (saveData) {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
      );
    }
    const tag = scriptTag({ "data-location-id": id });
    const form = await visit(`<div style="${spacer}"></div>${tag}`);
    const firstName = form.getByRole("textbox", { name: "First name" });
    await expect(firstName).toBeAttached();
    await page.evaluate(
      () => new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve)),
    );
    expect(chunksIn(urls)).toEqual([]);
    await firstName.click();
    await expect.poll(() => chunksIn(urls)).toEqual([SENTENCES, REQUESTS, SUBMISSION]);
  });
}

test("the form goes into a data-target that is rendered after the page is parsed", async ({
  page,
  visit,
}) => {
  const tag = scriptTag({ "data-location-id": id, "data-target": "#late" });
  await visit(`${tag}<div id="app"></div><script>
      addEventListener("load", () => setTimeout(() => {
        document.getElementById("app").innerHTML = '<main id="late"></main>';
      }, 300));
    </script>`);
  await expect(page.locator("#late > div > web-scheduler")).toHaveCount(1);
});

test("the page's own content is shown until the form is ready", async ({ page, visit }) => {
  const release = await holdResponses(page, "**/public-detail/");
  const link = page.getByRole("link", { name: "Call us to book" });
  const form = await visit(
    script() + element("", id, '<a href="tel:+12025550143">Call us to book</a>'),
  );
  await expect(form.getByText(`${en.loading}…`)).toBeVisible();
  await expect(link).toBeVisible();
  release();
  await expect(form.getByRole("textbox", { name: "First name" })).toBeVisible();
  await expect(link).toBeHidden();
});
