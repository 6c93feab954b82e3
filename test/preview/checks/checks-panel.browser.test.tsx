import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ChecksPanel } from "../../../src/preview/checks/ChecksPanel.tsx";
import { createChecks } from "../../../src/preview/checks/create-checks.ts";
import { previewOf, renderPreview } from "../preview-fixture.tsx";

const COLOR = "web_scheduler_config.branding.font_color";

// The logos of the example need a server.
const WITHOUT_LOGOS = {
  "web_scheduler_config.branding.header_logo_url": "",
  "web_scheduler_config.branding.footer_logo_url": "",
};

function openChecks(changes: Record<string, unknown> = {}) {
  const preview = previewOf("branded", { ...WITHOUT_LOGOS, ...changes });
  const checks = createChecks(preview.draft.drafted);
  const container = renderPreview(<ChecksPanel checks={checks} />, preview);
  const text = (selector: string) =>
    [...container.querySelectorAll<HTMLElement>(selector)].map(({ innerText }) => innerText);
  return {
    summary: () => text(".check-summary").join(),
    failing: () => text(".fails"),
    rows: () => text(".contrast tbody tr"),
  };
}

test("a readable color has one row per background and nothing that fails", () => {
  const { summary, failing, rows } = openChecks({ [COLOR]: "#1F3A5F" });
  expect(summary()).toBe("No problems found.");
  expect(failing()).toEqual([]);
  expect(rows()).toEqual([
    expect.stringMatching(/^Light\s+#1f3a5f\s+11\.48:1$/),
    expect.stringMatching(/^Dark\s+#[\da-f]{6}\s+1\d\.\d\d:1, adjusted automatically$/),
  ]);
});

test("a color that fails is one error and one row, and its fix resolves both", async () => {
  const { summary, failing } = openChecks({ [COLOR]: "#E0C8E8" });
  expect(summary()).toBe("1 error.");
  expect(failing()).toEqual(["1.54:1, below 4.5:1"]);
  await userEvent.click(page.getByRole("button", { name: /^Use #/ }));
  await expect.poll(summary).toBe("No problems found.");
  expect(failing()).toEqual([]);
});

test("the summary counts errors and warnings", () => {
  const { summary } = openChecks({
    [COLOR]: "red",
    "web_scheduler_config.branding.header_tagline_font_size": 2,
    "web_scheduler_config.branding.footer_contact_font_size": 2,
  });
  expect(summary()).toBe("1 error and 2 warnings.");
});
