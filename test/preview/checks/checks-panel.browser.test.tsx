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
  "web_scheduler_config.branding.show_location_name_in_header": true,
};

function openChecks(changes: Record<string, unknown> = {}) {
  const preview = previewOf("branded", { ...WITHOUT_LOGOS, ...changes });
  const checks = createChecks(preview.draft.drafted);
  const container = renderPreview(<ChecksPanel checks={checks} />, preview);
  container.querySelector<HTMLElement>("[popover]")?.showPopover();
  const summary = () => container.querySelector<HTMLElement>(".check-summary")?.innerText;
  return { preview, summary };
}

test("the summary counts the problems", () => {
  const { summary } = openChecks({
    [COLOR]: "red",
    "web_scheduler_config.branding.header_tagline_font_size": 2,
    "web_scheduler_config.branding.footer_contact_font_size": 2,
  });
  expect(summary()).toBe("3 problems");
});

test("a fix resolves the issue, is announced, and focuses the summary", async () => {
  const { preview, summary } = openChecks({ [COLOR]: "red" });
  expect(summary()).toBe("1 problem");
  await userEvent.click(page.getByRole("button", { name: /^Use #/ }));
  await expect.poll(summary).toBe("No problems");
  expect(preview.notice.value?.text).toMatch(/^Done: Use #\w{6}\. You can undo it\.$/);
  expect(document.activeElement?.className).toBe("check-summary");
});
