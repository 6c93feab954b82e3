import { expect, test } from "../fixtures/test.ts";
import { editor, openPreview, setting } from "./preview-page.ts";

test("a change is drawn within two frames of its event", async ({ page, site }) => {
  await openPreview(page, site.origin);
  // For each change: how many frames were drawn from the event until the form had it.
  await page.evaluate(() => {
    const counted: number[] = [];
    Object.assign(window, { counted });
    const seen = () => {
      const frame = document.querySelector<HTMLIFrameElement>(".stage-frame");
      const root = frame?.contentDocument?.querySelector("web-scheduler")?.shadowRoot;
      const logo = root?.querySelector<HTMLElement>("header img");
      const tagline = root?.querySelector<HTMLElement>(".tagline");
      if (!logo || !tagline) return "";
      const { color, fontFamily, fontSize } = getComputedStyle(tagline);
      return [tagline.innerText, color, fontFamily, fontSize, logo.style.height].join();
    };
    let before = seen();
    document.addEventListener(
      "input",
      () => {
        let frames = 0;
        const look = () => {
          frames += 1;
          if (seen() === before && frames < 100) return requestAnimationFrame(look);
          before = seen();
          counted.push(frames);
        };
        requestAnimationFrame(look);
      },
      { capture: true },
    );
  });
  const counted = () => page.evaluate(() => (window as unknown as { counted: number[] }).counted);
  const acts: (() => Promise<void>)[] = [
    async () => {
      await setting(page, "Tagline").focus();
      await page.keyboard.press("x");
    },
    () => page.keyboard.press("y"),
    () => setting(page, "Text colour").fill("#5B2A6E"),
    () => setting(page, "Text colour, picker").fill("#2a6e5b"),
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
    await expect.poll(async () => (await counted()).length).toBe(index + 1);
  }
  expect(Math.max(...(await counted()))).toBeLessThanOrEqual(2);
});
