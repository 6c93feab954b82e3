import { render } from "preact";
import { expect, onTestFinished, test } from "vitest";
import { exampleBySlug } from "../../../src/examples/index.ts";
import { Editor } from "../../../src/preview/editor/Editor.tsx";
import { GALLERY_ITEMS } from "../../../src/preview/gallery/items.ts";
import { pathsOf } from "../../../src/preview/settings/setting.ts";
import { GROUPS } from "../../../src/preview/settings/settings.ts";
import { Toolbar } from "../../../src/preview/stage/Toolbar.tsx";
import { createPreviewState, type PreviewState } from "../../../src/preview/state/preview-state.ts";

const example = exampleBySlug("everything-on");
if (!example) throw new Error("There is no example.");
const { record } = example;

function renderPart(
  Part: typeof Editor | typeof Toolbar,
  prepare: (previewState: PreviewState) => void = () => {},
) {
  const previewState = createPreviewState(
    { source: { example: "everything-on" }, published: record, changes: {} },
    "",
  );
  const container = document.body.appendChild(document.createElement("div"));
  prepare(previewState);
  render(<Part previewState={previewState} />, container);
  onTestFinished(() => {
    render(null, container);
    container.remove();
  });
  return container;
}

const textsOf = (parent: ParentNode, selector: string) =>
  [...parent.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim() ?? "");

test("no setting has the same label as a control of the toolbar", () => {
  const toolbar = textsOf(renderPart(Toolbar), "label, button");
  expect(toolbar).toContain("Language");
  const labels = GROUPS.flatMap(({ settings }) => settings.map(({ label }) => label));
  expect(labels.filter((label) => toolbar.includes(label))).toEqual([]);
});

test("the toolbar shows the title of an enlarged gallery item", () => {
  for (const { scene } of GALLERY_ITEMS) {
    const toolbar = renderPart(Toolbar, (previewState) => {
      previewState.view.scene.value = scene;
    });
    const selected = toolbar.querySelector<HTMLSelectElement>("#view-screen")?.selectedOptions[0];
    expect(selected?.textContent).toBe(scene.title);
  }
});

test("every setting has a control with its label", () => {
  const editor = renderPart(Editor);
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
  const ids = [...renderPart(Editor).querySelectorAll("[id]")].map(({ id }) => id);
  expect(ids).toHaveLength(new Set(ids).size);
});

test("the editor has one row per setting, in order", () => {
  const rows = [...renderPart(Editor).querySelectorAll<HTMLElement>("[data-path]")];
  const settings = GROUPS.flatMap(({ settings }) => settings);
  expect(rows.map(({ dataset }) => dataset.path)).toEqual(settings.map((one) => pathsOf(one)[0]));
});
