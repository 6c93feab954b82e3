import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { SubmitOutcome } from "../../../src/client/submit.ts";
import { addToEveryObject } from "../../every-object.ts";
import {
  ANSWERS,
  button,
  checkbox,
  fillIn,
  renderExample,
  row,
  textbox,
} from "../render-fixture.ts";

test("the phone number and the email address are read again above Send as they are sent, once complete", async () => {
  const { root } = renderExample("optional-fields");
  await textbox("Phone number").fill("202555");
  const readBack = () => root.querySelector(".read-back")?.textContent;
  expect(readBack()).toBe("");
  await textbox("Phone number").fill("+12025550143 x 451");
  await textbox("Email address (optional)").fill(" ada@QUILL.example");
  await expect
    .poll(readBack)
    .toBe(
      "Phone number \u2068(202)\u00a0555-0143\u2069\u00a0ext.\u00a0451Email address ada@QUILL.example",
    );
  await textbox("Phone number").fill("(202) 555-01");
  await expect.poll(readBack).toBe("Email address ada@QUILL.example");
});

test("the practice's message after an allowed answer is on the next step", async () => {
  const { record } = renderExample("everything-on");
  await row("No").click();
  await expect.element(button("Continue")).toBeVisible();
  const { message } = record.web_scheduler_config.screener_question.if_no;
  await expect.element(page.getByText(message, { exact: true })).toBeVisible();
});

test("the privacy notice is linked before the button, in a new tab, and says so", async () => {
  const privacyUrl = "https://practice.example/privacy";
  renderExample("observed-defaults", { settings: { privacyUrl } });
  const link = page.getByRole("link", { name: /opens in a new tab/ });
  await expect.element(link).toHaveAttribute("href", privacyUrl);
  await expect.element(link).toHaveAttribute("target", "_blank");
  const order = link.element().compareDocumentPosition(button("Send request").element());
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("from the press of Send on, answers cannot be changed, before anything is checked", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { root, submitted } = renderExample("observed-defaults", {
    untilPainted: () => promise,
    times: { ask: "text-consent" },
  });
  await fillIn({ ...ANSWERS, "Last name": "" });
  const send = button("Send request");
  await send.click();
  await expect.element(send).toHaveAttribute("aria-disabled", "true");
  await expect.element(textbox("Last name")).toHaveAttribute("readonly");
  await checkbox(/^I agree/).click();
  await expect.element(checkbox(/^I agree/)).not.toBeChecked();
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
  for (let sent = 0; sent < kinds.length; sent += 1) {
    await button(sent ? "Send again" : "Send request").click();
    await expect.element(button("Send again")).toBeVisible();
  }
  const controls = [...root.querySelectorAll<HTMLElement>(".not-sent .call, .actions > *")];
  return controls.map((control) => {
    const isFilled = getComputedStyle(control).backgroundColor !== "rgba(0, 0, 0, 0)";
    return `${control.textContent?.replace(/\s.*/, "")} ${isFilled ? "filled" : "plain"}`;
  });
}

test.each([
  ["refused"],
  ["no-receiver"],
  ["blocked"],
  ["copied-page"],
  ["unknown", "unknown"],
  ["busy", "unknown"],
  ["duplicate-id", "duplicate-id"],
] as const)(
  "after %s %s, calling is the main button, and sending again the second, which nothing calls safe",
  async (...kinds) => {
    expect(await sendWith(...kinds)).toEqual(["Call filled", "Send plain"]);
    await expect.element(page.getByText(/safe to send again/)).not.toBeInTheDocument();
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

test("after a second failure offline, the form still says that it is offline", async () => {
  const { isOnline } = renderExample("observed-defaults", {
    outcomes: [{ kind: "unknown" }, { kind: "unknown" }],
  });
  isOnline.value = false;
  await fillIn();
  for (const name of ["Send request", "Send again"]) {
    await button(name).click();
    await expect.element(page.getByText(/You seem to be offline/)).toBeVisible();
  }
});

test("on a copy of the page, a link leads to the page itself", async () => {
  await sendWith("copied-page");
  await expect
    .element(page.getByRole("link", { name: /^Open the practice’s own page/ }))
    .toBeVisible();
});

test("what a page adds to Object.prototype is not shown as the practice's message", async () => {
  addToEveryObject({ message: "Call 900" });
  const { root } = renderExample("observed-defaults");
  await expect.poll(() => root.textContent).toContain("First name");
  expect(root.textContent).not.toContain("900");
});
