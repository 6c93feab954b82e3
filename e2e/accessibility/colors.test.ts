import { answerRows, passScreener, submit } from "../fixtures/open-form.ts";
import { expect, test } from "../fixtures/test.ts";
import { timesPage } from "../slots/times-page.ts";

test.skip(
  ({ browserName }) => browserName !== "chromium",
  "Playwright emulates these media features only in Chromium.",
);

const META = `<meta name="color-scheme" content="light dark">`;

const DARK = { container: 'main style="color-scheme: dark"' };

const PAGES = [
  ["a page without a scheme", {}, "dark", "light"],
  ["a page with both schemes", { before: META }, "dark", "dark"],
  ["a page with both schemes", { before: META }, "light", "light"],
  ["a dark section", DARK, "light", "dark"],
] as const;

test("the form uses the color scheme of the page around it", { tag: "@all" }, async ({
  page,
  openForm,
}) => {
  for (const [description, formPage, preferred, scheme] of PAGES) {
    await page.emulateMedia({ colorScheme: preferred });
    const form = await openForm({ example: "branded", ...formPage });
    const widget = expect(form.locator(".widget"), `${description}, preferred: ${preferred}`);
    await widget.toHaveClass(new RegExp(scheme));
  }
});

test.describe("in forced colors", () => {
  test.use({ forcedColors: "active" });

  test("fields, choices, errors and the button keep their borders", { tag: "@all" }, async ({
    openForm,
  }) => {
    const fields = await openForm({ example: "observed-defaults" });
    await submit(fields).click();
    await fields.locator(".summary").waitFor();
    const textColor = await fields
      .locator(".label")
      .first()
      .evaluate((label) => getComputedStyle(label).color);
    for (const selector of ["#firstName", ".summary", 'button[type="submit"]']) {
      const element = fields.locator(selector);
      await expect(element, selector).toHaveCSS("border-bottom-color", textColor);
    }
    const form = await openForm({ example: "everything-on" });
    await passScreener(form);
    // Browsers show which one is chosen, unless its appearance is changed.
    const choice = form.getByRole("radio", { name: "No preference" });
    await expect(choice).toHaveCSS("appearance", "auto");
  });

  test("what is chosen has another background", { tag: "@all" }, async ({ openForm }) => {
    const form = await openForm(timesPage("en"));
    await answerRows(form);
    await form.locator(".time").first().click();
    await form.locator(".picked").waitFor();
    const background = (selector: string) =>
      form.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
    const chosen = await background(".picked");
    expect(chosen).not.toBe(await background(".time:not(.picked) >> nth=0"));
    expect(await background(".day-head:has(:checked)")).toBe(chosen);
    expect(await background(".provider .option:has(:checked)")).toBe(chosen);
  });

  test("the skeleton of a form that loads is visible", { tag: "@all" }, async ({
    page,
    visitForm,
  }) => {
    await page.route("**/public-detail/", () => undefined);
    const form = await visitForm({ example: "branded" });
    const bar = form.locator(".skeleton i").first();
    const textColor = await bar.evaluate((element) => getComputedStyle(element).color);
    await expect(bar).toHaveCSS("border-top-color", textColor);
    await expect(bar).toHaveCSS("border-top-style", "solid");
  });
});

test.describe("with reduced motion", () => {
  test.use({ reducedMotion: "reduce" });

  test("nothing is animated, even while the form loads", { tag: "@all" }, async ({
    page,
    visitForm,
  }) => {
    await page.route("**/public-detail/", () => undefined);
    const form = await visitForm({ example: "branded" });
    await form.locator(".skeleton").waitFor();
    const animated = await form.evaluate(({ shadowRoot }) =>
      // The title appears late, but does not move.
      Array.from(shadowRoot?.querySelectorAll("*:not(.late)") ?? [])
        .filter((element) => element.getAnimations().length > 0)
        .map((element) => element.className),
    );
    expect(animated).toEqual([]);
  });
});
