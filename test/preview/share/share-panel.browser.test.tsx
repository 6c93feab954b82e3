import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { SharePanel } from "../../../src/preview/share/SharePanel.tsx";
import type { DraftState } from "../../../src/preview/state/draft-state.ts";
import { previewOf, renderPreview } from "../preview-fixture.tsx";

function openPanel(
  site: string,
  source: DraftState["source"],
  changes: DraftState["changes"] = {},
) {
  const preview = previewOf("branded", changes, site);
  const { draft } = preview;
  draft.open({ ...draft.state.value, source });
  renderPreview(<SharePanel />, preview);
  const text = (label: string) =>
    (page.getByLabelText(label, { exact: true }).element() as HTMLTextAreaElement).value;
  return { preview, text, html: () => text("HTML") };
}

const LOGO = "web_scheduler_config.branding.header_logo_url";
const EXAMPLE = { example: "branded" };
const click = (name: string) => userEvent.click(page.getByRole("button", { name, exact: true }));

test.each([
  ["an example", EXAMPLE],
  ["a location of this computer", { locationId: "any", baseUrl: "http://127.0.0.1:5173" }],
])(
  "the HTML for %s has placeholders, and says so, but no address of this computer",
  (_, source) => {
    const { html } = openPanel("http://localhost:5173", source);
    expect(html()).toContain("Replace the placeholders: every address that ends in .example");
    expect(html()).toContain('base-url="https://api.example"');
    expect(html()).toContain('submit-url="https://booking.example/booking-requests/"');
    expect(html()).toContain('src="https://cdn.example/web-scheduler.js"');
    expect(html()).not.toMatch(/localhost|127/);
  },
);

test("the HTML of a loaded location has the URL of its API, and of the script next to the preview", () => {
  const source = { locationId: "any", baseUrl: "https://api.practice.example" };
  const { html } = openPanel("https://static.example", source);
  expect(html()).toContain('base-url="https://api.practice.example"');
  expect(html()).toContain('src="https://static.example/web-scheduler.js"');
});

test("the HTML has the chosen place", async () => {
  const { html } = openPanel("https://static.example", EXAMPLE);
  expect(html()).not.toContain("mode=");
  await page.getByLabelText("Shown", { exact: true }).selectOptions("button");
  expect(html()).toContain('mode="button"');
});

test("the record for developers has every change but those of the tag, and logos of this computer as files", () => {
  const logo = "data:image/webp;base64,AAAA";
  const changes = { name: "Elsewhere", "--web-scheduler-radius": 4, [LOGO]: logo };
  const { preview, text } = openPanel("https://static.example", EXAMPLE, changes);
  const expected = structuredClone({ ...preview.draft.state.value.published, name: "Elsewhere" });
  const { branding } = expected.web_scheduler_config;
  branding.header_logo_url = "https://cdn.example/header_logo.webp";
  branding.footer_logo_url = "https://cdn.example/footer_logo.svg";
  expect(JSON.parse(text("Record as JSON"))).toEqual(expected);
  const file = page.getByRole("link", { name: "header_logo.webp" }).element() as HTMLAnchorElement;
  expect([file.href, file.download]).toEqual([logo, "header_logo.webp"]);
});

test("a table says where each change goes, and a style sheet has what the attribute has", async () => {
  const changes = {
    name: "Elsewhere",
    "--web-scheduler-radius": 4,
    "--web-scheduler-font": "“Open Sans”, serif",
  };
  const { preview, text } = openPanel("https://static.example", EXAMPLE, changes);
  const rows = page.getByRole("row").elements();
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ["Name", "Record", "Reset Name"],
    ["Corner radius", "HTML", "Reset Corner radius"],
    ["Font without branding", "HTML", "Reset Font without branding"],
  ]);
  expect(text("Style sheet")).toBe(
    'web-scheduler {\n  --web-scheduler-radius: 4px;\n  --web-scheduler-font: "Open Sans", serif;\n}',
  );
  await click("Reset Name");
  expect(preview.draft.drafted.value.name).toBe(preview.draft.published.value.name);
});

test("where the clipboard cannot be used, the text is selected", async () => {
  openPanel("https://static.example", EXAMPLE);
  const { clipboard } = navigator;
  Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
  await click("Copy HTML");
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
  await expect.element(page.getByText("Selected: press Ctrl+C to copy")).toBeVisible();
  expect(document.activeElement).toBe(page.getByLabelText("HTML", { exact: true }).element());
});
