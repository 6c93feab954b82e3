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

interface SnowplowWindow {
  snowplowBrowserTracking: { newTracker(id: string, collector: string, options: object): void };
  snowplowFormTracking: {
    FormTrackingPlugin(): unknown;
    enableFormTracking(configuration: object): void;
  };
}

test("Snowplow's form tracking sends no answer with the exclusion of the reference", {
  tag: CHROMIUM_ONLY,
}, async ({ page, openForm }) => {
  for (const name of ["tracker", "plugin-form-tracking"]) {
    await page.addInitScript({ path: fileOf(`@snowplow/browser-${name}/dist/index.umd.min.js`) });
  }
  await page.addInitScript(() => {
    if (window !== top) return;
    const { snowplowBrowserTracking, snowplowFormTracking } = window as unknown as SnowplowWindow;
    // Snowplow measures the page when it starts.
    addEventListener("DOMContentLoaded", () => {
      snowplowBrowserTracking.newTracker("sp", `${location.origin}/collector`, {
        plugins: [snowplowFormTracking.FormTrackingPlugin()],
        encodeBase64: false,
      });
      snowplowFormTracking.enableFormTracking({
        options: { forms: { denylist: ["web-scheduler-form"] } },
      });
    });
  });
  const sent: string[] = [];
  await page.route("**/collector/**", (route) => {
    sent.push(route.request().postData() ?? "");
    return route.fulfill({ status: 200 });
  });
  const form = await openForm({
    example: "every-field",
    before: '<form><input aria-label="Search" name="search"></form>',
  });
  await typeAll(page, form, ANSWERS);
  await answerAll(form, ANSWERS);
  await submit(form).click();
  await expect(sentTitle(form)).toBeVisible();
  await page.getByRole("textbox", { name: "Search" }).fill("Xanthe");
  await page.getByRole("textbox", { name: "Search" }).blur();
  await expect.poll(() => sent.join("")).toContain("Xanthe");
  expect(hasTokens(sent.join(""))).toBe(false);
});
