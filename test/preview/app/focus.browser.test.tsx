import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Notice } from "../../../src/preview/app/App.tsx";
import { Editor } from "../../../src/preview/editor/Editor.tsx";
import { previewOf, renderPreview } from "../preview-fixture.tsx";

const openGroups = (editor: HTMLElement) => {
  for (const group of editor.querySelectorAll("details")) group.open = true;
};
const focused = () => document.activeElement;

test("typing in the middle of a text keeps the caret and the focus", async () => {
  const preview = previewOf("everything-on");
  openGroups(renderPreview(<Editor />, preview));
  const input = page.getByLabelText("Tagline", { exact: true }).element() as HTMLInputElement;
  const published = input.value;
  input.focus();
  input.setSelectionRange(2, 2);
  for (const [typed, key] of [..."soft"].entries()) {
    await userEvent.keyboard(key);
    expect(input.selectionStart).toBe(3 + typed);
  }
  expect(input.value).toBe(`${published.slice(0, 2)}soft${published.slice(2)}`);
  preview.draft.undo();
  await expect.poll(() => input.value).toBe(published);
  expect(focused()).toBe(input);
});

test("statuses and alerts have separate live regions, which are always present", async () => {
  const preview = previewOf("everything-on");
  renderPreview(<Notice />, preview);
  const announced = () =>
    ["status", "alert"].map(
      (role) => document.querySelector(`.notice [role=${role}]`)?.textContent,
    );
  expect(announced()).toEqual(["", ""]);
  const [status, alert] = document.querySelectorAll(".notice p");
  preview.report("Saved.");
  await expect.poll(announced).toEqual(["Saved.", ""]);
  preview.report("Not saved.", true);
  await expect.poll(announced).toEqual(["", "Not saved."]);
  expect([...document.querySelectorAll(".notice p")]).toEqual([status, alert]);
});

test("a status leaves with the next change; an alert stays until it is closed", async () => {
  const preview = previewOf("everything-on");
  const shown = () => renderPreview(<Notice />, preview).textContent;
  preview.report("Saved.");
  expect(shown()).toContain("Saved.");
  preview.draft.change({ name: "Elsewhere" });
  expect(shown()).toBe("");
  preview.report("Not saved.", true);
  preview.draft.undo();
  await userEvent.click(page.getByRole("button", { name: "Close", exact: true }).first());
  expect(preview.notice.value).toBeNull();
});

test("presses of an arrow key in a size are one undo step, and digits are typed one by one", async () => {
  const preview = previewOf("everything-on");
  openGroups(renderPreview(<Editor />, preview));
  await userEvent.click(page.getByLabelText("Text size", { exact: true }));
  await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
  expect(preview.draft.valueOf("--web-scheduler-font-size")).toBe(19);
  preview.draft.undo();
  expect(preview.draft.canUndo.value).toBe(false);
  preview.draft.change({ "--web-scheduler-font-size": 20 });
  await userEvent.fill(page.getByLabelText("Text size", { exact: true }), "");
  await userEvent.keyboard("18");
  expect(preview.draft.valueOf("--web-scheduler-font-size")).toBe(18);
});
