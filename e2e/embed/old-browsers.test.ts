import type { Page } from "@playwright/test";
import { scriptTag } from "../fixtures/host-pages.ts";
import { recordLog } from "../fixtures/page-log.ts";
import { widget } from "../fixtures/patient.ts";
import { expect, test } from "../fixtures/test.ts";
import { element, plainId } from "./popup/popup-page.ts";

/** Removes functions that Safari 15.3, Chrome 84 and Firefox 89 do not have. */
const removeNewFunctions = (page: Page) =>
  page.addInitScript(() => {
    const prototype: Record<string, unknown> = Object.getPrototypeOf([]);
    delete prototype.at;
    delete prototype.findLast;
    delete prototype.findLastIndex;
    delete (Object as Partial<ObjectConstructor>).hasOwn;
  });

test("a browser without Array.findLast shows the call link of the script tag", async ({
  page,
  site,
  host,
}) => {
  const log = recordLog(page);
  await removeNewFunctions(page);
  await page.goto(host.serve(scriptTag(site, { "data-location-id": plainId })));
  await expect(widget(page).getByRole("link", { name: "+12025550143" })).toBeVisible();
  await expect.poll(() => log.console.join()).toMatch(/WS109 .*Array\.findLast/);
  expect(log.errors).toEqual([]);
});

test("a browser without Array.findLast shows the content of the element", async ({
  page,
  site,
  host,
}) => {
  const log = recordLog(page);
  await removeNewFunctions(page);
  await page.goto(host.serve(element(site, "inline").replace("></web", ">Please call us</web")));
  await page.waitForFunction(() => customElements.get("web-scheduler"));
  await expect(page.getByText("Please call us")).toBeVisible();
  await expect.poll(() => log.console.join()).toMatch(/WS109/);
  expect(log.errors).toEqual([]);
});

test("without constructable style sheets, a popup does not handle clicks on its triggers", async ({
  page,
  site,
  host,
}) => {
  const log = recordLog(page);
  await page.addInitScript(() => {
    // As in Safari 16.3.
    Object.assign(window, {
      CSSStyleSheet: function CSSStyleSheet() {
        throw new TypeError("Illegal constructor");
      },
    });
  });
  const popup = element(site, "popup").replace("></web", ">Please call us</web");
  await page.goto(host.serve(`<a href="#call" data-web-scheduler-open>Book</a>${popup}`));
  await expect(page.getByText("Please call us")).toBeVisible();
  await expect
    .poll(() => page.evaluate("document.querySelector('web-scheduler').shadowRoot?.innerHTML"))
    .toBe("<slot></slot>");
  await page.getByRole("link", { name: "Book" }).click();
  await expect(page).toHaveURL(/#call$/);
  expect(log.errors).toEqual([]);
});

test("if the page prevents the definition of the element, the script tag shows its number", async ({
  page,
  site,
  host,
}) => {
  await page.addInitScript(() => {
    CustomElementRegistry.prototype.define = () => {
      throw new TypeError("define is not allowed");
    };
  });
  await page.goto(
    host.serve(scriptTag(site, { "data-location-id": plainId, "data-phone": "+12025550143" })),
  );
  await expect(page.getByRole("link", { name: "+12025550143" })).toHaveAttribute(
    "href",
    "tel:+12025550143",
  );
});
