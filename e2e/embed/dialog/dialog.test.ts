import { recordOf, sentTitle } from "../../fixtures/open-form.ts";
import { recordLog, recordUrls } from "../../fixtures/page-log.ts";
import { expect, test } from "../../fixtures/test.ts";
import { book } from "../embed-page.ts";
import { dialog, element, openBy, waitForScript } from "./dialog-page.ts";

const id = recordOf("branded").id;
/** #0b4f66, the font color of its branding. */
const BRAND_COLOR = "rgb(11, 79, 102)";

test("a patient books in the dialog that data-web-scheduler-open opens, and the record is not requested before", async ({
  page,
  visit,
}) => {
  const log = recordLog(page);
  const urls = recordUrls(page);
  await visit(`<button data-web-scheduler-open>Book a visit</button>${element("popup")}`);
  await waitForScript(page);
  const requested = (part: string) => urls.filter((url) => url.includes(part)).length;
  await expect.poll(() => requested("-dialog.js")).toBe(1);
  // What the chunk does when it has loaded.
  await page.evaluate(
    () => new Promise((resolve) => setTimeout(requestAnimationFrame, 0, resolve)),
  );
  expect(requested("public-detail")).toBe(0);
  await expect(dialog(page)).toHaveCount(0);
  await openBy(page, "Book a visit");
  await expect(dialog(page)).toHaveAccessibleName("Request an appointment");
  await book(page, dialog(page));
  await expect(sentTitle(dialog(page))).toBeFocused();
  expect(requested("public-detail")).toBe(1);

  await dialog(page).getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Book a visit" }).click();
  await expect(dialog(page).getByRole("textbox", { name: "First name" })).toHaveValue("");
  expect(log.errors).toEqual([]);
});

test("the floating button has the brand's color, and one of its own without a record", async ({
  page,
  visit,
}) => {
  const button = page.getByRole("button", { name: "Request an appointment" });
  await visit(element("button", "", id));
  await expect(button).toHaveCSS("background-color", BRAND_COLOR);
  await page.route("**/public-detail/", (route) => route.abort());
  await page.reload();
  await expect(button).toBeVisible();
  await expect(button).not.toHaveCSS("background-color", BRAND_COLOR);
});

test("Escape closes the dialog at any time, keeps all answers and restores the focus", async ({
  page,
  visit,
}) => {
  await visit(`<script>addEventListener("keydown", (event) => event.key === "Escape" && event.preventDefault(), true)</script>
      <button data-web-scheduler-open>Book a visit</button>${element("popup")}`);
  await openBy(page, "Book a visit");
  // Also while the form loads.
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Book a visit" })).toBeFocused();

  await page.keyboard.press("Enter");
  const name = dialog(page).getByRole("textbox", { name: "First name" });
  await name.pressSequentially("Maren");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Book a visit" })).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(name).toHaveValue("Maren");
});

test("Tab stays in the dialog", async ({ page, visit }) => {
  await visit(
    `<button data-web-scheduler-open>Book a visit</button><a href="#after">Behind</a>${element("popup")}`,
  );
  await openBy(page, "Book a visit");
  // The form's title, after the dialog's button.
  await expect(dialog(page).getByRole("heading", { name: "Request an appointment" })).toBeFocused();
  const visited = new Set<string>();
  for (let presses = 0; presses < 15; presses += 1) {
    // Back over the menu of languages to the dialog's button, then forward.
    await page.keyboard.press(presses < 2 ? "Shift+Tab" : "Tab");
    visited.add(
      await page.evaluate(() => {
        const active = document.activeElement;
        return active?.shadowRoot?.activeElement?.textContent || (active?.localName ?? "");
      }),
    );
  }
  expect([...visited]).toContain("Close");
  expect([...visited].filter((text) => /Behind|Book a visit/.test(text))).toEqual([]);
});

test("a click outside the dialog closes it, but a text selection that ends there does not", async ({
  page,
  visit,
}) => {
  await visit(element("button"));
  const button = page.getByRole("button", { name: "Request an appointment" });
  await button.click();
  const field = dialog(page).getByRole("textbox", { name: "First name" });
  await field.fill("Maren");
  await field.hover();
  await page.mouse.down();
  await page.mouse.move(5, 300);
  await page.mouse.up();
  await expect(field).toHaveValue("Maren");
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(5, 300);
  await expect(dialog(page)).toHaveCount(0);
});

test("code opens and closes the dialog, also before its chunk has loaded", async ({
  page,
  visit,
}) => {
  await visit(`<button>Elsewhere</button>${element("popup")}`);
  await waitForScript(page);
  await page.getByRole("button", { name: "Elsewhere" }).focus();
  await page.evaluate(() => document.querySelector("web-scheduler")?.open());
  await dialog(page).getByRole("textbox", { name: "First name" }).fill("Maren");
  await page.evaluate(() => document.querySelector("web-scheduler")?.close());
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Elsewhere" })).toBeFocused();
  await page.evaluate(() => document.querySelector("web-scheduler")?.open());
  await expect(dialog(page).getByRole("textbox", { name: "First name" })).toHaveValue("Maren");
});

test("each trigger opens its own form, also in a container that is not visible", async ({
  page,
  visit,
}) => {
  const log = recordLog(page);
  const containers = {
    tab: ['<div style="display: none">', "</div>"],
    fold: ["<details><summary>More</summary>", "</details>"],
    late: ['<div style="content-visibility: hidden">', "</div>"],
  };
  const forms = Object.entries(containers).map(
    ([name, [start, end]]) =>
      `<button data-web-scheduler-open="${name}">Book ${name}</button>${start}${element("popup", `id="${name}"`)}${end}`,
  );
  const link = '<a href="/other-page/" data-web-scheduler-open><b>First form</b></a>';
  await visit(forms.join("") + link);
  for (const name of Object.keys(containers)) {
    await openBy(page, `Book ${name}`);
    const own = page.locator(`#${name}`).getByRole("dialog");
    await expect(own.getByRole("textbox", { name: "First name" })).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
  }
  await page.getByText("First form").click();
  await expect(page.locator("#tab").getByRole("dialog")).toBeVisible();
  await expect.poll(() => log.console.filter((line) => line.includes("WS108"))).toHaveLength(3);
});
