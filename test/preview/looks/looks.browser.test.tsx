import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createChecks, measureContrast } from "../../../src/preview/checks/create-checks.ts";
import { withChanges } from "../../../src/preview/draft/changes.ts";
import { Looks } from "../../../src/preview/looks/Looks.tsx";
import { changesOf, PRESETS } from "../../../src/preview/looks/presets.ts";
import { pageStyles, recordChanges } from "../../../src/preview/settings/settings.ts";
import { recordOf } from "../../example-record.ts";
import { renderRecord } from "../../ui/render-fixture.ts";
import { previewOf, renderPreview } from "../preview-fixture.tsx";

const LOGO = "web_scheduler_config.branding.header_logo_url";
const TEXT = "web_scheduler_config.branding.font_color";
const ACCENT = "--web-scheduler-accent";

function openLooks(logo = "") {
  const preview = previewOf("everything-on", { [LOGO]: logo });
  const checks = createChecks(preview.draft.drafted);
  renderPreview(<Looks checks={checks} />, preview);
  return { draft: preview.draft, checks };
}

const tile = (name: string) => page.getByRole("button", { name, exact: true });

test("a look gives the draft its preset in one undo step, and keeps a color of the brand’s own", async () => {
  const { draft } = openLooks();
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
  draft.change({ [TEXT]: PRESETS[0]?.color });
  await userEvent.click(tile("Editorial"));
  expect(draft.valueOf(TEXT)).toBe("#8A3A1E");
});

test("neither a preset nor the logo's colors are hidden by the page's own colors and sizes", async () => {
  const { draft } = openLooks(svg);
  const own = {
    "--web-scheduler-background": "#102030",
    "--web-scheduler-text": "#AABBCC",
    "--web-scheduler-border": "#445566",
    "--web-scheduler-font-size": 24,
    "--web-scheduler-padding": 16,
  };
  draft.change(own);
  await userEvent.click(page.getByRole("button", { name: "Colors from the logo" }));
  expect(draft.valueOf("--web-scheduler-text")).toBe("");
  draft.undo();
  await userEvent.click(tile("Playful"));
  await userEvent.click(page.getByRole("button", { name: "Colors from the logo" }));
  expect(draft.valueOf("--web-scheduler-field-background")).toBe("");
  await userEvent.click(tile("Calm"));
  expect(Object.keys(own).filter((path) => path in draft.changes.value)).toEqual([]);
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
  ["PNG", raster("image/png", "#1f3a5f", "#ffd23f")],
  ["JPEG", raster("image/jpeg", "#1f3a5f", "#ffd23f")],
  ["SVG", svg],
])("one click gives the form the colors of a logo: %s", async (_type, logo) => {
  const { draft } = openLooks(logo);
  await userEvent.click(page.getByRole("button", { name: "Colors from the logo" }));
  expect(draft.valueOf(TEXT)).toMatch(/^#[12]\w3\w[56]\w$/);
  expect(draft.valueOf(ACCENT)).toMatch(/^#f\w[cd]\w[34]\w$/);
  draft.undo();
  expect(draft.valueOf(ACCENT)).toBe("");
});

test.each([
  ["gray", raster("image/jpeg", "#888", "#333")],
  ["broken", "data:image/png;base64,AAAA"],
])("a %s logo offers no colors", async (_name, logo) => {
  const { checks } = openLooks(logo);
  await expect.poll(() => checks.isLoading.value).toBe(false);
  await expect.element(tile("Calm")).toBeVisible();
  expect(page.getByRole("button", { name: "Colors from the logo" }).elements()).toEqual([]);
});

test.each(PRESETS)(
  "the form is readable with the preset $title, light and dark",
  async (preset) => {
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
  },
);
