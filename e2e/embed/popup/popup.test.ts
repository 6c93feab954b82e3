import { listen } from "../../fixtures/host-pages.ts";
import { recordOf } from "../../fixtures/open-form.ts";
import { fill, inbox, OBSERVED, ownLastName, send } from "../../fixtures/patient.ts";
import { expect, test } from "../../fixtures/test.ts";
import { dialog, element, openBy, ready } from "./popup-page.ts";

const id = recordOf("branded").id;

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

test("closed and opened again at once, it stays open", async ({ page, site, host }) => {
  await page.goto(
    host.address(`<button data-web-scheduler-open>Book a visit</button>${element(site, "popup")}`),
  );
  await ready(page);
  await openBy(page, "Book a visit");
  // The browser tells of the closing later, when it is open again.
  await page.evaluate(async () => {
    const form = document.querySelector("web-scheduler")?.shadowRoot?.querySelector("dialog");
    const told = new Promise((resolve) => form?.addEventListener("close", resolve));
    form?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    document.querySelector("button")?.click();
    await told;
  });
  await expect(dialog(page)).toBeVisible();
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
  await expect(dialog(page).getByRole("region")).toHaveAccessibleName(recordOf("branded").name);
  await page.keyboard.press("Escape");
  await openBy(page, "Harbour");
  await expect(dialog(page).getByRole("region")).toHaveAccessibleName(
    recordOf("observed-defaults").name,
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
