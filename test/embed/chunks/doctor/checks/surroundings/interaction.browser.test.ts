import { expect, onTestFinished, test } from "vitest";
import { checkInteraction } from "../../../../../../src/embed/chunks/doctor/checks/surroundings/interaction.ts";

/** What the doctor says on a page that prevents these events, and maybe stops them, too. */
function check(types: readonly string[], isStopped: boolean) {
  const controller = new AbortController();
  const form = document.body.appendChild(document.createElement("div"));
  onTestFinished(() => {
    controller.abort();
    form.remove();
  });
  for (const type of types) {
    document.addEventListener(
      type,
      (event) => {
        event.preventDefault();
        if (isStopped) event.stopPropagation();
      },
      { capture: true, signal: controller.signal },
    );
  }
  return checkInteraction(form).map(({ code, detail }) => `${code}: ${detail}`);
}

test("a copy protection that prevents mousedown does not prevent the form's own focus by a click", () => {
  expect(check(["mousedown", "selectstart", "contextmenu"], true)).toEqual([]);
});

test("mousedown listeners matter if clicks do not arrive either", () => {
  expect(check(["mousedown", "click"], true)).toEqual([
    "WS531: a mousedown listener",
    "WS531: a click listener",
  ]);
});

test("keys that are prevented and stopped do not arrive", () => {
  expect(check(["keydown"], true)).toEqual(["WS531: a keydown listener"]);
});
