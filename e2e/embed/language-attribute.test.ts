import { messages as ar } from "../../src/messages/ar/first-screen.ts";
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

test("a supported lang changes the language and keeps the answers and the focus", async ({
  openForm,
}) => {
  const form = await openForm({ example: "observed-defaults" });
  const input = form.locator('[name="firstName"]');
  await input.fill("Maren");
  await form.evaluate((element) => element.setAttribute("lang", "es"));
  await expect(form.getByRole("textbox", { name: "Nombre" })).toBeVisible();
  await expect(input).toHaveValue("Maren");
  await expect(input).toBeFocused();
  await form.evaluate((element) => element.removeAttribute("lang"));
  await expect(form.getByRole("textbox", { name: "First name" })).toHaveValue("Maren");
});

test.describe("in an Arabic browser", () => {
  test.use({ locale: "ar-EG" });

  test("Arabic is offered until the language is changed to Arabic", async ({ openForm }) => {
    const form = await openForm({ example: "observed-defaults" });
    const offer = form.getByRole("button", { name: ar.offerLabel });
    await expect(offer).toBeVisible();
    await form.evaluate((element) => element.setAttribute("lang", "ar"));
    await expect(form.locator('[dir="rtl"]').first()).toBeVisible();
    await expect(offer).toHaveCount(0);
  });
});
