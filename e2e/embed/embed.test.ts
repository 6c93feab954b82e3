import { en } from "../../src/messages/en.ts";
import { scriptTag } from "../fixtures/host-pages.ts";
import { openForm, recordOf } from "../fixtures/open-form.ts";
import { recordUrls } from "../fixtures/page-log.ts";
import { widget } from "../fixtures/patient.ts";
import { expect, type Site, test } from "../fixtures/test.ts";
import { book, element, id, script } from "./embed-page.ts";

const everyField = recordOf("every-field").id;

test("an unused form loads no chunk; the first interaction loads what Send needs", async ({
  page,
  site,
  host,
}) => {
  const urls = recordUrls(page);
  const chunks = () => urls.filter((url) => /web-scheduler-[\d.]+(-rc\.\d+)?-/.test(url));
  const form = await openForm(page, { site, host }, { example: "observed-defaults" });
  await page.waitForLoadState("networkidle");
  expect(chunks()).toEqual([]);
  await form.getByRole("textbox", { name: "First name" }).click();
  await expect.poll(chunks).toEqual([expect.stringContaining("-deferred.js")]);
});

test("the form goes into a data-target that is rendered after the page is parsed", async ({
  page,
  site,
  host,
}) => {
  const tag = scriptTag(site, { "data-location-id": id, "data-target": "#late" });
  await page.goto(
    host.serve(`${tag}<div id="app"></div><script>
      addEventListener("load", () => setTimeout(() => {
        document.getElementById("app").innerHTML = '<main id="late"></main>';
      }, 300));
    </script>`),
  );
  await expect(page.locator("#late > web-scheduler")).toHaveCount(1);
});

test("the form replaces the content of a declarative shadow root", async ({ page, site, host }) => {
  await page.goto(
    host.serve(`<script async src="${site.origin}/web-scheduler.js"></script>
      <web-scheduler location-id="${id}" base-url="${site.otherOrigin}">
        <template shadowrootmode="open"><p>Loading the form…</p></template>
      </web-scheduler>`),
  );
  await expect(page.getByRole("textbox", { name: "First name" })).toBeVisible();
  await expect(page.getByText("Loading the form…")).toHaveCount(0);
});

test("the script tag inserts the form in its place, or in data-target", async ({
  page,
  site,
  host,
}) => {
  await page.goto(
    host.serve(
      `<main id="here"><p>Before</p>${scriptTag(site, { "data-location-id": id })}</main>`,
    ),
  );
  await expect(page.locator("main > web-scheduler")).toHaveCount(1);
  await book(page, site);
  await page.goto(
    host.serve(
      `${scriptTag(site, { "data-location-id": id, "data-target": "#there" })}<main id="there"></main>`,
    ),
  );
  await expect(page.locator("#there > web-scheduler")).toHaveCount(1);
  await book(page, site);
});

test("a page can have forms of several locations", async ({ page, site, host }) => {
  await page.goto(
    host.serve(
      `${script(site)}${element(site)}<article>${element(site, "", everyField)}</article>`,
    ),
  );
  const [first, second] = [widget(page).first(), widget(page).last()];
  await first.getByRole("textbox", { name: "First name" }).fill("Ida");
  await expect(second.getByRole("textbox", { name: "First name" })).toHaveValue("");
  await expect(second.getByRole("textbox", { name: "Insurance" })).toBeVisible();
  expect((await book(page, site, first)).location_id).toBe(id);
});

test.describe("fallback content", () => {
  const link = '<a href="tel:+12025550143">Call us to book</a>';
  const withLink = (site: Site, attributes = "") =>
    `${script(site)}${element(site, attributes).replace("></web", `>${link}</web`)}`;

  test("is shown until the form is ready", async ({ page, site, host }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/public-detail/", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(host.serve(withLink(site)));
    await expect(widget(page).getByText(`${en.loading}…`)).toBeVisible();
    await expect(page.getByRole("link", { name: "Call us to book" })).toBeVisible();
    release();
    await expect(widget(page).getByRole("textbox", { name: "First name" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Call us to book" })).toBeHidden();
  });

  test("is shown if the record cannot load", async ({ page, site, host }) => {
    await page.goto(host.serve(withLink(site, 'lang="es"').replace(id, id.replace(/.$/, "0"))));
    await expect(widget(page).getByRole("alert")).toBeVisible();
    await expect(page.getByRole("link", { name: "Call us to book" })).toBeVisible();
  });

  test("is shown if the script cannot load", async ({ page, site, host }) => {
    await page.route("**/web-scheduler.js", (route) => route.abort());
    await page.goto(host.serve(withLink(site)));
    await expect(page.getByRole("link", { name: "Call us to book" })).toBeVisible();
  });
});
