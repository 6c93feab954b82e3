import { LOOKS, scan } from "./axe.ts";
import { draftOf, ribbon, TAGLINE } from "./draft-link.ts";
import { pageWith, recordOf } from "./open-form.ts";
import { widget } from "./patient.ts";
import { expect, test } from "./server.ts";
import { listenForViolations, NONCE, strictPolicy } from "./strict-page.ts";

const ALLOWED = { "allow-draft": "" };
const GENTLE = { [TAGLINE]: "Gentle hands" };

for (const [lang, name, dir] of [
  ["es", "Borrador", "ltr"],
  ["ar", "مسودة", "rtl"],
] as const) {
  test(`the ribbon speaks the form's language: ${lang}`, async ({ page, site, host }) => {
    const attributes = { ...ALLOWED, lang };
    const address = pageWith({ site, host }, { example: "branded", attributes });
    await page.goto(address + (await draftOf(GENTLE)));
    await expect(ribbon(page).locator("strong")).toHaveText(name);
    await expect(ribbon(page)).toHaveAttribute("lang", lang);
    await expect(ribbon(page)).toHaveAttribute("dir", dir);
  });
}

test.describe("a reader of Spanish", () => {
  test.use({ locale: "es-MX" });

  test("who chooses the language has the ribbon in it as well", async ({ page, site, host }) => {
    const address = pageWith({ site, host }, { example: "branded", attributes: ALLOWED });
    await page.goto(address + (await draftOf(GENTLE)));
    await expect(ribbon(page).locator("strong")).toHaveText("Draft");
    await widget(page).getByRole("button", { name: "Continuar en español" }).click();
    await expect(ribbon(page).locator("strong")).toHaveText("Borrador");
    await expect(ribbon(page)).toHaveCount(1);
  });
});

test("under the strict policy a draft violates nothing", async ({ page, site, host }) => {
  const heard = await listenForViolations(page);
  const { id } = recordOf("branded");
  const body = `<script async nonce="${NONCE}" src="${site.origin}/web-scheduler.js"></script>
    <web-scheduler allow-draft location-id="${id}" base-url="${site.otherOrigin}"></web-scheduler>`;
  const policy = strictPolicy(site, heard.reportUri);
  const address = host.address(body, { "Content-Security-Policy": policy });
  await page.goto(address + (await draftOf(GENTLE)));
  await expect(widget(page).getByText("Gentle hands")).toBeVisible();
  await expect(ribbon(page)).toHaveCSS("background-color", "rgb(91, 42, 134)");
  expect(await heard.violations()).toEqual([]);
  await heard.close();
});

test("axe finds nothing wrong with the ribbon", async ({ page, site, host }) => {
  const around = `<meta name="color-scheme" content="light dark">`;
  const embed = { example: "branded", attributes: ALLOWED, around };
  await page.goto(
    pageWith({ site, host }, embed) + (await draftOf({ ...GENTLE, phone_number: "+1" })),
  );
  await expect(ribbon(page)).toContainText("phone_number");
  for (const look of LOOKS) {
    await look.wear(page);
    expect(await scan(page), look.name).toEqual([]);
  }
});
