import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ChecksPanel } from "../../../src/preview/checks/ChecksPanel.tsx";
import { createChecks } from "../../../src/preview/checks/create-checks.ts";
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
  container.querySelector<HTMLElement>("[popover]")?.showPopover();
  const summary = () => container.querySelector<HTMLElement>(".check-summary")?.innerText;
  return { preview, checks, summary };
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
  const { preview, summary } = openChecks({ [COLOR]: "#E0C8E8" });
  expect(summary()).toBe("1 problem");
  await userEvent.click(page.getByRole("button", { name: /^Use #/ }));
  await expect.poll(summary).toBe("No problems");
  expect(preview.notice.value?.text).toMatch(/^Done: Use #\w{6}\. You can undo it\.$/);
  expect(document.activeElement?.className).toBe("check-summary");
});

test("a measured contrast that is too low is an issue of the setting of its color", async () => {
  const { root, container } = renderRecord(withChanges(recordOf("branded"), {}));
  await expect.poll(() => root.querySelector("form")).not.toBeNull();
  const { checks } = openChecks();
  checks.measure(root);
  expect(checks.issues.value).toEqual([]);
  container.style.setProperty("--ws-muted", "#aaaaaa");
  root.querySelector<HTMLElement>(".widget")?.style.setProperty("--ws-muted", "#aaaaaa");
  checks.measure(root);
  expect(checks.issues.value).toMatchObject([
    { message: "Muted text on light pages has a contrast of 2.32:1, below 4.5:1.", path: COLOR },
  ]);
});
