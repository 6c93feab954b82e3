import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ChecksPanel } from "../../../src/preview/checks/ChecksPanel.tsx";
import { createChecks } from "../../../src/preview/checks/create-checks.ts";
import { measureContrast } from "../../../src/preview/checks/measure-contrast.ts";
import { withChanges } from "../../../src/preview/draft/changes.ts";
import { recordOf } from "../../example-record.ts";
import { renderRecord } from "../../ui/render-fixture.ts";
import { previewOf, renderPreview } from "../preview-fixture.tsx";

const COLOR = "web_scheduler_config.branding.font_color";

// The logos of the example need a server.
const WITHOUT_LOGOS = {
  "web_scheduler_config.branding.header_logo_url": "",
  "web_scheduler_config.branding.footer_logo_url": "",
  "web_scheduler_config.branding.show_location_name_in_header": true,
};

function openChecks(changes: Record<string, unknown> = {}) {
  const preview = previewOf("branded", { ...WITHOUT_LOGOS, ...changes });
  const checks = createChecks(preview.draft.drafted);
  const container = renderPreview(<ChecksPanel checks={checks} />, preview);
  const text = (selector: string) =>
    [...container.querySelectorAll<HTMLElement>(selector)].map(({ innerText }) => innerText);
  return {
    preview,
    checks,
    summary: () => text(".check-summary").join(),
    failing: () => text(".fails"),
    rows: () => text(".contrast tbody tr"),
    contrasts: () => container.querySelector<HTMLDetailsElement>(".contrasts"),
  };
}

/** The rows for a form with this text color, on a page with these styles. */
async function contrastRows(color: string, pageStyles = "") {
  const { root, container } = renderRecord(withChanges(recordOf("branded"), { [COLOR]: color }));
  container.style.cssText += pageStyles;
  await expect.poll(() => root.querySelector("form")).not.toBeNull();
  const { checks, failing, rows, contrasts } = openChecks();
  checks.contrasts.value = measureContrast(root);
  await expect.poll(() => contrasts()?.textContent).toContain("all 12 pass as shown");
  expect(contrasts()?.open).toBe(false);
  contrasts()?.querySelector("summary")?.click();
  await expect.poll(rows).not.toEqual([]);
  expect(failing()).toEqual([]);
  return Object.fromEntries(
    rows().map((row) => {
      const [, name = "", shown = "", ratio] = /^(.+?)\s+(#\w+)\s+([\d.]+):1$/.exec(row) ?? [];
      return [name, [shown, Math.floor(Number(ratio))]];
    }),
  );
}

test("the table has every color of the form on light and on dark pages", async () => {
  expect(await contrastRows("#1F3A5F")).toEqual({
    "Light: text": ["#1f3a5f", 11],
    "Light: muted text": [expect.any(String), 5],
    "Light: accent": ["#1f3a5f", 11],
    "Light: button": ["#ffffff", 11],
    "Light: field": ["#1d2733", 14],
    "Light: border": [expect.any(String), 3],
    "Dark: text": [expect.any(String), 15],
    "Dark: muted text": [expect.any(String), 8],
    "Dark: accent": ["#87a7d3", 7],
    "Dark: button": ["#161b22", 7],
    "Dark: field": ["#e7ecf1", 13],
    "Dark: border": [expect.any(String), 4],
  });
});

test("the table has the accent and the field background of the page", async () => {
  const styles = "--web-scheduler-accent:#B3005E; --web-scheduler-field-background:#FFF4E0";
  expect(await contrastRows("#1F3A5F", styles)).toMatchObject({
    "Light: accent": ["#b3005e", 6],
    "Light: field": ["#000000", 19],
    "Dark: field": ["#ffffff", expect.any(Number)],
  });
});

test("the summary counts errors and warnings", () => {
  const { summary } = openChecks({
    [COLOR]: "red",
    "web_scheduler_config.branding.header_tagline_font_size": 2,
    "web_scheduler_config.branding.footer_contact_font_size": 2,
  });
  expect(summary()).toBe("1 error and 2 warnings.");
});

test("a fix resolves the issue, is announced, and focuses the summary", async () => {
  const { preview, summary } = openChecks({ [COLOR]: "#E0C8E8" });
  expect(summary()).toBe("1 error.");
  await userEvent.click(page.getByRole("button", { name: /^Use #/ }));
  await expect.poll(summary).toBe("No problems found.");
  expect(preview.notice.value?.text).toMatch(/^Done: Use #\w{6}\. You can undo it\.$/);
  expect(document.activeElement?.className).toBe("check-summary");
});

test("contrasts that are too low are open", async () => {
  const { checks, contrasts, failing } = openChecks();
  checks.contrasts.value = [
    {
      scheme: "light",
      part: "Text",
      color: "#aaaaaa",
      background: "#ffffff",
      ratio: 2.29,
      min: 4.5,
    },
  ];
  await expect.poll(() => contrasts()?.open).toBe(true);
  expect(contrasts()?.textContent).toContain("1 too low");
  expect(failing()).toEqual(["2.29:1, below 4.5:1"]);
});
