import { expect, onTestFinished, test } from "vitest";
import { forwardKeys } from "../../../src/preview/stage/forward-keys.ts";

/** A frame with a form in a shadow root; returns the keys that the page received. */
function openFrame() {
  const frame = document.body.appendChild(document.createElement("iframe"));
  const inside = frame.contentDocument as Document;
  const host = inside.body.appendChild(inside.createElement("div"));
  const root = host.attachShadow({ mode: "open" });
  root.innerHTML = `<button>Continue</button><input type="text"><input type="radio"><select></select>`;
  // As the form does, so that the keys do not reach the practice's page.
  root.addEventListener("keydown", (event) => event.stopPropagation());
  forwardKeys(inside, frame);
  const received: string[] = [];
  const handle = (event: KeyboardEvent) => {
    received.push(`${event.type} ${event.ctrlKey ? "Ctrl+" : ""}${event.key}`);
    if (event.key === "b") event.preventDefault();
  };
  const controller = new AbortController();
  document.addEventListener("keydown", handle, { signal: controller.signal });
  document.addEventListener("keyup", handle, { signal: controller.signal });
  onTestFinished(() => {
    controller.abort();
    frame.remove();
  });
  /** Returns whether the page handled the key. */
  const press = (selector: string, key: string, ctrlKey = false) => {
    const init = { key, ctrlKey, bubbles: true, composed: true, cancelable: true };
    const target = root.querySelector(selector);
    const isUnhandled = target?.dispatchEvent(new KeyboardEvent("keydown", init));
    target?.dispatchEvent(new KeyboardEvent("keyup", init));
    return !isUnhandled;
  };
  return { press, received };
}

test.each(["button", "[type=radio]"])(
  "keys pressed in a %s of the frame reach the page",
  (selector) => {
    const { press, received } = openFrame();
    expect(press(selector, "b")).toBe(true);
    expect(press(selector, "z", true)).toBe(false);
    expect(received).toEqual(["keydown b", "keyup b", "keydown Ctrl+z", "keyup Ctrl+z"]);
  },
);

test.each(["[type=text]", "select"])("keys in a %s edit it, except Ctrl+S", (selector) => {
  const { press, received } = openFrame();
  press(selector, "b");
  press(selector, "z", true);
  expect(received).toEqual([]);
  press(selector, "s", true);
  expect(received).toEqual(["keydown Ctrl+s", "keyup Ctrl+s"]);
});
