import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { SubmitOutcome } from "../../../src/client/submit-outcome.ts";
import { recordOf } from "../../example-record.ts";
import {
  ANSWERS,
  button,
  fillIn,
  heading,
  renderExample,
  renderRecord,
  textbox,
} from "../render-fixture.ts";

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

/** Sends a request with these outcomes; returns what is above Help to call and to send with, in order. */
async function sendWith(
  ...kinds: Exclude<SubmitOutcome["kind"], "accepted" | "rejected" | "slot-taken">[]
) {
  const outcomes = kinds.map((kind) => ({ kind }) as SubmitOutcome);
  const { root } = renderExample("observed-defaults", { outcomes });
  await fillIn();
  for (const [index] of kinds.entries()) {
    await button(index === 0 ? "Send request" : "Send again").click();
    await expect.element(button("Send again")).toBeVisible();
  }
  const controls = [...root.querySelectorAll<HTMLElement>(".not-sent .call, .actions > *")];
  return controls.map((control) => {
    const isFilled = getComputedStyle(control).backgroundColor !== "rgba(0, 0, 0, 0)";
    return `${control.textContent?.replace(/\s.*/, "")} ${isFilled ? "filled" : "plain"}`;
  });
}

test.each(["refused", "no-receiver", "blocked", "copied-page"] as const)(
  "after %s, calling is the main button, and sending again the second",
  async (kind) => {
    expect(await sendWith(kind)).toEqual(["Call filled", "Send plain"]);
    expect(page.getByRole("link", { name: /^Call/ }).elements().length).toBeGreaterThan(0);
  },
);

test.each(["unknown", "busy", "duplicate-id"] as const)(
  "after %s, sending again is the only button, and the number to call is below it once",
  async (kind) => {
    expect(await sendWith(kind)).toEqual(["Send filled"]);
    expect(page.getByRole("link", { name: /^Call/ }).elements()).toHaveLength(1);
  },
);

test.each(["unknown", "busy", "duplicate-id"] as const)(
  "after %s for the second time, calling is the main button, and nothing says that sending again is safe",
  async (kind) => {
    expect(await sendWith(kind, kind)).toEqual(["Call filled", "Send plain"]);
    await expect.element(page.getByText(/another attempt may not help/)).toBeVisible();
    await expect.element(page.getByText(/safe to send again/)).not.toBeInTheDocument();
  },
);

test("a form that does not load a second time asks to call, and can still be loaded again", async () => {
  renderExample("observed-defaults", {
    load: async () => ({ ok: false, failure: "unavailable", isRetryable: true }),
  });
  await expect.element(page.getByText(/Call the practice, or try again/)).toBeVisible();
  await button("Try again").click();
  await expect.element(page.getByText(/right now. Please call the practice/)).toBeVisible();
  await expect.element(button("Try again")).toBeVisible();
});

test("the last question has the emergency number of the practice's country", async () => {
  const record = recordOf("observed-defaults");
  record.web_scheduler_config.required_fields.additionalDetails = true;
  renderRecord(record);
  await expect
    .element(textbox(/Is there anything the practice should know/))
    .toHaveAccessibleDescription("In an emergency, call 911.");
});

test("on a copy of the page, a link leads to the page itself", async () => {
  await sendWith("copied-page");
  await expect
    .element(page.getByRole("link", { name: /^Open the practice’s own page/ }))
    .toBeVisible();
});
