import { expect, test } from "vitest";
import { TopBar } from "../../../src/preview/app/TopBar.tsx";
import { previewOf, renderPreview } from "../preview-fixture.tsx";

const CITY = { city: "Mine" };
const ACCENT = { "--web-scheduler-accent": "#B3005E" };

test.each([
  ["No changes", {}, {}],
  ["1 change", CITY, {}],
  ["Saved", CITY, CITY],
  ["1 change", { city: "Other" }, CITY],
  ["1 change", {}, CITY],
  ["1 change", ACCENT, {}],
  ["1 change", { ...CITY, ...ACCENT }, CITY],
])("the bar says “%s” for the changes %j, if %j are saved", (text, changes, saved) => {
  const preview = previewOf("branded", changes);
  preview.server.canSave.value = true;
  preview.server.keep(preview.draft.published.value.id, { changes: saved, etag: '"1"' });
  const container = renderPreview(<TopBar />, preview);
  expect(container.querySelector(".change-count")?.textContent).toBe(text);
  const save = [...container.querySelectorAll("button")].find((one) => one.textContent === "Save");
  const isSavable = preview.server.hasUnsavedChanges.value;
  expect(save?.getAttribute("aria-disabled")).toBe(String(!isSavable));
});
