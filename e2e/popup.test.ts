import type { Page } from "@playwright/test";
import { exampleBySlug } from "../src/examples/index.ts";
import { listen, scriptTag } from "./host-page.ts";
import { fill, inbox, OBSERVED, ownLastName, send, widget } from "./patient.ts";
import { expect, type Site, test } from "./server.ts";

const id = exampleBySlug("branded")?.record.id ?? "";
const plainId = exampleBySlug("observed-defaults")?.record.id ?? "";

const element = (site: Site, mode: string, more = "", locationId = plainId) =>
  `<script async src="${site.origin}/web-scheduler.js"></script>
  <web-scheduler mode="${mode}" location-id="${locationId}" base-url="${site.otherOrigin}"
    submit-url="${site.otherOrigin}/dev/booking-requests/" ${more}></web-scheduler>`;

const dialog = (page: Page) => page.getByRole("dialog");
const ready = (page: Page) => page.waitForFunction(() => customElements.get("web-scheduler"));

/** The dialog's part hears clicks once it is there. */
async function openBy(page: Page, name: string): Promise<void> {
  await expect(async () => {
    if (!(await dialog(page).isVisible())) {
      await page.getByRole("button", { name }).click({ timeout: 1000 });
    }
    await expect(dialog(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

test("any element with data-web-scheduler-open opens the form in a dialog, in which a patient books", async ({
  page,
  site,
  host,
}) => {
  const lastName = ownLastName();
  const heard = listen(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(
    host.address(`<button data-web-scheduler-open>Book a visit</button>${element(site, "popup")}`),
  );
  await ready(page);
  await expect(dialog(page)).toHaveCount(0);
  await openBy(page, "Book a visit");
  await expect(dialog(page)).toHaveAccessibleName("Request an appointment");
  await fill(dialog(page), OBSERVED);
  await dialog(page).getByRole("textbox", { name: "Last name" }).fill(lastName);
  await send(dialog(page));
  await expect(dialog(page).getByRole("heading", { name: "Your request was sent" })).toBeFocused();
  expect(await inbox(site, lastName)).toHaveLength(1);
  expect(asked.filter((url) => url.includes("public-detail"))).toHaveLength(1);

  await dialog(page).getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Book a visit" }).click();
  await expect(dialog(page).getByRole("textbox", { name: "First name" })).toHaveValue("");
  expect(heard.errors).toEqual([]);
});

test("nothing is asked of the service until somebody opens the form", async ({
  page,
  site,
  host,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(host.address(element(site, "button")));
  await expect(page.getByRole("button", { name: "Request an appointment" })).toBeVisible();
  expect(asked.filter((url) => url.includes("public-detail"))).toEqual([]);
});

test("Escape closes at any time, keeps every answer, and focus goes back to where it was", async ({
  page,
  site,
  host,
}) => {
  await page.goto(
    host.address(
      `<script>addEventListener("keydown", (event) => event.key === "Escape" && event.preventDefault(), true)</script>
      <button data-web-scheduler-open>Book a visit</button>${element(site, "popup")}`,
    ),
  );
  await ready(page);
  await openBy(page, "Book a visit");
  // While it loads, too.
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

test("Tab goes through the dialog and never into the page behind it", async ({
  page,
  site,
  host,
}) => {
  await page.goto(
    host.address(
      `<button data-web-scheduler-open>Book a visit</button><a href="#after">Behind</a>${element(site, "popup")}`,
    ),
  );
  await ready(page);
  await openBy(page, "Book a visit");
  await expect(dialog(page).getByRole("textbox", { name: "First name" })).toBeVisible();
  const visited = new Set<string>();
  for (let presses = 0; presses < 14; presses += 1) {
    await page.keyboard.press("Tab");
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

test("the page behind does not scroll or move, and its own scroll style is as it was", async ({
  page,
  site,
  host,
}) => {
  await page.goto(
    host.address(
      `<style>html { overflow-y: scroll }</style><div style="height: 3000px">
      <button data-web-scheduler-open style="margin-top: 400px">Book a visit</button>
      ${element(site, "popup")}</div>`,
    ),
  );
  await ready(page);
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
  // Some browsers' drivers scroll to what they are about to press.
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
  expect(await state()).toEqual(before);
});

test("inside what is transformed, clipped and faded, dialog and button are whole", async ({
  page,
  site,
  host,
}) => {
  await page.goto(
    host.address(
      `<div style="transform: scale(.5); overflow: hidden; height: 90px; width: 200px; contain: layout paint; filter: grayscale(1)">
      ${element(site, "button")}</div>`,
    ),
  );
  const button = page.getByRole("button", { name: "Request an appointment" });
  await expect(button).toBeInViewport({ ratio: 1 });
  const { height } = (await button.boundingBox()) ?? { height: 0 };
  expect(height).toBeGreaterThanOrEqual(48);
  await button.click();
  const box = await dialog(page).boundingBox();
  expect(box?.width).toBeGreaterThan(600);
  await expect(dialog(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
});

test("a press beside the dialog closes it; a selection that ends there does not", async ({
  page,
  site,
  host,
}) => {
  await page.goto(host.address(element(site, "button")));
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

test("each of several forms has its own openers, and a link still opens in a new tab", async ({
  page,
  site,
  host,
}) => {
  await page.goto(
    host.address(
      `<button data-web-scheduler-open="${id}">Uptown</button>
      <button data-web-scheduler-open="harbour">Harbour</button>
      <a href="/elsewhere/" data-web-scheduler-open><b>Whichever</b></a>
      ${element(site, "popup", "", id)}${element(site, "popup", 'id="harbour"')}`,
    ),
  );
  await ready(page);
  await openBy(page, "Uptown");
  await expect(dialog(page).getByRole("region")).toHaveAccessibleName(
    exampleBySlug("branded")?.record.name ?? "-",
  );
  await page.keyboard.press("Escape");
  await openBy(page, "Harbour");
  await expect(dialog(page).getByRole("region")).toHaveAccessibleName(
    exampleBySlug("observed-defaults")?.record.name ?? "-",
  );
  await page.keyboard.press("Escape");
  await page.getByText("Whichever").click();
  await expect(dialog(page)).toBeVisible();
  expect(page.url()).not.toContain("elsewhere");
  await page.keyboard.press("Escape");
  const [other] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByText("Whichever").click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await other.close();
  await expect(dialog(page)).toHaveCount(0);
});

test("taken out of the page while it is open, it leaves a page that scrolls", async ({
  page,
  site,
  host,
}) => {
  await page.goto(host.address(`<div id="app">${element(site, "button")}</div>`));
  await page.getByRole("button", { name: "Request an appointment" }).click();
  await expect(dialog(page)).toBeVisible();
  await page.evaluate(() => document.querySelector("#app")?.replaceChildren());
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflow))
    .toBe("visible");
});

test("the button and the dialog speak the reader's language", async ({ page, site, host }) => {
  await page.goto(host.address(element(site, "button", 'lang="ar"')));
  await page.getByRole("button", { name: "طلب موعد" }).click();
  await expect(dialog(page)).toHaveAccessibleName("طلب موعد");
  await dialog(page).getByRole("button", { name: "إغلاق" }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test("without the dialog's part, what the page wrote inside the element shows", async ({
  page,
  site,
  host,
}) => {
  await page.route("**/web-scheduler-*-dialog.js", (route) => route.abort());
  await page.goto(
    host.address(
      `${element(site, "popup").replace("></web", '><a href="tel:+12025550143">Call us to book</a></web')}`,
    ),
  );
  await expect(page.getByRole("link", { name: "Call us to book" })).toBeVisible();
});

test("a script tag alone makes the floating button", async ({ page, site, host }) => {
  await page.goto(host.address(scriptTag(site, { "data-location-id": id, "data-mode": "button" })));
  await page.getByRole("button", { name: "Request an appointment" }).click();
  await expect(widget(page).getByRole("textbox", { name: "First name" })).toBeVisible();
});
