import { LOOKS } from "../fixtures/axe.ts";
import { openForm, passScreener, submit } from "../fixtures/open-form.ts";
import { expect, full, test } from "../fixtures/test.ts";
import { pressUntil, type Stop } from "./focus-stops.ts";

// A page with a header that stays in view, over a form that is higher than the window.
const HEADER = `<style>
  header { position: sticky; inset-block-start: 0; block-size: 80px; background: #ddd; z-index: 9; }
</style><meta name="color-scheme" content="light dark"><header>A practice’s own header</header>`;

const unseen = (stops: readonly Stop[]) =>
  stops.filter(({ inForm, ring, inView }) => inForm && (ring < 2 || !inView));

const walks = LOOKS.map((look, index) => ({ look, lang: index % 2 ? "ar" : "en" }));

// Without the full matrix the two that hide most: forced colours, and a narrow window.
for (const { look, lang } of full ? walks : walks.slice(2)) {
  test(`the focus is seen at every stop, ${look.name}, in ${lang}`, async ({
    page,
    site,
    host,
  }) => {
    const embed = { example: "everything-on", attributes: { lang }, around: HEADER };
    const form = await openForm(page, { site, host }, embed);
    await look.wear(page);
    const { width = 0 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width, height: 400 });
    await passScreener(form);
    await form.locator(".questions").waitFor();
    await submit(form).click();
    await form.locator(".summary").waitFor();

    const down = await pressUntil(page, "Tab", "After the form");
    expect(unseen(down)).toEqual([]);
    expect(unseen(await pressUntil(page, "Shift+Tab", "Before the form"))).toEqual([]);

    // WCAG 2.2, 2.4.3: in the order in which it is read, from the language's own side.
    const inForm = down.filter((one) => one.inForm);
    const side = (one: Stop) => (lang === "ar" ? -one.right : one.left);
    const read = inForm.toSorted((a, b) =>
      Math.abs(a.top - b.top) > 12 ? a.top - b.top : side(a) - side(b),
    );
    expect(inForm.map(({ name }) => name)).toEqual(read.map(({ name }) => name));
    expect(inForm.length).toBeGreaterThan(18);
  });
}
