import { createRef } from "preact";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { LocationDialog } from "../../../src/preview/app/LocationDialog.tsx";
import { Editor } from "../../../src/preview/editor/Editor.tsx";
import { previewOf, renderPreview } from "../preview-fixture.tsx";

test("a search without a result can be cleared, which focuses the search field", async () => {
  const preview = previewOf("everything-on");
  renderPreview(<Editor />, preview);
  preview.search.value = "qqqq";
  await expect.element(page.getByText("No settings match “qqqq”.")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Clear search" }));
  expect(preview.search.value).toBe("");
  expect(document.activeElement?.id).toBe("search");
});

test("a logo that cannot be loaded has no thumbnail", async () => {
  const path = "web_scheduler_config.branding.header_logo_url";
  const preview = previewOf("everything-on", { [path]: "data:image/png;base64,AAAA" });
  const container = renderPreview(<Editor />, preview);
  const row = container.querySelector(`[data-path="${path}"]`);
  expect(row).not.toBeNull();
  await expect.poll(() => row?.querySelector("img")).toBeNull();
});

test("an empty location ID is reported below its field", async () => {
  const dialog = createRef<HTMLDialogElement>();
  renderPreview(<LocationDialog dialog={dialog} />);
  dialog.current?.showModal();
  await userEvent.click(page.getByRole("button", { name: "Open", exact: true }));
  const field = page.getByLabelText("Location ID");
  await expect.element(field).toHaveAccessibleDescription("Enter a location ID.");
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  expect(document.activeElement).toBe(field.element());
});
