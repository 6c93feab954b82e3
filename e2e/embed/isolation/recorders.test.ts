import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { answerAll, passScreener, sentTitle, submit } from "../../fixtures/open-form.ts";
import { CHROMIUM_ONLY, expect, test } from "../../fixtures/test.ts";
import { ANSWERS, hasTokens, typeAll } from "./marked-answers.ts";

const rrweb = join(
  dirname(createRequire(import.meta.url).resolve("rrweb")),
  "../dist/rrweb.umd.min.cjs",
);

interface RecordedWindow {
  rrweb: { record: { (options: object): void; takeFullSnapshot(): void } };
  recorded: unknown[];
}

/** Settings of rrweb, on which most session recorders are based. */
const SETTINGS = {
  "that masks inputs, but no texts": { maskAllInputs: true },
  "without masking": { maskAllInputs: false, recordCanvas: true, collectFonts: true },
};

for (const [name, settings] of Object.entries(SETTINGS)) {
  test(`a recorder ${name} records no answer`, { tag: CHROMIUM_ONLY }, async ({
    page,
    openForm,
  }) => {
    await page.addInitScript({ path: rrweb });
    await page.addInitScript((options) => {
      if (window !== top) return;
      const recorder = window as unknown as RecordedWindow;
      recorder.recorded = [];
      recorder.rrweb.record({
        ...options,
        recordAfter: "DOMContentLoaded",
        emit: (event: unknown) => recorder.recorded.push(event),
      });
    }, settings);
    // An answer of the page itself, which shows that the recorder works.
    const form = await openForm({
      example: "everything-on",
      before: '<input aria-label="Search"><p id="page">Larkmere</p>',
    });
    const recorded = () =>
      page.evaluate(() => {
        const recorder = window as unknown as RecordedWindow;
        recorder.rrweb.record.takeFullSnapshot();
        return JSON.stringify(recorder.recorded);
      });
    await page.evaluate(() => document.querySelector("#page")?.append(" Xanthe"));
    await passScreener(form);
    await form.locator(".questions").waitFor();
    await typeAll(page, form, ANSWERS);
    await answerAll(form, ANSWERS);
    const typed = await recorded();
    expect(typed).toContain("Xanthe");
    expect(hasTokens(typed)).toBe(false);
    await submit(form).click();
    await expect(sentTitle(form)).toBeVisible();
    expect(hasTokens(await recorded())).toBe(false);
  });
}
