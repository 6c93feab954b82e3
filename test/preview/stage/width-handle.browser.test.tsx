import { effect, signal } from "@preact/signals-core";
import { render } from "preact";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { WidthHandle } from "../../../src/preview/stage/WidthHandle.tsx";
import { WIDTHS } from "../../../src/preview/state/devices.ts";

function drawn(scale = 1) {
  const width = signal(400);
  const place = document.body.appendChild(document.createElement("div"));
  const stop = effect(() => render(<WidthHandle width={width} scale={scale} />, place));
  onTestFinished(() => {
    stop();
    render(null, place);
    place.remove();
  });
  const handle = place.querySelector<HTMLElement>("[role=separator]");
  if (!handle) throw new Error("There is no handle.");
  // A pointer that no device has cannot be captured.
  handle.setPointerCapture = () => {};
  const point = (type: string, clientX: number) =>
    handle.dispatchEvent(new PointerEvent(type, { clientX, bubbles: true }));
  return { width, handle, point };
}

test("the arrows, Home and End set the width, and it says so", async () => {
  const { width, handle } = drawn();
  handle.focus();
  const heard: number[] = [];
  for (const key of ["ArrowRight", "ArrowLeft", "ArrowLeft", "Home", "ArrowLeft", "End"]) {
    await userEvent.keyboard(`{${key}}`);
    heard.push(width.value);
  }
  const { least, most } = WIDTHS;
  expect(heard).toEqual([410, 400, 390, least, least, most]);
  const separator = page.getByRole("separator", { name: "Width of the frame" });
  await expect.element(separator).toHaveAttribute("aria-valuenow", `${most}`);
});

test.each([
  [1, 440],
  [0.5, 480],
])("drawn by 20 px at a scale of %d, the frame is %d px wide", (scale, wide) => {
  const { width, point } = drawn(scale);
  point("pointerdown", 100);
  point("pointermove", 120);
  expect(width.value).toBe(wide);
});

test("once the pointer is let go, or taken away, it draws no more", () => {
  const { width, point } = drawn();
  point("pointerdown", 100);
  point("lostpointercapture", 100);
  point("pointermove", 300);
  expect(width.value).toBe(400);
});
