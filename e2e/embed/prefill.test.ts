import { recordLog } from "../fixtures/page-log.ts";
import { expect, test } from "../fixtures/test.ts";
import { element, script } from "./embed-page.ts";

test("prefill from attributes fills in fields that the patient has not changed", async ({
  page,
  visit,
}) => {
  const log = recordLog(page);
  const form = await visit(
    `${script()}${element('prefill-first-name="Maren" prefill-phone="nonsense-7301" prefill-dob="1985-03-27"')}`,
  );
  await expect(form.getByRole("textbox", { name: "First name" })).toHaveValue("Maren");
  await expect(form.getByRole("textbox", { name: "Month" })).toHaveValue("3");
  await expect(form.getByRole("textbox", { name: "Year" })).toHaveValue("1985");
  await expect(form.getByRole("textbox", { name: "Phone number" })).toHaveValue("");
  await expect.poll(() => log.console.join("\n")).toMatch(/WS106 prefill-phone/);
  expect(log.console.join("\n")).not.toContain("7301");

  await form.getByRole("textbox", { name: "First name" }).fill("Ida");
  await form.evaluate((element) => {
    element.setAttribute("prefill-first-name", "Berit");
    element.setAttribute("prefill-last-name", "Lund");
  });
  await expect(form.getByRole("textbox", { name: "Last name" })).toHaveValue("Lund");
  await expect(form.getByRole("textbox", { name: "First name" })).toHaveValue("Ida");
});
