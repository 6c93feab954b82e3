import { expect, test } from "vitest";
import { button, radio, renderExample, textbox } from "../render-fixture.ts";

const settings = { appointmentType: "Toothache", provider: "prov-minton" };

test("Change asks what the page has chosen, in the same form, with what was typed", async () => {
  const { root } = renderExample("times", { settings });
  await textbox("First name").fill("Maren");
  await button("Change: Toothache").click();
  await expect.poll(() => root.activeElement?.getAttribute("name")).toBe("appointmentType");
  await expect.element(radio("Toothache")).toBeChecked();
  await expect.element(textbox("First name")).toHaveValue("Maren");
  await expect.element(button("Change: Dr. Basil Minton")).toBeVisible();
});
