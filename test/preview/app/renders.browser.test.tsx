import { options, type VNode } from "preact";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { App } from "../../../src/preview/app/App.tsx";
import { createChecks } from "../../../src/preview/checks/create-checks.ts";
import { previewOf, renderPreview } from "../preview-fixture.tsx";

const tagline = page.getByLabelText("Tagline", { exact: true });

/** Renders the whole page; `rendered` returns how often each component was rendered since its last call. */
async function openPage() {
  const preview = previewOf("everything-on");
  const names: string[] = [];
  const diffed = options.diffed ?? (() => {});
  options.diffed = (vnode: VNode) => {
    const { type } = vnode as { type: unknown };
    if (typeof type === "function") names.push(type.name);
    diffed(vnode);
  };
  onTestFinished(() => {
    options.diffed = diffed;
  });
  renderPreview(<App checks={createChecks(preview.draft.drafted)} />, preview);
  const first = new Set(names);
  // The stage measures its space after the first render, in a frame, which may be late on a busy machine.
  const namesOfFrames = async () => {
    for (let count = 0; count < 2; count += 1) await new Promise(requestAnimationFrame);
    return names.splice(0);
  };
  await expect.poll(namesOfFrames).toEqual([]);
  const rendered = () => {
    const counts: Record<string, number> = {};
    for (const name of names.splice(0)) counts[name] = (counts[name] ?? 0) + 1;
    return counts;
  };
  return { preview, first, rendered };
}

test("a change of one setting renders its row and what shows it, and no other part of the page", async () => {
  const { first, rendered } = await openPage();
  await userEvent.type(tagline, "x");
  await expect.element(page.getByText("1 change", { exact: true })).toBeVisible();
  const counts = rendered();
  expect(counts).toMatchObject({ SettingRow: 1, TextControl: 1, History: 1 });
  const others = ["App", "TopBar", "LocationSelect", "Editor", "SettingGroup", "ColorControl"];
  const stage = ["Stage", "Frame", "Toolbar", "ViewMenu", "SidePanel"];
  for (const name of [...others, ...stage]) {
    expect(first, `${name} is on the page`).toContain(name);
    expect(counts, name).not.toHaveProperty(name);
  }
});

test("typing in the middle of a text keeps the caret and the focus", async () => {
  const { preview } = await openPage();
  const input = tagline.element() as HTMLInputElement;
  const published = input.value;
  input.focus();
  input.setSelectionRange(2, 2);
  for (const [typed, key] of [..."soft"].entries()) {
    await userEvent.keyboard(key);
    expect(input.selectionStart).toBe(3 + typed);
  }
  expect(document.activeElement).toBe(input);
  expect(input.value).toBe(`${published.slice(0, 2)}soft${published.slice(2)}`);
  await expect.element(page.getByText(`was ${published}`)).toBeVisible();
  preview.draft.undo();
  await expect.poll(() => input.value).toBe(published);
  expect(document.activeElement).toBe(input);
});
