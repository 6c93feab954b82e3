import { fileURLToPath } from "node:url";
import { answerAll, passScreener, sentTitle, submit } from "../../fixtures/open-form.ts";
import { CHROMIUM_ONLY, expect, test } from "../../fixtures/test.ts";
import { ANSWERS, hasTokens, typeAll } from "./marked-answers.ts";

const modules = new URL("../../../node_modules/", import.meta.url);
const fileOf = (path: string) => fileURLToPath(new URL(path, modules));

interface RecordedWindow {
  rrweb: { record: { (options: object): void; takeFullSnapshot(): void } };
  recorded: unknown[];
}

// Session recorders, most of which are based on rrweb, record less with their usual settings.
test("a recorder without masking records no answer", { tag: CHROMIUM_ONLY }, async ({
  page,
  openForm,
}) => {
  await page.addInitScript({ path: fileOf("rrweb/dist/rrweb.umd.min.cjs") });
  await page.addInitScript(() => {
    if (window !== top) return;
    const recorder = window as unknown as RecordedWindow;
    recorder.recorded = [];
    recorder.rrweb.record({
      maskAllInputs: false,
      recordCanvas: true,
      collectFonts: true,
      recordAfter: "DOMContentLoaded",
      emit: (event: unknown) => recorder.recorded.push(event),
    });
  });
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
