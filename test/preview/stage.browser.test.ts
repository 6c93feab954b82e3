import { expect, onTestFinished, test } from "vitest";
import { keepingFocus } from "../../src/preview/stage/Stage.tsx";

function form() {
  const element = document.createElement("div");
  const field = element.appendChild(document.createElement("input"));
  document.body.append(element);
  onTestFinished(() => element.remove());
  return { element, field };
}

test("a change cannot take the focus, and later the form can", async () => {
  const { element, field } = form();
  keepingFocus(element)(() => field.focus());
  expect(document.activeElement).not.toBe(field);
  await expect.poll(() => element.inert).toBe(false);
  field.focus();
  expect(document.activeElement).toBe(field);
});

test("a microtask of the change cannot take the focus either", async () => {
  const { element, field } = form();
  let focused: Element | null = null;
  keepingFocus(element)(() => {
    queueMicrotask(() => {
      field.focus();
      focused = document.activeElement;
    });
  });
  await expect.poll(() => element.inert).toBe(false);
  expect(focused).not.toBe(field);
});

test("after several changes at once, the form is not inert", async () => {
  const { element } = form();
  const change = keepingFocus(element);
  for (let count = 0; count < 3; count += 1) change(() => {});
  // After the timers of the changes.
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  expect(element.inert).toBe(false);
});
