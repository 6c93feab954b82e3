import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { listenForShortcuts } from "../../../src/preview/app/shortcuts.ts";
import type { PreviewState } from "../../../src/preview/state/preview-state.ts";
import { previewOf } from "../preview-fixture.tsx";

const PAGE = `
  <input id="search" type="search">
  <div data-path="name"><input id="name" type="text"><input id="switch" type="checkbox"></div>
  <div data-path="size"><input id="size" type="range"></div>
  <button id="button" type="button">Undo</button>
  <select id="select"><option>b</option></select>
  <input id="other" type="url">
  <dialog id="dialog"><input id="dialog-text" type="text"><button id="cancel">Cancel</button></dialog>`;

let preview: PreviewState;
let removeListeners: () => void;

beforeEach(() => {
  const page = document.body.appendChild(document.createElement("div"));
  page.innerHTML = PAGE;
  preview = previewOf("closed");
  preview.draft.change({ name: "Elsewhere" });
  removeListeners = listenForShortcuts(document, preview);
  onTestFinished(() => {
    removeListeners();
    page.remove();
  });
});

/** Presses a key in an element; returns whether the page handled it. */
function press(key: string, id = "button", modifiers: KeyboardEventInit = {}): boolean {
  const target = document.getElementById(id);
  target?.focus();
  const event = new KeyboardEvent("keydown", {
    key,
    bubbles: true,
    cancelable: true,
    ...modifiers,
  });
  target?.dispatchEvent(event);
  return event.defaultPrevented;
}
const release = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent("keyup", { key, bubbles: true }));

const ctrl = { ctrlKey: true };
const name = () => preview.draft.drafted.value.name;

describe("undo and redo", () => {
  test.each<[keys: string, redo: [string, KeyboardEventInit], undo: KeyboardEventInit]>([
    ["Ctrl+Z and Ctrl+Shift+Z", ["Z", { ...ctrl, shiftKey: true }], ctrl],
    ["Ctrl+Z and Ctrl+Y", ["y", ctrl], ctrl],
    ["Cmd+Z and Cmd+Shift+Z", ["z", { metaKey: true, shiftKey: true }], { metaKey: true }],
  ])("with %s", (_keys, [redo, withRedo], withUndo) => {
    expect(press("z", "button", withUndo)).toBe(true);
    expect(name()).toBe(preview.draft.published.value.name);
    expect(press(redo, "button", withRedo)).toBe(true);
    expect(name()).toBe("Elsewhere");
  });

  test.each(["name", "switch", "size", "button", "select"])("work in the %s", (id) => {
    expect(press("z", id, ctrl)).toBe(true);
    expect(name()).toBe(preview.draft.published.value.name);
  });

  test.each(["search", "other", "dialog-text"])(
    "are left to the browser in the field %s, which does not edit the draft",
    (id) => {
      document.querySelector<HTMLDialogElement>("dialog")?.showModal();
      if (id !== "dialog-text") document.querySelector<HTMLDialogElement>("dialog")?.close();
      expect(press("z", id, ctrl)).toBe(false);
      expect(name()).toBe("Elsewhere");
    },
  );

  test("do nothing with Alt or without Ctrl", () => {
    expect(press("z", "button", { ...ctrl, altKey: true })).toBe(false);
    expect(press("z")).toBe(false);
    expect(name()).toBe("Elsewhere");
  });
});

test.each(["name", "search", "button"])("Ctrl+S saves, or says why not, in the %s", (id) => {
  expect(press("s", id, ctrl)).toBe(true);
  expect(preview.notice.value?.text).toMatch(/^Drafts cannot be saved here\. /);
  expect(press("s", id)).toBe(false);
});

describe("the single-key shortcuts", () => {
  const isPublishedShown = () => preview.draft.showPublished.value;

  test("B shows the published record while it is held", () => {
    expect(press("b")).toBe(true);
    expect(isPublishedShown()).toBe(true);
    release("b");
    expect(isPublishedShown()).toBe(false);
    press("B");
    release("B");
    expect(isPublishedShown()).toBe(false);
  });

  test("the draft is shown again if the window loses focus while B is held", () => {
    press("b");
    window.dispatchEvent(new Event("blur"));
    expect(isPublishedShown()).toBe(false);
  });

  test("/ focuses the search", async () => {
    expect(press("/")).toBe(true);
    await expect.poll(() => document.activeElement?.id).toBe("search");
  });

  test.each(["search", "name", "other", "select"])("are typed as text in the %s", (id) => {
    expect(press("b", id)).toBe(false);
    expect(press("/", id)).toBe(false);
    expect(isPublishedShown()).toBe(false);
    expect(document.activeElement?.id).toBe(id);
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])(
    "are left to the browser with %j",
    (modifiers) => {
      expect(press("b", "button", modifiers)).toBe(false);
      expect(press("/", "button", modifiers)).toBe(false);
    },
  );

  test("can be turned off, for people who use speech input", () => {
    preview.view.hasShortcuts.value = false;
    expect(press("b")).toBe(false);
    expect(press("/")).toBe(false);
    expect(isPublishedShown()).toBe(false);
    expect(press("z", "button", ctrl)).toBe(true);
  });
});

test("no shortcut works while a dialog is open", () => {
  document.querySelector<HTMLDialogElement>("dialog")?.showModal();
  expect(press("z", "cancel", ctrl)).toBe(false);
  expect(press("b", "cancel")).toBe(false);
  expect(press("/", "cancel")).toBe(false);
  expect(name()).toBe("Elsewhere");
});

test("no shortcut works after the listeners are removed", () => {
  removeListeners();
  expect(press("z", "button", ctrl)).toBe(false);
  expect(press("b")).toBe(false);
  expect(name()).toBe("Elsewhere");
});

describe("the states of the form", () => {
  const scene = () => preview.view.scene.value.name;

  test("are stepped through with the period and the comma, from the last one to the first", () => {
    expect(press(".")).toBe(true);
    expect(scene()).toBe("loading");
    press(",");
    press(",");
    expect(scene()).toBe("questions");
    press(".");
    expect(scene()).toBe("begin");
  });

  test("stay while a text is typed, and if single keys are off", () => {
    expect(press(".", "name")).toBe(false);
    preview.view.hasShortcuts.value = false;
    expect(press(".")).toBe(false);
    expect(scene()).toBe("begin");
  });
});
