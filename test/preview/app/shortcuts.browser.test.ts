import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { exampleBySlug } from "../../../src/examples/index.ts";
import { followKeys } from "../../../src/preview/app/shortcuts.ts";
import { createStudio, type Studio } from "../../../src/preview/state/preview-state.ts";

const example = exampleBySlug("closed");
if (!example) throw new Error("There is no example.");
const { record } = example;

const PAGE = `
  <input id="search" type="search">
  <div data-path="name"><input id="name" type="text"><input id="switch" type="checkbox"></div>
  <div data-path="size"><input id="size" type="range"></div>
  <button id="button" type="button">Undo</button>
  <select id="select"><option>b</option></select>
  <input id="own" type="url">
  <dialog id="dialog"><input id="asked" type="text"><button id="cancel">Cancel</button></dialog>`;

let studio: Studio;
let stop: () => void;

beforeEach(() => {
  const page = document.body.appendChild(document.createElement("div"));
  page.innerHTML = PAGE;
  studio = createStudio({ of: { example: "closed" }, published: record, changes: {} }, "");
  studio.draft.change({ name: "Elsewhere" });
  stop = followKeys(document, studio);
  onTestFinished(() => {
    stop();
    page.remove();
  });
});

/** Presses a key in a place; whether the page took it from the browser. */
function press(key: string, place = "button", over: KeyboardEventInit = {}): boolean {
  const target = document.getElementById(place);
  target?.focus();
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...over });
  target?.dispatchEvent(event);
  return event.defaultPrevented;
}
const release = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent("keyup", { key, bubbles: true }));

const ctrl = { ctrlKey: true };
const name = () => studio.draft.drafted.value.name;

describe("undo and redo", () => {
  test.each<[what: string, redo: [string, KeyboardEventInit], undo: KeyboardEventInit]>([
    ["Ctrl+Z and Ctrl+Shift+Z", ["Z", { ...ctrl, shiftKey: true }], ctrl],
    ["Ctrl+Z and Ctrl+Y", ["y", ctrl], ctrl],
    ["Cmd+Z and Cmd+Shift+Z", ["z", { metaKey: true, shiftKey: true }], { metaKey: true }],
  ])("are %s", (_what, [redo, withRedo], withUndo) => {
    expect(press("z", "button", withUndo)).toBe(true);
    expect(name()).toBe(record.name);
    expect(press(redo, "button", withRedo)).toBe(true);
    expect(name()).toBe("Elsewhere");
  });

  test.each(["name", "switch", "size", "button", "select"])("work from the %s", (place) => {
    expect(press("z", place, ctrl)).toBe(true);
    expect(name()).toBe(record.name);
  });

  test.each(["search", "own", "asked"])(
    "are the browser's own in the field %s, which is not of the draft",
    (place) => {
      document.querySelector<HTMLDialogElement>("dialog")?.showModal();
      if (place !== "asked") document.querySelector<HTMLDialogElement>("dialog")?.close();
      expect(press("z", place, ctrl)).toBe(false);
      expect(name()).toBe("Elsewhere");
    },
  );

  test("and Alt are something else", () => {
    expect(press("z", "button", { ...ctrl, altKey: true })).toBe(false);
    expect(press("z")).toBe(false);
    expect(name()).toBe("Elsewhere");
  });
});

describe("the keys that stand alone", () => {
  const isBefore = () => studio.draft.isBefore.value;

  test("B shows before as long as it is held", () => {
    expect(press("b")).toBe(true);
    expect(isBefore()).toBe(true);
    release("b");
    expect(isBefore()).toBe(false);
    press("B");
    release("B");
    expect(isBefore()).toBe(false);
  });

  test("before ends when the window is left with the key held", () => {
    press("b");
    window.dispatchEvent(new Event("blur"));
    expect(isBefore()).toBe(false);
  });

  test("/ leads to the search", () => {
    expect(press("/")).toBe(true);
    expect(document.activeElement?.id).toBe("search");
  });

  test.each(["search", "name", "own", "select"])("are letters in the %s", (place) => {
    expect(press("b", place)).toBe(false);
    expect(press("/", place)).toBe(false);
    expect(isBefore()).toBe(false);
    expect(document.activeElement?.id).toBe(place);
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }])(
    "are not taken from the browser with %j",
    (over) => {
      expect(press("b", "button", over)).toBe(false);
      expect(press("/", "button", over)).toBe(false);
    },
  );

  test("can be switched off, for who speaks to the computer", () => {
    studio.view.hasKeys.value = false;
    expect(press("b")).toBe(false);
    expect(press("/")).toBe(false);
    expect(isBefore()).toBe(false);
    expect(press("z", "button", ctrl)).toBe(true);
  });
});

test("behind an open dialog no key acts", () => {
  document.querySelector<HTMLDialogElement>("dialog")?.showModal();
  expect(press("z", "cancel", ctrl)).toBe(false);
  expect(press("b", "cancel")).toBe(false);
  expect(press("/", "cancel")).toBe(false);
  expect(name()).toBe("Elsewhere");
});

test("once it is stopped no key acts", () => {
  stop();
  expect(press("z", "button", ctrl)).toBe(false);
  expect(press("b")).toBe(false);
  expect(name()).toBe("Elsewhere");
});
