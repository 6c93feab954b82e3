import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button, fillIn, heading, renderExample, textbox } from "../render-fixture.ts";

const expectSent = () => expect.element(heading("Your request was sent")).toBeVisible();

test("shows only the fields of the record, and marks the optional ones", async () => {
  renderExample("optional-fields");
  await expect.element(textbox("First name")).toBeVisible();
  await expect.element(textbox("Email address (optional)")).toBeVisible();
  await expect.element(textbox("Phone number")).toHaveAttribute("aria-required", "true");
  expect(page.getByRole("textbox", { name: /Insurance/ }).elements()).toEqual([]);
});

test("a double click on Send submits once", async () => {
  const { submitted } = renderExample("observed-defaults");
  await fillIn();
  const send = button("Send request").element() as HTMLButtonElement;
  send.click();
  send.click();
  await expectSent();
  expect(submitted).toHaveLength(1);
});
