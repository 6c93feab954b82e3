import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ChangesSection } from "../../../src/preview/share/ChangesSection.tsx";
import { previewOf, renderPreview } from "../preview-fixture.tsx";

const patch = page.getByLabelText("Changes as JSON Merge Patch (RFC 7396)", { exact: true });

test("every change of the record is in a JSON Merge Patch, to copy and to download", async () => {
  const preview = previewOf("everything-on", { name: "Heron Lane", "--web-scheduler-gap": 8 });
  renderPreview(<ChangesSection />, preview);
  await expect
    .element(patch)
    .toHaveValue(JSON.stringify({ web_scheduler_config: {}, name: "Heron Lane" }, null, 2));
  await expect.element(page.getByRole("button", { name: "Download the changes" })).toBeVisible();
  await expect
    .element(page.getByLabelText("Changes as text"))
    .toHaveValue(expect.stringContaining("+ Heron Lane"));
  preview.draft.reset(["name"]);
  await expect.element(patch).not.toBeInTheDocument();
});
