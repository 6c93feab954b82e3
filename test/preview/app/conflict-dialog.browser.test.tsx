import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ConflictDialog } from "../../../src/preview/app/ConflictDialog.tsx";
import { previewOf, renderPreview } from "../preview-fixture.tsx";

const MINE = { name: "Mine", city: "Mine" };
const dialog = page.getByRole("dialog", { name: "Saved elsewhere in the meantime" });

const text = () => dialog.element().textContent;

function openDialog(etag: string | null = '"2"') {
  const preview = previewOf("everything-on", MINE);
  renderPreview(<ConflictDialog />, preview);
  preview.conflict.value = { changes: etag ? { name: "Theirs", state: "Theirs" } : {}, etag };
  return preview;
}

test("says what was changed there, and what in both", async () => {
  openDialog();
  await expect.poll(text).toContain("Changed there: Name, State.");
  await expect.poll(text).toContain("Changed in both: Name.");
  await expect
    .element(page.getByRole("button", { name: "Combine both" }))
    .toHaveAccessibleDescription("Your changes are added to theirs, to look at and save.");
});

test("Escape closes it and changes nothing; a choice closes it, too", async () => {
  const { draft, conflict } = openDialog();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect([draft.changes.value, conflict.value]).toEqual([MINE, null]);

  conflict.value = { changes: { state: "Theirs" }, etag: '"2"' };
  await userEvent.click(page.getByRole("button", { name: "Combine both" }));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(draft.changes.value).toEqual({ ...MINE, state: "Theirs" });
});

test("says that the record was removed", async () => {
  openDialog(null);
  await expect.poll(text).toContain("has removed this record");
});
