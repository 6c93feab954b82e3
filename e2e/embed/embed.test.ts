import { scriptTag } from "../fixtures/host-pages.ts";
import { recordOf } from "../fixtures/open-form.ts";
import { widget } from "../fixtures/patient.ts";
import { expect, type Site, test } from "../fixtures/test.ts";
import { book, element, id, script } from "./embed-page.ts";

const everyField = recordOf("every-field").id;

test("the script tag alone puts the form where it stands, or where data-target says", async ({
  page,
  site,
  host,
}) => {
  await page.goto(
    host.address(
      `<main id="here"><p>Before</p>${scriptTag(site, { "data-location-id": id })}</main>`,
    ),
  );
  await expect(page.locator("main > web-scheduler")).toHaveCount(1);
  await book(page, site);
  await page.goto(
    host.address(
      `${scriptTag(site, { "data-location-id": id, "data-target": "#there" })}<main id="there"></main>`,
    ),
  );
  await expect(page.locator("#there > web-scheduler")).toHaveCount(1);
  await book(page, site);
});

test("several elements with different locations are several forms", async ({
  page,
  site,
  host,
}) => {
  await page.goto(
    host.address(
      `${script(site)}${element(site)}<article>${element(site, "", everyField)}</article>`,
    ),
  );
  const [first, second] = [widget(page).first(), widget(page).last()];
  await first.getByRole("textbox", { name: "First name" }).fill("Ida");
  await expect(second.getByRole("textbox", { name: "First name" })).toHaveValue("");
  await expect(second.getByRole("textbox", { name: "Insurance" })).toBeVisible();
  expect((await book(page, site, first)).location_id).toBe(id);
});

test.describe("what the page wrote inside the element", () => {
  const link = '<a href="tel:+12025550143">Call us to book</a>';
  const withLink = (site: Site, more = "") =>
    `${script(site)}${element(site, more).replace("></web", `>${link}</web`)}`;

  test("shows until the form is ready", async ({ page, site, host }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/public-detail/", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(host.address(withLink(site)));
    await expect(widget(page).getByText("Loading the booking form…")).toBeVisible();
    await expect(page.getByRole("link", { name: "Call us to book" })).toBeVisible();
    release();
    await expect(widget(page).getByRole("textbox", { name: "First name" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Call us to book" })).toBeHidden();
  });

  test("shows again where the form never is", async ({ page, site, host }) => {
    await page.goto(host.address(withLink(site, 'lang="es"').replace(id, id.replace(/.$/, "0"))));
    await expect(widget(page).getByRole("alert")).toBeVisible();
    await expect(page.getByRole("link", { name: "Call us to book" })).toBeVisible();
  });

  test("is simply there where the script never comes", async ({ page, site, host }) => {
    await page.route("**/web-scheduler.js", (route) => route.abort());
    await page.goto(host.address(withLink(site)));
    await expect(page.getByRole("link", { name: "Call us to book" })).toBeVisible();
  });
});
