import { serveForm } from "../fixtures/open-form.ts";
import { widget } from "../fixtures/patient.ts";
import { expect, test } from "../fixtures/test.ts";

const embed = { example: "observed-defaults" };

for (const [what, css] of [
  ["a float", "float: left"],
  ["an inline block", "display: inline-block"],
  ["an absolutely positioned box", "position: absolute"],
  ["a fixed, centered box", "position: fixed; left: 50%; transform: translateX(-50%)"],
  ["a box that fits its content", "width: fit-content"],
  ["a table cell", "display: table-cell"],
  ["an inline flex box", "display: inline-flex"],
  ["an inline grid", "display: inline-grid"],
] as const) {
  test(`${what} gives the form a usable width`, async ({ page, site, host }) => {
    const before = `<style>main { ${css} }</style>`;
    await page.goto(serveForm({ site, host }, { ...embed, before }));
    await expect(widget(page).locator(".questions")).toBeVisible();
    const box = await widget(page).boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(300);
    expect(box?.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  });
}

for (const [what, css] of [
  ["a centered flex row", "display: flex; justify-content: center"],
  ["a centered flex column", "display: flex; flex-direction: column; align-items: center"],
  ["a centered grid", "display: grid; place-items: center"],
] as const) {
  test(`${what} gives the form a usable width`, async ({ page, site, host }) => {
    const before = `<style>main { ${css} }</style>`;
    await page.goto(serveForm({ site, host }, { ...embed, before }));
    await expect(widget(page).locator(".questions")).toBeVisible();
    expect((await widget(page).boundingBox())?.width).toBeGreaterThanOrEqual(300);
  });
}

test("in a box that fits its content, the form is not wider than a narrow phone", async ({
  page,
  site,
  host,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const before = `<meta name="viewport" content="width=device-width"><style>body { margin: 0 } main { width: fit-content; padding: 16px }</style>`;
  await page.goto(serveForm({ site, host }, { ...embed, before }));
  await expect(widget(page).locator(".questions")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("a form in a container with visibility: hidden is not visible, and not in the tab order", async ({
  page,
  site,
  host,
}) => {
  const before = "<style>main { visibility: hidden }</style>";
  await page.goto(serveForm({ site, host }, { ...embed, before }));
  const button = widget(page).locator('button[type="submit"]');
  await button.waitFor({ state: "attached" });
  await expect(button).toBeHidden();
  await page.getByRole("link", { name: "Before the form" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "After the form" })).toBeFocused();
});

test("a form in a container with pointer-events: none does not react to clicks", async ({
  page,
  site,
  host,
}) => {
  const before = "<style>main { pointer-events: none }</style>";
  await page.goto(serveForm({ site, host }, { ...embed, before }));
  const input = widget(page).locator('[name="firstName"]');
  await input.waitFor();
  expect(await input.evaluate((element) => getComputedStyle(element).pointerEvents)).toBe("none");
});

test("a form with the style display: none is not shown", async ({ page, site, host }) => {
  const attributes = { style: "display: none" };
  await page.goto(serveForm({ site, host }, { ...embed, attributes }));
  const questions = widget(page).locator(".questions");
  await questions.waitFor({ state: "attached" });
  await expect(questions).toBeHidden();
  await widget(page).evaluate((form) => {
    form.style.display = "";
  });
  await expect(questions).toBeVisible();
  await widget(page).evaluate((form) => {
    form.style.display = "none";
  });
  await expect(questions).toBeHidden();
});
