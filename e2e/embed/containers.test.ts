import { expect, test } from "../fixtures/test.ts";

const embed = { example: "observed-defaults" };

const CONTAINERS = {
  "a float": "float: left",
  "an inline block": "display: inline-block",
  "an absolutely positioned box": "position: absolute",
  "a fixed, centered box": "position: fixed; left: 50%; transform: translateX(-50%)",
  "a box that fits its content": "width: fit-content",
  "a table cell": "display: table-cell",
  "an inline flex box": "display: inline-flex",
  "an inline grid": "display: inline-grid",
  "a centered flex row": "display: flex; justify-content: center",
  "a centered flex column": "display: flex; flex-direction: column; align-items: center",
  "a centered grid": "display: grid; place-items: center",
  "a float that is a query container": "float: left; container-type: inline-size",
};

test("every container gives the form a usable width", async ({ page, openForm }) => {
  const form = await openForm(embed);
  for (const [container, css] of Object.entries(CONTAINERS)) {
    await page.locator("main").evaluate((main, style) => main.setAttribute("style", style), css);
    const { width = 0 } = (await form.boundingBox()) ?? {};
    expect(width, container).toBeGreaterThanOrEqual(300);
    expect(width, container).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
});

test("a form in a container with visibility: hidden is not visible, and not in the tab order", async ({
  page,
  visitForm,
}) => {
  const before = "<style>main { visibility: hidden }</style>";
  const form = await visitForm({ ...embed, before });
  const button = form.locator('button[type="submit"]');
  await button.waitFor({ state: "attached" });
  await expect(button).toBeHidden();
  await page.getByRole("link", { name: "Before the form" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "After the form" })).toBeFocused();
});
