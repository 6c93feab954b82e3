import { expect, test } from "../fixtures/test.ts";
import { editor, openPreview, setting } from "./preview-page.ts";

test("a change is rendered within two frames of its event", async ({ page, site }) => {
  await openPreview(page, site.origin);
  // For each change, count the frames from the event until the form shows it.
  await page.evaluate(() => {
    const frameCounts: number[] = [];
    Object.assign(window, { frameCounts });
    const readState = () => {
      const frame = document.querySelector<HTMLIFrameElement>(".stage-frame");
      const root = frame?.contentDocument?.querySelector("web-scheduler")?.shadowRoot;
      const logo = root?.querySelector<HTMLElement>("header img");
      const tagline = root?.querySelector<HTMLElement>(".tagline");
      if (!logo || !tagline) return "";
      const { color, fontFamily, fontSize } = getComputedStyle(tagline);
      return [tagline.innerText, color, fontFamily, fontSize, logo.style.height].join();
    };
    let before = readState();
    document.addEventListener(
      "input",
      () => {
        let frames = 0;
        const countFrame = () => {
          frames += 1;
          if (readState() === before && frames < 100) return requestAnimationFrame(countFrame);
          before = readState();
          frameCounts.push(frames);
        };
        requestAnimationFrame(countFrame);
      },
      { capture: true },
    );
  });
  const frameCounts = () =>
    page.evaluate(() => (window as unknown as { frameCounts: number[] }).frameCounts);
  const acts: (() => Promise<void>)[] = [
    async () => {
      await setting(page, "Tagline").focus();
      await page.keyboard.press("x");
    },
    () => page.keyboard.press("y"),
    () => setting(page, "Text color").fill("#5B2A6E"),
    () => setting(page, "Text color, picker").fill("#2a6e5b"),
    () => setting(page, "Tagline size in pixels").fill("21"),
    async () => {
      await setting(page, "Header logo height").focus();
      await page.keyboard.press("ArrowRight");
    },
    () =>
      editor(page)
        .getByRole("radio", { name: /^Georgia/ })
        .check(),
  ];
  for (const [index, act] of acts.entries()) {
    await act();
    await expect.poll(async () => (await frameCounts()).length).toBe(index + 1);
  }
  expect(Math.max(...(await frameCounts()))).toBeLessThanOrEqual(2);
});
