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

test("scripts whose names say that they prevent copying are named", () => {
  const add = (url: string) =>
    document.head.appendChild(
      Object.assign(document.createElement("script"), { src: url, type: "text/none" }),
    );
  const url = "https://www.larkmere.test/wp-content-copy-protector/nocopy.js";
  const scripts = [add(`${url}?ver=3`), add("https://www.larkmere.test/theme.js")];
  onTestFinished(() => {
    for (const script of scripts) script.remove();
  });
  expect(check(["keydown"], true)).toEqual([`WS531: a keydown listener; probably of ${url}`]);
});

test("the element that takes the focus is named with its dialog", () => {
  const form = document.body.appendChild(document.createElement("div"));
  form.attachShadow({ mode: "open" }).innerHTML = "<input>";
  const dialog = document.body.appendChild(document.createElement("div"));
  dialog.innerHTML =
    '<div id="news" class="box" role="dialog"><button class="close">x</button></div>';
  const controller = new AbortController();
  document.addEventListener(
    "focusin",
    ({ target }) => {
      if (!dialog.contains(target as Node)) dialog.querySelector("button")?.focus();
    },
    { capture: true, signal: controller.signal },
  );
  onTestFinished(() => {
    controller.abort();
    form.remove();
    dialog.remove();
  });
  expect(checkInteraction(form).map(({ detail }) => detail)).toEqual([
    'a focusin or focus listener, which moves the focus to <button class="close"> in <div id="news" class="box" role="dialog">',
  ]);
});
