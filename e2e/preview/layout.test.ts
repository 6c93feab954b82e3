import { expect, test } from "../fixtures/test.ts";
import {
  button,
  choose,
  editor,
  handOver,
  LOGO,
  openPreview,
  screen,
  setting,
  staged,
  truth,
} from "./preview-page.ts";

test.beforeEach(async ({ page, site }) => {
  await openPreview(page, site.origin);
  await choose(page, "observed-defaults");
});

const overflow = () => [
  document.documentElement.scrollWidth - innerWidth,
  document.documentElement.scrollHeight - innerHeight,
];

for (const [width, height] of [
  [1440, 900],
  [390, 844],
  [320, 640],
] as const) {
  test(`at ${width} by ${height} pixels, the decisions and the screens fit on the page`, {
    tag: width === 390 ? [] : "@all",
  }, async ({ page, site }) => {
    await page.setViewportSize({ width, height });
    await page.goto("about:blank");
    await page.goto(`${site.origin}/preview/`);
    await expect(screen(page).locator(".title").first()).toBeInViewport();
    const labels = ["Logo from a file", "Color", "Type", "Corners"];
    for (const label of width === 320 ? labels.slice(0, 2) : labels) {
      await expect(setting(page, label)).toBeInViewport({ ratio: 1 });
    }
    await expect(truth(page).locator(".fine")).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(overflow)).toEqual([0, 0]);
    await button(page, "Hand over").click();
    await expect(handOver(page)).toBeInViewport({ ratio: 0.99 });
    expect(await page.evaluate(overflow)).toEqual([0, 0]);
    await button(handOver(page), "Close").click();
    await button(page, "Times").click();
    await expect(staged(page).locator(".title")).toBeInViewport();
    await page.getByLabel("Screen size").selectOption("Computer");
    expect(await page.evaluate(overflow)).toEqual([0, 0]);
  });
}

test("neither a first letter nor a problem moves a setting", { tag: "@all" }, async ({ page }) => {
  // Within the panel, which scrolls.
  const rows = () =>
    editor(page).evaluate((panel) =>
      [...panel.querySelectorAll<HTMLElement>(".drawer .setting")].map(
        ({ offsetTop }) => offsetTop,
      ),
    );
  const before = await rows();
  await setting(page, "Tagline").press("x");
  await setting(page, "Tagline size").fill("3");
  await setting(page, "Location name in the header").uncheck();
  await setting(page, "Footer logo from a file").setInputFiles(LOGO);
  await expect(truth(page)).toContainText("Tagline size “3” is not from 10 to 72 px");
  await button(page, "Undo").click();
  await expect.poll(rows).toEqual(before);
});

test("on a phone, a setting of the drawer is seen together with a screen", {
  tag: "@all",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const label of ["Tagline", "Address in the footer, if another one"]) {
    await setting(page, label).fill("Seen together");
    await expect(setting(page, label)).toBeInViewport({ ratio: 0.5 });
    await expect(screen(page).locator("header")).toBeInViewport();
    await expect(screen(page).getByText("Seen together").first()).toBeAttached();
  }
});
