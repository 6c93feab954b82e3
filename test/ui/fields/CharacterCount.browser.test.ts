import { expect, test } from "vitest";
import { renderExample, textbox } from "../render-fixture.ts";

test("near the limit every count is shown, but only a few are announced", async () => {
  const { root, scheduler } = renderExample("every-field");
  await expect.poll(() => scheduler.phase.value.name).toBe("step");
  scheduler.back("more");
  const field = textbox("Is there anything the practice should know?");
  await expect.element(field).toHaveAccessibleDescription("In an emergency, call 911.");
  const hint = () => root.querySelector(".additionalDetails .note");
  const shown = () => hint()?.querySelector('[aria-hidden="true"]')?.textContent ?? "";
  const announced = () => hint()?.querySelector(".visually-hidden")?.textContent ?? "";
  await field.fill("x".repeat(949));
  expect(hint()?.textContent).toBe("");
  for (const [length, expectedText, expectedAnnouncement] of [
    [950, "You have 50 characters left", "You have 50 characters left"],
    [979, "You have 21 characters left", "You have 50 characters left"],
    [980, "You have 20 characters left", "You have 20 characters left"],
    [999, "You have 1 character left", "You have 5 characters left"],
    [1000, "You have 0 characters left", "You have 0 characters left"],
    [1001, "You have 1 character too many", "You have 1 character too many"],
  ] as const) {
    await field.fill("x".repeat(length));
    expect([shown(), announced()]).toEqual([expectedText, expectedAnnouncement]);
  }
});
