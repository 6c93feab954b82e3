import { createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { WebScheduler } from "../../../src/embed/npm/react18.ts";

const container = document.createElement("div");
const root = createRoot(container);
afterEach(() => flushSync(() => root.render(null)));

/** Renders the component, and returns its element, on which nothing is defined here. */
function render(props: Parameters<typeof WebScheduler>[0]): Element & Record<string, unknown> {
  flushSync(() => root.render(createElement(WebScheduler, props)));
  return container.firstElementChild as Element & Record<string, unknown>;
}

test("a property that is no longer given is removed from the element", () => {
  const onRequest = async () => {};
  expect(render({ onRequest }).onRequest).toBe(onRequest);
  expect(render({}).onRequest).toBeNull();
});

test("a ref gets the element once, and null when it is removed", () => {
  const calls: unknown[] = [];
  const ref = (element: Element | null) => {
    calls.push(element);
  };
  const element = render({ ref });
  render({ ref, phone: "+12025550143" });
  expect(calls).toEqual([element]);
  render({ phone: "+12025550143" });
  expect(calls).toEqual([element, null]);
});
