import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { isPristine } from "../../../src/state/locations.ts";
import { button, checkbox, fillIn, renderExample } from "../render-fixture.ts";

const renderQuestion = (options: Parameters<typeof renderExample>[1] = {}) =>
  renderExample("observed-defaults", { times: { askTimes: true }, ...options });
const preferred = () => page.getByRole("group", { name: /^Which times work for you/ });

async function send(): Promise<void> {
  await button("Continue").click();
  await fillIn();
  await button("Send request").click();
}

const checked = () =>
  [...preferred().element().querySelectorAll<HTMLInputElement>(":checked")].map(
    ({ value }) => value,
  );

test("days and parts of the day are sent, and that the patient can also come earlier", async () => {
  const { submitted, container } = renderQuestion();
  await expect.element(preferred()).toHaveAccessibleName("Which times work for you? (optional)");
  const { clientHeight } = container;
  await expect.element(checkbox("An earlier day also works for me")).not.toBeInTheDocument();
  await checkbox("Friday").click();
  await checkbox("Morning").click();
  await checkbox("Tuesday").click();
  await checkbox("Evening").click();
  await checkbox("Evening").click();
  expect(checked()).toEqual(["tuesday", "friday", "morning"]);
  await checkbox("An earlier day also works for me").click();
  expect(container.clientHeight).toBe(clientHeight);
  await send();
  await expect
    .poll(() => submitted[0]?.preferred_times)
    .toEqual({ days: ["tuesday", "friday"], parts: ["morning"] });
  expect(submitted[0]?.earlier).toBe(true);
});

test("any time goes on, and excludes days and parts", async () => {
  const { submitted } = renderQuestion();
  await checkbox("Friday").click();
  await button("Any day and time").click();
  await button("Any day and time Change").click();
  expect(checked()).toEqual([]);
  await expect.element(button("Any day and time")).toHaveAttribute("aria-current", "true");
  await checkbox("Morning").click();
  await expect.element(button("Any day and time")).toHaveAttribute("aria-current", "false");
  await button("Any day and time").click();
  await fillIn();
  await button("Send request").click();
  await expect.poll(() => submitted[0]?.preferred_times).toEqual({ days: [], parts: [] });
});

test("the question is optional, and the form says so", async () => {
  const { submitted, scheduler } = renderQuestion();
  await expect
    .element(page.getByRole("heading", { name: "Which times work for you? (optional)" }))
    .toBeVisible();
  await checkbox("Friday").click();
  await checkbox("Friday").click();
  expect(isPristine(scheduler)).toBe(true);
  await send();
  await expect.poll(() => submitted).toHaveLength(1);
  expect(submitted[0]).not.toHaveProperty("preferred_times");
});

test("a receiver's message is shown with the question until it changes", async () => {
  const { root } = renderQuestion({
    outcomes: [{ kind: "rejected", errors: { preferredTimes: "Closed on Fridays." } }],
  });
  await checkbox("Friday").click();
  await send();
  await expect.element(checkbox("Friday")).toHaveAccessibleDescription("Error: Closed on Fridays.");
  await button("Closed on Fridays.").click();
  expect(root.activeElement).toBe(button("Any day and time").element());
  await checkbox("Friday").click();
  await expect.element(checkbox("Friday")).not.toHaveAttribute("aria-invalid");
});

test("changes are kept on a page that stops change events", async () => {
  const { root, submitted } = renderQuestion();
  root.addEventListener("change", (event) => event.isTrusted && event.stopImmediatePropagation(), {
    capture: true,
  });
  await checkbox("Monday").click();
  await checkbox("Tuesday").click();
  await checkbox("Evening").click();
  await send();
  await expect
    .poll(() => submitted[0]?.preferred_times)
    .toEqual({ days: ["monday", "tuesday"], parts: ["evening"] });
});
