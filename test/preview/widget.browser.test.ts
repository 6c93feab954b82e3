import { expect, onTestFinished, test } from "vitest";
import { keepingFocus } from "../../src/preview/stage/Widget.tsx";

function form() {
  const element = document.createElement("div");
  const field = element.appendChild(document.createElement("input"));
  document.body.append(element);
  onTestFinished(() => element.remove());
  return { element, field };
}

test("neither a change nor its microtasks can take the focus, and later the form can", async () => {
  const { element, field } = form();
  const focused: (Element | null)[] = [];
  const focus = () => {
    field.focus();
    focused.push(document.activeElement);
  };
  keepingFocus(element)(() => {
    focus();
    queueMicrotask(focus);
  });
  await expect.poll(() => element.inert).toBe(false);
  focus();
  expect(focused.map((one) => one === field)).toEqual([false, false, true]);
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
