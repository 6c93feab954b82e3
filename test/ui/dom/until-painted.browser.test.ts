import { expect, test, vi } from "vitest";
import { untilPainted } from "../../../src/ui/dom/until-painted.ts";

test("resolves after the next frame", async () => {
  const order: string[] = [];
  const painted = untilPainted().then(() => order.push("painted"));
  requestAnimationFrame(() => order.push("frame"));
  await painted;
  expect(order).toEqual(["frame", "painted"]);
});

test("resolves in a page that has no frames", async () => {
  const spy = vi.spyOn(window, "requestAnimationFrame").mockReturnValue(0);
  await untilPainted();
  expect(spy).toHaveBeenCalledOnce();
  spy.mockRestore();
});
