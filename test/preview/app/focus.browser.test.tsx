import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Notice } from "../../../src/preview/app/Notice.tsx";
import { ChecksPanel } from "../../../src/preview/checks/ChecksPanel.tsx";
import { createChecks } from "../../../src/preview/checks/create-checks.ts";
import { Editor } from "../../../src/preview/editor/Editor.tsx";
import { previewOf, renderPreview } from "../preview-fixture.tsx";

const BRANDING = "web_scheduler_config.branding";

const click = (name: string) => userEvent.click(page.getByRole("button", { name, exact: true }));
const focused = () => document.activeElement;

test("resetting a setting restores the published value and focuses its control", async () => {
  const preview = previewOf("everything-on", { [`${BRANDING}.header_tagline`]: "Another" });
  renderPreview(<Editor />, preview);
  await click("Reset Tagline");
  expect(preview.draft.changes.value).toEqual({});
  expect(focused()).toBe(page.getByLabelText("Tagline", { exact: true }).element());
});

test("without branding, its settings are marked, and can be made effective with one click", async () => {
  const preview = previewOf("everything-on");
  renderPreview(<Editor />, preview);
  const marked = () =>
    document.querySelectorAll(`.without-effect[data-path^="${BRANDING}"]`).length;
  expect(marked()).toBe(0);
  await expect
    .element(page.getByRole("button", { name: "Turn branding on" }))
    .not.toBeInTheDocument();
  preview.draft.change({ [`${BRANDING}.branding_enabled`]: false });
  await expect.poll(marked).toBe(16);
  // Found even if the search does not.
  preview.search.value = "address";
  await click("Turn branding on");
  expect(preview.draft.changes.value).toEqual({});
  await expect.poll(marked).toBe(0);
  expect(focused()).toBe(page.getByLabelText("Use custom branding", { exact: true }).element());
});

test("a fix resolves the issue, is announced, and focuses the summary", async () => {
  const preview = previewOf("everything-on", { [`${BRANDING}.font_color`]: "#E0C8E8" });
  const checks = createChecks(preview.draft.drafted);
  renderPreview(<ChecksPanel checks={checks} />, preview);
  const issue = () => checks.issues.value.find(({ code }) => code === "text-contrast");
  const { label = "" } = issue()?.fix ?? {};
  // Several color pairs have the same fix.
  await userEvent.click(page.getByRole("button", { name: label, exact: true }).first());
  expect(issue()).toBeUndefined();
  expect(preview.notice.value).toEqual({ text: `Done: ${label}. You can undo it.`, alert: false });
  expect(focused()?.className).toBe("check-summary");
});

test("statuses and alerts have separate live regions, which are always present", async () => {
  const preview = previewOf("everything-on");
  renderPreview(<Notice />, preview);
  const announced = () =>
    ["status", "alert"].map(
      (role) => document.querySelector(`.notice [role=${role}]`)?.textContent,
    );
  expect(announced()).toEqual(["", ""]);
  const [status, alert] = document.querySelectorAll(".notice p");
  preview.report("Saved.");
  await expect.poll(announced).toEqual(["Saved.", ""]);
  preview.report("Not saved.", true);
  await expect.poll(announced).toEqual(["", "Not saved."]);
  expect([...document.querySelectorAll(".notice p")]).toEqual([status, alert]);
});
