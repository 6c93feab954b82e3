import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { measureContrast } from "../../../src/preview/checks/create-checks.ts";
import { withChanges } from "../../../src/preview/draft/changes.ts";
import { Editor } from "../../../src/preview/editor/Editor.tsx";
import { changesOf, PRESETS } from "../../../src/preview/looks/presets.ts";
import { pageStyles, recordChanges } from "../../../src/preview/settings/settings.ts";
import { recordOf } from "../../example-record.ts";
import { renderRecord } from "../../ui/render-fixture.ts";
import { previewOf, renderPreview } from "../preview-fixture.tsx";

const SHOWS_NAME = "web_scheduler_config.branding.show_location_name_in_header";
const TEXT = "web_scheduler_config.branding.font_color";
const ACCENT = "--web-scheduler-accent";

function openEditor() {
  const preview = previewOf("everything-on");
  renderPreview(<Editor />, preview);
  return preview.draft;
}

const tile = (name: string) => page.getByRole("button", { name, exact: true });

test("a look gives the draft its preset in one undo step, and keeps a color of the brand’s own", async () => {
  const draft = openEditor();
  const before = draft.changes.value;
  await userEvent.click(tile("Editorial"));
  await expect.element(tile("Editorial")).toHaveAttribute("aria-pressed", "true");
  expect(draft.valueOf(TEXT)).toBe("#1F3A5F");
  await userEvent.click(tile("Compact"));
  await expect.element(tile("Editorial")).toHaveAttribute("aria-pressed", "false");
  draft.undo();
  await expect.element(tile("Editorial")).toHaveAttribute("aria-pressed", "true");
  draft.undo();
  expect(draft.changes.value).toEqual(before);
  draft.change({ [TEXT]: PRESETS[0]?.[2] });
  await userEvent.click(tile("Editorial"));
  expect(draft.valueOf(TEXT)).toBe("#8A3A1E");
});

/** A square of 40 px: the left half in the first color, the right half in the second. */
function raster(type: string, left: string, right: string): string {
  const canvas = document.createElement("canvas");
  canvas.width = 40;
  canvas.height = 40;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("There is no canvas context.");
  context.fillStyle = left;
  context.fillRect(0, 0, 20, 40);
  context.fillStyle = right;
  context.fillRect(20, 0, 20, 40);
  return canvas.toDataURL(type, 0.9);
}

const svg = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="20" height="40" fill="#1f3a5f"/><rect x="20" width="20" height="40" fill="#ffd23f"/></svg>',
)}`;

test.each([
  ["PNG", raster("image/png", "#1f3a5f", "#ffd23f"), /^#f\w[cd]\w[34]\w$/],
  ["JPEG", raster("image/jpeg", "#1f3a5f", "#ffd23f"), /^#f\w[cd]\w[34]\w$/],
  ["SVG", svg, /^#f\w[cd]\w[34]\w$/],
  ["gray", raster("image/jpeg", "#888", "#333"), /^$/],
])("the address of a logo gives the form its colors: %s", async (_type, logo, accent) => {
  const draft = openEditor();
  draft.change({ [SHOWS_NAME]: false });
  await userEvent.fill(page.getByLabelText("Logo", { exact: true }), logo);
  await userEvent.tab();
  // A square logo does not replace the name.
  await expect.poll(() => draft.valueOf(SHOWS_NAME)).toBe(true);
  expect(draft.valueOf(ACCENT)).toMatch(accent);
});

test.each(PRESETS)("a form with the preset %s is readable, light and dark", async (...preset) => {
  const changes = changesOf(preset);
  const { root, container } = renderRecord(
    withChanges(recordOf("branded"), recordChanges(changes)),
  );
  for (const [name, value] of Object.entries(pageStyles(changes))) {
    if (value !== "") container.style.setProperty(name, value);
  }
  await expect.poll(() => root.querySelector("form")).not.toBeNull();
  const contrasts = measureContrast(root);
  expect(contrasts).toHaveLength(12);
  expect(contrasts.filter(({ ratio, min }) => ratio < min)).toEqual([]);
});
