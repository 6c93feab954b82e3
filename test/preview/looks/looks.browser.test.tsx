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

const LOGO = "web_scheduler_config.branding.header_logo_url";
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

test("a preset hides none of its values with the page's own colors and sizes", async () => {
  const draft = openEditor();
  const own = {
    "--web-scheduler-background": "#102030",
    "--web-scheduler-text": "#AABBCC",
    "--web-scheduler-border": "#445566",
    "--web-scheduler-font-size": 24,
    "--web-scheduler-padding": 16,
  };
  draft.change(own);
  await userEvent.click(tile("Playful"));
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

const enterLogo = async (logo: string) => {
  await userEvent.fill(page.getByLabelText("Logo", { exact: true }), logo);
  await userEvent.tab();
};

test.each([
  ["PNG", raster("image/png", "#1f3a5f", "#ffd23f")],
  ["JPEG", raster("image/jpeg", "#1f3a5f", "#ffd23f")],
  ["SVG", svg],
])(
  "the address of a logo gives the form its colors, in a step of their own: %s",
  async (_type, logo) => {
    const draft = openEditor();
    draft.change({ "--web-scheduler-text": "#AABBCC" });
    await enterLogo(logo);
    await expect.poll(() => draft.valueOf(ACCENT)).toMatch(/^#f\w[cd]\w[34]\w$/);
    expect(draft.valueOf(TEXT)).toMatch(/^#[12]\w3\w[56]\w$/);
    expect(draft.valueOf("--web-scheduler-text")).toBe("");
    draft.undo();
    expect([draft.valueOf(ACCENT), draft.valueOf(LOGO)]).toEqual(["", logo]);
  },
);

test.each([
  ["gray", raster("image/jpeg", "#888", "#333")],
  ["broken", "data:image/png;base64,AAAA"],
])("a %s logo changes no color", async (_name, logo) => {
  const draft = openEditor();
  const color = draft.valueOf(TEXT);
  await enterLogo(logo);
  await expect.poll(() => draft.valueOf(LOGO)).toBe(logo);
  expect(draft.valueOf(TEXT)).toBe(color);
});

test.each(PRESETS.map((preset) => [preset[0], preset] as const))(
  "the form is readable with the preset %s, light and dark",
  async (_title, preset) => {
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
