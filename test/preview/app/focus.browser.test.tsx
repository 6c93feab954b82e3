import { effect } from "@preact/signals-core";
import { type JSX, render } from "preact";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { exampleBySlug } from "../../../src/examples/index.ts";
import { Notice } from "../../../src/preview/app/Notice.tsx";
import { ChecksPanel } from "../../../src/preview/checks/ChecksPanel.tsx";
import { type Checks, createChecks } from "../../../src/preview/checks/create-checks.ts";
import { Editor } from "../../../src/preview/editor/Editor.tsx";
import { ChangesSection } from "../../../src/preview/share/ChangesSection.tsx";
import { createPreviewState, type PreviewState } from "../../../src/preview/state/preview-state.ts";

const BRANDING = "web_scheduler_config.branding";

const example = exampleBySlug("everything-on");
if (!example) throw new Error("There is no example.");
const { record } = example;

/** Renders a component, and again after each change of a signal that it reads. */
function renderLive(element: (previewState: PreviewState) => JSX.Element) {
  const previewState = createPreviewState(
    { source: { example: "everything-on" }, published: record, changes: {} },
    "",
  );
  const container = document.body.appendChild(document.createElement("div"));
  const stop = effect(() => render(element(previewState), container));
  onTestFinished(() => {
    stop();
    render(null, container);
    container.remove();
  });
  return previewState;
}

const click = (name: string) => userEvent.click(page.getByRole("button", { name, exact: true }));
const focused = () => document.activeElement;

test("resetting a setting restores the published value and focuses its control", async () => {
  const { draft } = renderLive((previewState) => <Editor previewState={previewState} />);
  draft.change({ [`${BRANDING}.header_tagline`]: "Another" });
  await click("Reset Tagline");
  expect(draft.state.value.changes).toEqual({});
  expect(focused()).toBe(page.getByLabelText("Tagline", { exact: true }).element());
});

test("without branding, its settings are marked, and can be made effective with one click", async () => {
  const { draft } = renderLive((previewState) => <Editor previewState={previewState} />);
  const marked = () => document.querySelectorAll(".without-effect").length;
  expect(marked()).toBe(0);
  await expect
    .element(page.getByRole("button", { name: "Turn branding on" }))
    .not.toBeInTheDocument();
  draft.change({ [`${BRANDING}.branding_enabled`]: false });
  expect(marked()).toBe(16);
  await click("Turn branding on");
  expect(draft.state.value.changes).toEqual({});
  expect(marked()).toBe(0);
  expect(focused()).toBe(page.getByLabelText("Use custom branding", { exact: true }).element());
});

test("resetting a change in the list of changes focuses the list’s heading", async () => {
  const { draft } = renderLive((previewState) => <ChangesSection draft={previewState.draft} />);
  draft.change({ name: "Elsewhere", city: "Larkmere" });
  await click("Reset City");
  expect(draft.state.value.changes).toEqual({ name: "Elsewhere" });
  expect(focused()?.textContent).toBe("Changes");
  await click("Reset all changes");
  expect(draft.state.value.changes).toEqual({});
  expect(focused()?.textContent).toBe("Changes");
});

test("a fix resolves the issue, is announced, and focuses the summary", async () => {
  let checks: Checks | undefined;
  const { draft, notice } = renderLive((previewState) => {
    checks ??= createChecks(previewState.draft.drafted);
    return <ChecksPanel previewState={previewState} checks={checks} />;
  });
  draft.change({ [`${BRANDING}.font_color`]: "#E0C8E8" });
  const issue = () => checks?.issues.value.find(({ code }) => code === "text-contrast");
  const { label = "" } = issue()?.fix ?? {};
  // Several color pairs have the same fix.
  await userEvent.click(page.getByRole("button", { name: label, exact: true }).first());
  expect(issue()).toBeUndefined();
  expect(notice.value).toEqual({ text: `Done: ${label}. You can undo it.`, alert: false });
  expect(focused()?.className).toBe("check-summary");
});

test("statuses and alerts have separate live regions, which are always present", () => {
  const { report } = renderLive((previewState) => <Notice previewState={previewState} />);
  const announced = () =>
    ["status", "alert"].map(
      (role) => document.querySelector(`.notice [role=${role}]`)?.textContent,
    );
  expect(announced()).toEqual(["", ""]);
  const [status, alert] = document.querySelectorAll(".notice p");
  report("Saved.");
  expect(announced()).toEqual(["Saved.", ""]);
  report("Not saved.", true);
  expect(announced()).toEqual(["", "Not saved."]);
  expect([...document.querySelectorAll(".notice p")]).toEqual([status, alert]);
});
