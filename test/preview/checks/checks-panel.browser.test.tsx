import { effect } from "@preact/signals-core";
import { render } from "preact";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { exampleBySlug } from "../../../src/examples/index.ts";
import { ChecksPanel } from "../../../src/preview/checks/ChecksPanel.tsx";
import { createChecks } from "../../../src/preview/checks/create-checks.ts";
import { createPreviewState } from "../../../src/preview/state/preview-state.ts";

const COLOR = "web_scheduler_config.branding.font_color";

/** The checks of a draft; the logos of the example need a server. */
function openChecks(changes: Record<string, unknown> = {}) {
  const example = exampleBySlug("branded");
  if (!example) throw new Error("There is no example.");
  const source = { example: "branded" };
  const withoutLogos = {
    "web_scheduler_config.branding.header_logo_url": "",
    "web_scheduler_config.branding.footer_logo_url": "",
  };
  const previewState = createPreviewState(
    { source, published: example.record, changes: { ...withoutLogos, ...changes } },
    "",
  );
  const checks = createChecks(previewState.draft.drafted);
  const container = document.body.appendChild(document.createElement("div"));
  const stop = effect(() =>
    render(<ChecksPanel previewState={previewState} checks={checks} />, container),
  );
  onTestFinished(() => {
    stop();
    render(null, container);
    container.remove();
  });
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
  expect(summary()).toBe("No problems found.");
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
