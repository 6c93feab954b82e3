import { messages as ar } from "../../src/messages/ar.ts";
import { messages as es } from "../../src/messages/es.ts";
import { passScreener } from "../fixtures/open-form.ts";
import { expect, test } from "../fixtures/test.ts";

test("a page translator that sets an unsupported lang keeps the answers", async ({
  page,
  openForm,
}) => {
  const form = await openForm({ example: "observed-defaults" });
  await form.getByRole("textbox", { name: "First name" }).fill("Maren");
  await page.evaluate(() => {
    for (const element of document.querySelectorAll("*")) element.setAttribute("lang", "de");
  });
  await expect(form.getByRole("textbox", { name: "First name" })).toHaveValue("Maren");
});

for (const around of ["html", "body", "main"]) {
  test(`a widget that sets the lang of ${around} later changes the language, not the step, answers or focus`, {
    tag: around === "html" ? [] : "@all",
  }, async ({ page, openForm }) => {
    const form = await openForm({ example: "screener-stops" });
    await passScreener(form);
    const input = form.locator('[name="firstName"]');
    await input.fill("Maren");
    const setLang = (lang: string) =>
      page.evaluate(
        ([selector, value]) => document.querySelector(selector)?.setAttribute("lang", value),
        [around, lang] as const,
      );
    await setLang("es-MX");
    await expect(form.getByRole("heading", { name: es.detailsTitle })).toBeVisible();
    await expect(input).toHaveValue("Maren");
    await expect(input).toBeFocused();

    // What the patient has chosen since then stays until the page has another language.
    await form.locator(".languages > button").click();
    await form.getByRole("button", { name: "العربية" }).click();
    await expect(form.getByRole("heading", { name: ar.detailsTitle })).toBeVisible();
    await setLang("es");
    await setLang("de");
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(form.getByRole("heading", { name: ar.detailsTitle })).toBeVisible();
    await setLang("en");
    await expect(form.getByRole("textbox", { name: "First name" })).toHaveValue("Maren");
  });
}

test("a floating button follows the language of the page", async ({ page, visitForm }) => {
  const form = await visitForm({ example: "observed-defaults", attributes: { mode: "button" } });
  await expect(form.getByRole("button", { name: "Request an appointment" })).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute("lang", "es"));
  await expect(form.getByRole("button", { name: es.detailsTitle })).toBeVisible();
});
