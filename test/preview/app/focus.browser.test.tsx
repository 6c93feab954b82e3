import { createRef } from "preact";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Notice } from "../../../src/preview/app/App.tsx";
import { LocationDialog } from "../../../src/preview/app/TopBar.tsx";
import { Editor } from "../../../src/preview/editor/Editor.tsx";
import { previewOf, renderPreview } from "../preview-fixture.tsx";

const BRANDING = "web_scheduler_config.branding";

const click = (name: string) => userEvent.click(page.getByRole("button", { name, exact: true }));
const focused = () => document.activeElement;

test("resetting a setting restores the published value and focuses its control", async () => {
  const preview = previewOf("everything-on", { [`${BRANDING}.header_tagline`]: "Another" });
  renderPreview(<Editor />, preview);
  await click("Reset Tagline");
  expect(preview.draft.changes.value).toEqual({});
  expect(focused()).toBe(page.getByLabelText("Tagline", { exact: true }).element());
});

test("typing in the middle of a text keeps the caret and the focus", async () => {
  const preview = previewOf("everything-on");
  renderPreview(<Editor />, preview);
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

test("a location that cannot be opened is reported in its dialog", async () => {
  const dialog = createRef<HTMLDialogElement>();
  renderPreview(<LocationDialog dialog={dialog} />);
  dialog.current?.showModal();
  await userEvent.fill(page.getByLabelText("Location ID"), "branded");
  await userEvent.fill(page.getByLabelText("Base URL of the service"), "https://api.example");
  await click("Open");
  await expect.element(page.getByText(/has 32 digits .* Your draft has not changed/)).toBeVisible();
  expect(dialog.current?.open).toBe(true);
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
