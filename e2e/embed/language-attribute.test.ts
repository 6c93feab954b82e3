import { openForm } from "../fixtures/open-form.ts";
import { expect, test } from "../fixtures/test.ts";

test("a page translator that sets an unsupported lang keeps the answers", async ({
  page,
  site,
  host,
}) => {
  const form = await openForm(page, { site, host }, { example: "observed-defaults" });
  await form.getByRole("textbox", { name: "First name" }).fill("Maren");
  await page.evaluate(() => {
    for (const element of document.querySelectorAll("*")) element.setAttribute("lang", "de");
  });
  await expect(form.getByRole("textbox", { name: "First name" })).toHaveValue("Maren");
});

test("a supported lang changes the language and keeps the answers and the focus", async ({
  page,
  site,
  host,
}) => {
  const form = await openForm(page, { site, host }, { example: "observed-defaults" });
  const input = form.locator('[name="firstName"]');
  await input.fill("Maren");
  await form.evaluate((element) => element.setAttribute("lang", "es"));
  await expect(form.getByRole("textbox", { name: "Nombre" })).toBeVisible();
  await expect(input).toHaveValue("Maren");
  await expect(input).toBeFocused();
  await form.evaluate((element) => element.removeAttribute("lang"));
  await expect(form.getByRole("textbox", { name: "First name" })).toHaveValue("Maren");
});
