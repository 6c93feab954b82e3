import { expect, test } from "vitest";
import { TopBar } from "../../../src/preview/app/TopBar.tsx";
import { previewOf, renderPreview } from "../preview-fixture.tsx";

const CITY = { city: "Mine" };
const ACCENT = { "--web-scheduler-accent": "#B3005E" };

test.each([
  ["no changes", {}, {}, false],
  ["a change", CITY, {}, true],
  ["a saved change", CITY, CITY, false],
  ["another change than the saved one", { city: "Other" }, CITY, true],
  ["a saved change that is undone", {}, CITY, true],
  ["a change of the page", ACCENT, {}, false],
])("with %s, saving has an effect: %j, %j, %j", (_title, changes, saved, isSavable) => {
  const preview = previewOf("branded", changes);
  preview.server.canSave.value = true;
  preview.server.keep(preview.draft.published.value.id, { changes: saved, etag: '"1"' });
  const container = renderPreview(<TopBar />, preview);
  const save = [...container.querySelectorAll("button")].find((one) => one.textContent === "Save");
  expect(save?.getAttribute("aria-disabled")).toBe(String(!isSavable));
});
