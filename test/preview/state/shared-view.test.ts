import { expect, test } from "vitest";
import { applySharedView, sharedView } from "../../../src/preview/state/shared-view.ts";
import { createViewOptions, DEVICES } from "../../../src/preview/state/view-options.ts";
import { SCENES } from "../../../src/preview/widget/scenes.ts";

test("the initial view needs no place in a link", () => {
  expect(sharedView(createViewOptions())).toEqual({});
});

test("a link shows the same screen, device and language, in dark mode", () => {
  const view = createViewOptions();
  view.scene.value = SCENES.errors;
  view.width.value = DEVICES.tablet.width;
  view.height.value = DEVICES.tablet.height;
  view.language.value = "ar";
  view.isDark.value = true;
  const shared = sharedView(view);
  expect(shared).toEqual({
    view: { scene: "errors", width: 820, height: 1080, language: "ar", dark: true },
  });

  const theirs = createViewOptions();
  applySharedView(theirs, JSON.parse(JSON.stringify(shared.view)));
  expect(sharedView(theirs)).toEqual(shared);
  // A link without a view is shown as initially.
  applySharedView(theirs, undefined);
  expect(sharedView(theirs)).toEqual({});
});

test.each([
  null,
  7,
  [],
  { scene: "gone", width: "wide", height: {}, language: "xx", dark: 1 },
  { scene: "__proto__", language: "constructor", width: 1.5, height: Number.NaN },
])("an invalid view is shown as initially: %j", (shared) => {
  const view = createViewOptions();
  applySharedView(view, shared);
  expect(sharedView(view)).toEqual({});
});

test("a size is kept within the limits of the frame", () => {
  const view = createViewOptions();
  applySharedView(view, { width: 1e9, height: -5 });
  expect(sharedView(view)).toEqual({ view: { width: 1920, height: 280 } });
});
