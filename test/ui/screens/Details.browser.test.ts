import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ANSWERS, button, fillIn, heading, renderExample, textbox } from "../render-fixture.ts";

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

test("from the press of Send on, answers cannot be changed, before anything is checked", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { root, submitted } = renderExample("observed-defaults", { untilPainted: () => promise });
  await fillIn({ ...ANSWERS, "Last name": "" });
  const send = button("Send request");
  await send.click();
  await expect.element(send).toHaveAttribute("aria-disabled", "true");
  await expect.element(textbox("Last name")).toHaveAttribute("readonly");
  expect(root.querySelector(".widget > [aria-live]")?.textContent).toBe("");
  expect(root.querySelector(".invalid")).toBeNull();
  resolve();
  await expect.poll(() => root.activeElement?.getAttribute("part")).toBe("summary notice");
  await expect.element(textbox("Last name")).not.toHaveAttribute("readonly");
  expect(submitted).toEqual([]);
});
