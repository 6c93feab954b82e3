import { expect, onTestFinished, test } from "vitest";
import { quietly } from "../../../src/preview/widget/without-stealing-focus.ts";

function form() {
  const element = document.createElement("div");
  const field = element.appendChild(document.createElement("input"));
  document.body.append(element);
  onTestFinished(() => element.remove());
  return { element, field };
}

test("a change that takes the focus does not get it, and afterwards it can be had", async () => {
  const { element, field } = form();
  quietly(element, () => field.focus());
  expect(document.activeElement).not.toBe(field);
  await expect.poll(() => element.inert).toBe(false);
  field.focus();
  expect(document.activeElement).toBe(field);
});

test("what follows from the change on the same turn gets no focus either", async () => {
  const { element, field } = form();
  let focused: Element | null = null;
  quietly(element, () => {
    queueMicrotask(() => {
      field.focus();
      focused = document.activeElement;
    });
  });
  await expect.poll(() => element.inert).toBe(false);
  expect(focused).not.toBe(field);
});

test("after many changes at once the form can be used", async () => {
  const { element } = form();
  for (let time = 0; time < 3; time += 1) quietly(element, () => {});
  // Behind all that they have put off.
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  expect(element.inert).toBe(false);
});
