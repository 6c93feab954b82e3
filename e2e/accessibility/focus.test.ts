import { DISPLAY_MODES } from "../fixtures/axe.ts";
import { passScreener, submit } from "../fixtures/open-form.ts";
import { expect, test } from "../fixtures/test.ts";
import { type FocusStop, pressUntil } from "./focus-stops.ts";

// A sticky header that can cover the focus.
const HEADER = `<style>
  header { position: sticky; inset-block-start: 0; block-size: 80px; background: #ddd; z-index: 9; }
</style><meta name="color-scheme" content="light dark"><header>A practice’s own header</header>`;

const withoutVisibleFocus = (stops: readonly FocusStop[]) =>
  stops.filter(
    ({ isInForm, outlineWidth, isVisible }) => isInForm && (outlineWidth < 2 || !isVisible),
  );

for (const [index, mode] of DISPLAY_MODES.entries()) {
  const lang = index % 2 ? "ar" : "en";
  // Forced colors and a narrow window are the most difficult display modes.
  const tag = index < 2 ? "@all" : [];
  test(`the focus is visible at every stop, ${mode.name}, in ${lang}`, { tag }, async ({
    page,
    openForm,
  }) => {
    const formPage = { example: "everything-on", attributes: { lang }, before: HEADER };
    const form = await openForm(formPage);
    await mode.apply(page);
    const { width = 0 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width, height: 400 });
    await passScreener(form);
    await form.locator('[name="appointmentType"]').first().press("Space");
    await submit(form).click();
    await form.locator('[name="email"]').waitFor();
    await submit(form).click();
    await form.locator(".summary").waitFor();

    const forward = await pressUntil(page, "Tab", "After the form");
    expect(withoutVisibleFocus(forward)).toEqual([]);
    const backward = await pressUntil(page, "Shift+Tab", "Before the form");
    expect(withoutVisibleFocus(backward)).toEqual([]);

    // WCAG 2.2, 2.4.3: the focus order is the reading order, line by line, of the card and then the paper.
    const inForm = forward.filter(({ isInForm }) => isInForm);
    const inlineStart = (stop: FocusStop) => (lang === "ar" ? -stop.right : stop.left);
    const inReadingOrder = inForm.toSorted(
      (a, b) =>
        Number(b.isOnCard) - Number(a.isOnCard) ||
        (Math.abs(a.top - b.top) > 12 ? a.top - b.top : inlineStart(a) - inlineStart(b)),
    );
    expect(inForm.map(({ name }) => name)).toEqual(inReadingOrder.map(({ name }) => name));
    expect(inForm.length).toBeGreaterThan(12);
  });
}
