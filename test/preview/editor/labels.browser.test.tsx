import { expect, test } from "vitest";
import { Editor } from "../../../src/preview/editor/Editor.tsx";
import { GROUPS, pathsOf } from "../../../src/preview/settings/settings.ts";
import { Toolbar } from "../../../src/preview/stage/Stage.tsx";
import { renderPreview } from "../preview-fixture.tsx";

const textsOf = (parent: ParentNode, selector: string) =>
  [...parent.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim() ?? "");

test("no setting has the same label as a control of the toolbar", () => {
  const toolbar = textsOf(renderPreview(<Toolbar />), "label, button");
  expect(toolbar).toContain("Language");
  const labels = GROUPS.flatMap(({ settings }) => settings.map(({ label }) => label));
  expect(labels.filter((label) => toolbar.includes(label))).toEqual([]);
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

test("the editor has one row per setting, in order", () => {
  const rows = [...renderPreview(<Editor />).querySelectorAll<HTMLElement>("[data-path]")];
  const settings = GROUPS.flatMap(({ settings }) => settings);
  expect(rows.map(({ dataset }) => dataset.path)).toEqual(settings.map((one) => pathsOf(one)[0]));
});
