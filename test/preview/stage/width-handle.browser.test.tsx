import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { WidthHandle } from "../../../src/preview/stage/WidthHandle.tsx";
import { FRAME_WIDTH } from "../../../src/preview/state/view-options.ts";
import { renderPreview } from "../preview-fixture.tsx";

function renderHandle(scale = 1) {
  const width = signal(400);
  const container = renderPreview(<WidthHandle width={width} scale={scale} />);
  const handle = container.querySelector<HTMLElement>("[role=separator]");
  if (!handle) throw new Error("There is no handle.");
  // The pointer of a dispatched event cannot be captured.
  handle.setPointerCapture = () => {};
  const pointer = (type: string, clientX: number) =>
    handle.dispatchEvent(new PointerEvent(type, { clientX, bubbles: true }));
  return { width, handle, pointer };
}

test("the arrow keys, Home and End set the width and aria-valuenow", async () => {
  const { width, handle } = renderHandle();
  handle.focus();
  const widths: number[] = [];
  for (const key of ["ArrowRight", "ArrowLeft", "ArrowLeft", "Home", "ArrowLeft", "End"]) {
    await userEvent.keyboard(`{${key}}`);
    widths.push(width.value);
  }
  const { min, max } = FRAME_WIDTH;
  expect(widths).toEqual([410, 400, 390, min, min, max]);
  const separator = page.getByRole("separator", { name: "Width of the frame" });
  await expect.element(separator).toHaveAttribute("aria-valuenow", `${max}`);
});

test.each([
  [1, 440],
  [0.5, 480],
])("dragged by 20 px at a scale of %d, the frame is %d px wide", (scale, expected) => {
  const { width, pointer } = renderHandle(scale);
  pointer("pointerdown", 100);
  pointer("pointermove", 120);
  expect(width.value).toBe(expected);
  pointer("lostpointercapture", 120);
  pointer("pointermove", 200);
  expect(width.value).toBe(expected);
});
