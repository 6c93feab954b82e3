import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { LANGUAGE_CODES } from "../../../src/messages/languages.ts";
import { SnippetSection } from "../../../src/preview/share/SnippetSection.tsx";
import "../../../src/preview/styles/controls.css";
import "../../../src/preview/styles/settings.css";
import type { DraftState } from "../../../src/preview/state/draft-state.ts";
import { previewOf, renderPreview } from "../preview-fixture.tsx";

/** Renders the section of a preview whose URL is `site`. */
function openSnippet(
  site: string,
  source: DraftState["source"],
  isServer: boolean,
  changes: DraftState["changes"] = {},
) {
  const preview = previewOf("branded", changes, site);
  const { draft, server } = preview;
  draft.openFirst({ ...draft.state.value, source });
  server.isAvailable.value = isServer;
  const draw = () => {
    const container = renderPreview(<SnippetSection />, preview);
    container.className = "share";
    return container;
  };
  let container = draw();
  return {
    preview,
    html: () => container.querySelector("textarea")?.value ?? "",
    warnings: () => [...container.querySelectorAll(".warning")].map((one) => one.textContent ?? ""),
    reopen: () => {
      container.remove();
      container = draw();
    },
  };
}

const EXAMPLE = { example: "branded" };
const fill = (label: string, text: string) =>
  userEvent.fill(page.getByLabelText(label, { exact: true }), text);

test("a warning names the URLs that work only on this computer until replaced", async () => {
  const { html, warnings } = openSnippet("http://localhost:5173", EXAMPLE, true);
  expect(html()).toContain('base-url="http://localhost:5173"');
  expect(warnings()).toEqual([
    "Works only on this computer, because of the URL of the API, the URL of the script, and the URL that receives requests (localhost:5173).",
  ]);
  expect(html()).toContain('submit-url="http://localhost:5173/dev/booking-requests/"');
  await fill("URL of the API", "https://api.practice.example/");
  expect(html()).not.toContain("submit-url");
  await fill("URL of the script", "https://cdn.example/web-scheduler.js");
  await fill("URL that receives requests", "https://practice.example/requests");
  expect(warnings()).toEqual([]);
  expect(html()).toContain('base-url="https://api.practice.example"');
  expect(html()).toContain('src="https://cdn.example/web-scheduler.js" crossorigin');
  expect(html()).toContain('submit-url="https://practice.example/requests"');
});

test("the URL of a static host is not used as the URL of the API", () => {
  const { html, warnings } = openSnippet("https://static.example", EXAMPLE, false);
  expect(html()).toContain('base-url="https://api.example"');
  expect(html()).toContain('src="https://static.example/web-scheduler.js"');
  expect(warnings()).toEqual([expect.stringContaining("The URL of the API is not known")]);
});

test("only a draft that the API does not have needs the hint about it", async () => {
  const changes = { name: "Elsewhere" };
  const { preview } = openSnippet("http://localhost:5173", EXAMPLE, true, changes);
  const hint = page.getByText(/not this draft/);
  await expect.element(hint).toBeVisible();
  preview.server.keep(preview.draft.published.value.id, { changes, etag: '"1"' });
  await expect.element(hint).not.toBeInTheDocument();
  await fill("URL of the API", "https://api.practice.example/");
  await expect.element(hint).toBeVisible();
  // The tag has its own properties.
  preview.draft.reset();
  preview.draft.change({ "--web-scheduler-radius": 4 });
  await expect.element(hint).not.toBeInTheDocument();
});

test("the switches are in one column, each in the line of its label", () => {
  openSnippet("https://static.example", EXAMPLE, false);
  const switches = page.getByRole("switch").elements();
  expect(switches).toHaveLength(4);
  expect(new Set(switches.map((one) => one.getBoundingClientRect().left)).size).toBe(1);
  for (const one of switches) {
    const label = one.previousElementSibling?.getBoundingClientRect();
    const { top, height, left } = one.getBoundingClientRect();
    expect((label?.top ?? 0) + (label?.height ?? 0) / 2).toBeCloseTo(top + height / 2, 0);
    expect(left - (label?.right ?? left)).toBeGreaterThanOrEqual(12);
  }
});

test("the snippet of a loaded location has the URL of its API", () => {
  const source = { locationId: "any", baseUrl: "https://api.practice.example" };
  const { html, warnings } = openSnippet("https://static.example", source, false);
  expect(html()).toContain('base-url="https://api.practice.example"');
  expect(warnings()).toEqual([]);
});

test("the URLs are kept while another panel is open", async () => {
  const { html, reopen } = openSnippet("https://static.example", EXAMPLE, false);
  await fill("URL of the API", "https://api.practice.example");
  reopen();
  expect(html()).toContain('base-url="https://api.practice.example"');
});

test("the snippet names the languages that patients can choose, unless it is all of them", async () => {
  const { html, warnings, reopen } = openSnippet("https://static.example", EXAMPLE, true);
  const summary = page.getByText(/^Languages that patients can choose/);
  await expect.element(summary).toHaveTextContent("Languages that patients can choose: all");
  await summary.click();
  const switches = page.getByRole("group").getByRole("switch");
  expect(switches.elements()).toHaveLength(LANGUAGE_CODES.length);
  await page.getByRole("switch", { name: /العربية/ }).click();
  const rest = LANGUAGE_CODES.filter((code) => code !== "ar");
  expect(html()).toContain(`languages="${rest.join(" ")}"`);
  await page.getByLabelText("Language", { exact: true }).selectOptions("ar");
  const ignored = page.getByText(/not one of them, so the form ignores it/);
  await expect.element(ignored).toBeVisible();
  expect(warnings()).toHaveLength(1);
  reopen();
  expect(html()).toContain(`languages="${rest.join(" ")}"`);
  await summary.click();
  await page.getByRole("switch", { name: /العربية/ }).click();
  expect(html()).not.toContain("languages=");
  await expect.element(ignored).not.toBeInTheDocument();
  for (const one of switches.elements()) if (one instanceof HTMLElement) one.click();
  await expect.element(page.getByText(/the form offers all of them/)).toBeVisible();
  expect(html()).not.toContain("languages=");
});

test("the snippet sets light or dark colors", async () => {
  const { html } = openSnippet("https://static.example", EXAMPLE, false);
  expect(html()).not.toContain("theme=");
  await page.getByLabelText("Colors", { exact: true }).selectOptions("dark");
  expect(html()).toContain('theme="dark"');
});

test("the snippet turns on times and questions", async () => {
  const { html, warnings } = openSnippet("https://static.example", EXAMPLE, false);
  const reserved = () => Number(/min-height: (\d+)px/.exec(html())?.[1]);
  const height = reserved();
  const toggle = (name: string) => page.getByRole("switch", { name }).click();
  await toggle("Ask for consent to text messages");
  await toggle("Ask whether the patient is new");
  await toggle("Ask for preferred times");
  expect(html()).toContain('ask="new-patient text-consent"');
  expect(html()).toMatch(/\n +ask-times>/);
  expect(reserved()).toBeGreaterThan(height);
  await toggle("Ask whether the patient is new");
  expect(html()).toContain('ask="text-consent"');
  await fill("URL of the practice’s available times", "http://localhost/fhir/Slot");
  expect(html()).toContain('slots-url="http://localhost/fhir/Slot"');
  expect(warnings()[0]).toContain("the URL of the available times");
  await expect.element(page.getByText(/asked only without a URL of available times/)).toBeVisible();
});
