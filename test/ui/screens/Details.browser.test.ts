import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { SubmitOutcome } from "../../../src/client/submit.ts";
import { button, heading, renderExample, textbox } from "../render-fixture.ts";

async function fillIn(): Promise<void> {
  await textbox("First name").fill("Maren");
  await textbox("Last name").fill("Sørby");
  await textbox("Phone number").fill("202 555 0143");
  await textbox("Month").fill("March");
  await textbox("Day").fill("27");
  await textbox("Year").fill("1985");
}

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

test("Enter in a field sends the request", async () => {
  const { submitted } = renderExample("observed-defaults");
  await fillIn();
  await userEvent.keyboard("{Enter}");
  await expectSent();
  expect(submitted[0]?.patient.dob).toBe("1985-03-27");
});

test("the sent screen shows no patient answer", async () => {
  const { root } = renderExample("observed-defaults");
  await fillIn();
  await button("Send request").click();
  await expectSent();
  expect(root.textContent).not.toMatch(/Maren|Sørby|0143|1985/);
});

test("a rejected answer shows the receiver's message until it is edited", async () => {
  renderExample("observed-defaults", {
    outcomes: [{ kind: "rejected", errors: { phone: "We cannot call this number." } }],
  });
  await fillIn();
  await button("Send request").click();
  const phone = textbox("Phone number");
  await expect.element(phone).toHaveAccessibleDescription(/Error: We cannot call this number\./);
  await expect.element(phone).toHaveValue("202 555 0143");
  await phone.fill("202 555 0144");
  await expect.element(phone).not.toHaveAttribute("aria-invalid");
});

test("a request that fails offline keeps every answer; back online, sending is offered", async () => {
  const outcomes: SubmitOutcome[] = [{ kind: "unknown" }];
  const { isOnline, scheduler, submitted } = renderExample("observed-defaults", { outcomes });
  isOnline.value = false;
  await fillIn();
  await button("Send request").click();
  await expect.element(page.getByRole("alert").getByText(/seem to be offline/)).toBeVisible();
  isOnline.value = true;
  scheduler.online();
  await expect
    .element(page.getByText("You are back online. Your answers are still here."))
    .toBeVisible();
  expect(submitted).toHaveLength(1);
  await button("Send again").click();
  await expectSent();
});
