import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Notice } from "../../../src/preview/app/App.tsx";
import { Locations } from "../../../src/preview/app/TopBar.tsx";
import { Editor } from "../../../src/preview/editor/Editor.tsx";
import { previewOf, renderPreview } from "../preview-fixture.tsx";

const click = (name: string) => userEvent.click(page.getByRole("button", { name, exact: true }));
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

test("a location that cannot be opened is reported in its form", async () => {
  const popover = renderPreview(<Locations />).querySelector("section");
  popover?.showPopover();
  await userEvent.fill(page.getByLabelText("Location ID"), "branded");
  await userEvent.fill(page.getByLabelText("Base URL of the service"), "https://api.example");
  await click("Open");
  await expect.element(page.getByText(/has 32 digits .* Your draft has not changed/)).toBeVisible();
  expect(popover?.matches(":popover-open")).toBe(true);
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

test("a status leaves after five seconds, unless the focus is on it; an alert stays", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const preview = previewOf("everything-on");
  renderPreview(<Notice />, preview);
  const shown = () => preview.notice.value?.text;
  const close = () => document.querySelector<HTMLElement>(".notice button");
  preview.report("Saved.");
  await expect.poll(close).not.toBeNull();
  // Effects run after the next frame.
  vi.advanceTimersByTime(100);
  vi.advanceTimersByTime(4_800);
  close()?.focus();
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe("Saved.");
  close()?.blur();
  vi.advanceTimersByTime(5_000);
  expect(shown()).toBeUndefined();
  preview.report("Not saved.", true);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe("Not saved.");
});

test("presses of an arrow key in a size are one undo step", async () => {
  const preview = previewOf("everything-on");
  openGroups(renderPreview(<Editor />, preview));
  await userEvent.click(page.getByLabelText("Corner radius", { exact: true }));
  await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
  expect(preview.draft.valueOf("--web-scheduler-radius")).toBe(15);
  preview.draft.undo();
  expect(preview.draft.canUndo.value).toBe(false);
});
