import { type ComponentChildren, render } from "preact";
import { onTestFinished } from "vitest";
import { createChecks } from "../../src/preview/checks/create-checks.ts";
import type { Changes } from "../../src/preview/draft/changes.ts";
import {
  createPreviewState,
  PreviewContext,
  type PreviewState,
} from "../../src/preview/state/preview-state.ts";
import { recordOf } from "../example-record.ts";

export function previewOf(example: string, changes: Changes = {}, site = ""): PreviewState {
  return createPreviewState({ source: { example }, published: recordOf(example), changes }, site);
}

export function renderPreview(children: ComponentChildren, preview = previewOf("everything-on")) {
  const container = document.body.appendChild(document.createElement("div"));
  const value = { ...preview, checks: createChecks(preview.draft) };
  render(<PreviewContext.Provider value={value}>{children}</PreviewContext.Provider>, container);
  onTestFinished(() => {
    render(null, container);
    container.remove();
  });
  return container;
}
