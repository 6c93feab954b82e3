import { expect, test } from "vitest";
import { Editor } from "../../../src/preview/editor/Editor.tsx";
import { ADDRESSES, SETTINGS } from "../../../src/preview/settings/settings.ts";
import { renderPreview } from "../preview-fixture.tsx";

test("every setting has a control with its label", () => {
  const editor = renderPreview(<Editor />);
  for (const setting of SETTINGS.filter((one) => !ADDRESSES.includes(one))) {
    const row = editor.querySelector(`[data-path="${setting.path}"]`);
    const control = row?.querySelector<HTMLElement>(`[id="setting-${setting.path}"]`);
    const labels = [...((control as HTMLInputElement).labels ?? [])].map(
      (label) => label?.textContent ?? "",
    );
    expect(labels.join(" "), setting.path).toContain(setting.label);
  }
});
