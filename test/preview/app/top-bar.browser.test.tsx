import { effect } from "@preact/signals-core";
import { render } from "preact";
import { expect, onTestFinished, test } from "vitest";
import { exampleBySlug } from "../../../src/examples/index.ts";
import { TopBar } from "../../../src/preview/app/TopBar.tsx";
import { createPreviewState } from "../../../src/preview/state/preview-state.ts";

const example = exampleBySlug("branded");
if (!example) throw new Error("There is no example.");
const { record } = example;

const CITY = { city: "Mine" };
const ACCENT = { "--web-scheduler-accent": "#B3005E" };

test.each([
  ["No changes", {}, {}],
  ["1 change", CITY, {}],
  ["1 change, saved", CITY, CITY],
  ["1 change", { city: "Other" }, CITY],
  ["No changes", {}, CITY],
  ["1 change", ACCENT, {}],
  ["2 changes", { ...CITY, ...ACCENT }, CITY],
])("the bar says “%s” for the changes %j, if %j are saved", (text, changes, saved) => {
  const previewState = createPreviewState(
    { source: { example: "branded" }, published: record, changes },
    "",
  );
  previewState.server.canSave.value = true;
  previewState.server.savedChanges.value = { [record.id]: saved };
  const container = document.body.appendChild(document.createElement("div"));
  const stop = effect(() => render(<TopBar previewState={previewState} />, container));
  onTestFinished(() => {
    stop();
    render(null, container);
    container.remove();
  });
  expect(container.querySelector(".change-count")?.textContent).toBe(text);
  const save = [...container.querySelectorAll("button")].find((one) => one.textContent === "Save");
  const isSavable = previewState.hasUnsavedChanges.value;
  expect(save?.getAttribute("aria-disabled")).toBe(String(!isSavable));
});
