import { expect, test } from "vitest";
import { Editor } from "../../../src/preview/editor/Editor.tsx";
import { GALLERY_ITEMS } from "../../../src/preview/gallery/items.ts";
import { pathsOf } from "../../../src/preview/settings/setting.ts";
import { GROUPS } from "../../../src/preview/settings/settings.ts";
import { Toolbar } from "../../../src/preview/stage/Toolbar.tsx";
import { previewOf, renderPreview } from "../preview-fixture.tsx";

const textsOf = (parent: ParentNode, selector: string) =>
  [...parent.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim() ?? "");

test("no setting has the same label as a control of the toolbar", () => {
  const toolbar = textsOf(renderPreview(<Toolbar />), "label, button");
  expect(toolbar).toContain("Language");
  const labels = GROUPS.flatMap(({ settings }) => settings.map(({ label }) => label));
  expect(labels.filter((label) => toolbar.includes(label))).toEqual([]);
});

test("the toolbar shows the title of an enlarged gallery item", () => {
  for (const { scene } of GALLERY_ITEMS) {
    const preview = previewOf("everything-on");
    preview.view.scene.value = scene;
    const toolbar = renderPreview(<Toolbar />, preview);
    const selected = toolbar.querySelector<HTMLSelectElement>("#view-screen")?.selectedOptions[0];
    expect(selected?.textContent).toBe(scene.title);
  }
});

test("every setting has a control with its label", () => {
  const editor = renderPreview(<Editor />);
  for (const setting of GROUPS.flatMap(({ settings }) => settings)) {
    const row = editor.querySelector(`[data-path="${setting.path}"]`);
    const control = row?.querySelector<HTMLElement>(`[id="setting-${setting.path}"]`);
    const labels = [
      ...((control as HTMLInputElement).labels ?? []),
      control?.closest("fieldset")?.querySelector("legend"),
      control?.querySelector("legend"),
    ].map((label) => label?.textContent ?? "");
    expect(labels.join(" "), setting.path).toContain(setting.label);
  }
});

test("the ids in the editor are unique", () => {
  const ids = [...renderPreview(<Editor />).querySelectorAll("[id]")].map(({ id }) => id);
  expect(ids).toHaveLength(new Set(ids).size);
});

test("the editor has one row per setting, in order", () => {
  const rows = [...renderPreview(<Editor />).querySelectorAll<HTMLElement>("[data-path]")];
  const settings = GROUPS.flatMap(({ settings }) => settings);
  expect(rows.map(({ dataset }) => dataset.path)).toEqual(settings.map((one) => pathsOf(one)[0]));
});
