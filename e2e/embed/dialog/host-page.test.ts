import { expect, test } from "../../fixtures/test.ts";
import { dialog, element, openBy, waitForScript } from "./dialog-page.ts";

test("the page behind the dialog does not scroll or move, and keeps its inline style", async ({
  page,
  visit,
}) => {
  await visit(`<style>html { overflow-y: scroll }</style><div style="height: 3000px">
      <button data-web-scheduler-open style="margin-top: 400px">Book a visit</button>
      ${element("popup")}</div>`);
  await waitForScript(page);
  await page.evaluate(() => {
    document.documentElement.style.cssText = "overflow-x: clip !important; scroll-behavior: auto";
    window.scrollTo(0, 120);
  });
  const state = () =>
    page.evaluate(() => ({
      style: document.documentElement.getAttribute("style"),
      overflow: getComputedStyle(document.documentElement).overflow,
      sheets: document.adoptedStyleSheets.length,
      left: document.querySelector("button")?.getBoundingClientRect().left,
      y: window.scrollY,
      width: document.body.clientWidth,
    }));
  // Playwright may scroll an element into view before it clicks.
  await page.getByRole("button", { name: "Book a visit" }).hover();
  const before = await state();
  await openBy(page, "Book a visit");
  await expect(dialog(page).getByRole("textbox", { name: "First name" })).toBeVisible();
  await page.mouse.move(10, 10);
  await page.mouse.wheel(0, 600);
  const during = await state();
  expect(during.y).toBe(before.y);
  expect(during.left).toBe(before.left);
  expect(during.width).toBe(before.width);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(state).toEqual(before);
});

test("an open dialog is printed once, without the page behind it", async ({
  page,
  visit,
  browserName,
}) => {
  test.skip(browserName === "firefox", "Playwright does not emulate print in an installed Firefox");
  await visit(
    `<button data-web-scheduler-open>Book a visit</button><p>Behind</p>${element("popup")}`,
  );
  await openBy(page, "Book a visit");
  await dialog(page).getByRole("textbox", { name: "First name" }).waitFor();
  await page.emulateMedia({ media: "print" });
  // A fixed one would be on each sheet.
  await expect(dialog(page)).toHaveCSS("position", "absolute");
  await expect(dialog(page).getByRole("textbox", { name: "Year" })).toBeVisible();
  await expect(page.getByText("Behind")).toBeHidden();
});

test("the dialog and the button are not clipped by a transformed container", async ({
  page,
  visit,
}) => {
  await visit(`<div style="transform: scale(.5); overflow: hidden; height: 90px; width: 200px; contain: layout paint; filter: grayscale(1)">
      ${element("button")}</div>`);
  const button = page.getByRole("button", { name: "Request an appointment" });
  await expect(button).toBeInViewport({ ratio: 1 });
  const { height } = (await button.boundingBox()) ?? { height: 0 };
  expect(height).toBeGreaterThanOrEqual(48);
  await button.click();
  await expect.poll(async () => (await dialog(page).boundingBox())?.width).toBeGreaterThan(600);
  await expect(dialog(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
});

test("the page scrolls again after an open dialog is removed", { tag: "@all" }, async ({
  page,
  visit,
}) => {
  await visit(`<div id="app">${element("button")}</div>`);
  await page.getByRole("button", { name: "Request an appointment" }).click();
  await expect(dialog(page)).toBeVisible();
  await page.evaluate(() => document.querySelector("#app")?.replaceChildren());
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflow))
    .toBe("visible");
});
