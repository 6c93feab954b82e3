import { render } from "preact";
import { expect, onTestFinished, test } from "vitest";
import { exampleBySlug } from "../../../src/examples/index.ts";
import { Editor } from "../../../src/preview/editor/Editor.tsx";
import { PIECES } from "../../../src/preview/gallery/items.ts";
import { pathsOf } from "../../../src/preview/settings/setting.ts";
import { GROUPS } from "../../../src/preview/settings/settings.ts";
import { Toolbar } from "../../../src/preview/stage/Toolbar.tsx";
import { createStudio, type Studio } from "../../../src/preview/state/preview-state.ts";

const example = exampleBySlug("everything-on");
if (!example) throw new Error("There is no example.");
const { record } = example;

function drawn(Part: typeof Editor | typeof Toolbar, prepare: (studio: Studio) => void = () => {}) {
  const studio = createStudio(
    { of: { example: "everything-on" }, published: record, changes: {} },
    "",
  );
  const place = document.body.appendChild(document.createElement("div"));
  prepare(studio);
  render(<Part studio={studio} />, place);
  onTestFinished(() => {
    render(null, place);
    place.remove();
  });
  return place;
}

const textsOf = (place: ParentNode, selector: string) =>
  [...place.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim() ?? "");

test("no setting is called as something of the toolbar", () => {
  const toolbar = textsOf(drawn(Toolbar), "label, button");
  expect(toolbar).toContain("Language");
  const labels = GROUPS.flatMap(({ settings }) => settings.map(({ label }) => label));
  expect(labels.filter((label) => toolbar.includes(label))).toEqual([]);
});

test("the toolbar names each of the wall's pieces that is seen large", () => {
  for (const { scene } of PIECES) {
    const place = drawn(Toolbar, (studio) => {
      studio.view.scene.value = scene;
    });
    const chosen = place.querySelector<HTMLSelectElement>("#look-screen")?.selectedOptions[0];
    expect(chosen?.textContent).toBe(scene.title);
  }
});

test("every setting has a control that its label names", () => {
  const editor = drawn(Editor);
  for (const setting of GROUPS.flatMap(({ settings }) => settings)) {
    const row = editor.querySelector(`[data-path="${setting.path}"]`);
    const control = row?.querySelector<HTMLElement>(`[id="setting-${setting.path}"]`);
    const named = [
      ...((control as HTMLInputElement).labels ?? []),
      control?.closest("fieldset")?.querySelector("legend"),
      control?.querySelector("legend"),
    ].map((label) => label?.textContent ?? "");
    expect(named.join(" "), setting.path).toContain(setting.label);
  }
});

test("no two things of the editor have one id", () => {
  const ids = [...drawn(Editor).querySelectorAll("[id]")].map(({ id }) => id);
  expect(ids).toHaveLength(new Set(ids).size);
});

test("the paths of a setting are those of one control", () => {
  const rows = [...drawn(Editor).querySelectorAll<HTMLElement>("[data-path]")];
  const settings = GROUPS.flatMap(({ settings }) => settings);
  expect(rows.map(({ dataset }) => dataset.path)).toEqual(settings.map((one) => pathsOf(one)[0]));
});
