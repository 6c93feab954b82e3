import { boundChoice } from "../controls/bind.ts";
import { FileButton } from "../controls/FileButton.tsx";
import { Select } from "../controls/Select.tsx";
import { usePreview } from "../state/preview-context.ts";
import { readScreenshot, SCREENSHOT_TYPES } from "./read-screenshot.ts";

const SIDES = [
  ["start", "At the start"],
  ["center", "In the middle"],
  ["end", "At the end"],
] as const;

/** Chooses a picture of the practice's page, and where on it the form is. */
export function Screenshot() {
  const { view, report } = usePreview();
  const { url, top, side } = view.screenshot;
  async function choose(file: File | undefined): Promise<void> {
    const result = file && (await readScreenshot(file));
    if (!result) return;
    if (!result.ok) {
      report(result.problem, true);
      return;
    }
    URL.revokeObjectURL(url.value);
    url.value = result.url;
    view.hostPage.value = "screenshot";
  }
  return (
    <>
      <span class="select">
        <span class="muted">Backdrop</span>
        <FileButton
          label="Screenshot of the practice’s page"
          accept={SCREENSHOT_TYPES.join()}
          onFile={(file) => void choose(file)}
        />
      </span>
      <p class="hint">
        A screenshot of the practice’s page. It stays in this tab, and is in no link.
      </p>
      {view.hostPage.value === "screenshot" && (
        <>
          <span class="width">
            <label class="muted" for="screenshot-top">
              Form at
            </label>
            <input
              id="screenshot-top"
              type="range"
              min={0}
              max={100}
              value={top}
              aria-valuetext={`${top.value} percent from the top`}
              onInput={({ currentTarget }) => {
                top.value = currentTarget.valueAsNumber;
              }}
            />
            <output>{top} %</output>
          </span>
          <Select id="screenshot-side" label="Side" options={SIDES} {...boundChoice(side)} />
        </>
      )}
    </>
  );
}
