import type { WebSchedulerRequestEvent } from "../../src/embed/api/events.ts";
import { recordOf, sentTitle } from "../fixtures/open-form.ts";
import { recordLog, recordUrls } from "../fixtures/page-log.ts";
import { fill, REQUIRED_LABELS, send, widget } from "../fixtures/patient.ts";
import { expect, FULL_RUN, site, test } from "../fixtures/test.ts";
import { fillIn, ID } from "./doctor-case.ts";
import { HASH, panel, tag } from "./doctor-page.ts";

test("the doctor reports no problems on a correct page and does not change it", async ({
  page,
  visit,
}) => {
  const log = recordLog(page);
  const urls = recordUrls(page);
  const slotsUrl = `${site.otherOrigin}/fhir/Slot?schedule.actor=Location/${ID}`;
  const correct = tag({ "data-slots-url": slotsUrl });
  const form = await visit(`${correct}<div style="height: 3000px"></div>`);
  await form.locator("fieldset.slot").getByRole("radio").first().waitFor();
  await fill(form, REQUIRED_LABELS.slice(0, 1));
  expect(urls.filter((url) => url.includes("doctor"))).toEqual([]);
  const before = await page.evaluate(() => [scrollY, document.activeElement?.localName]);

  const report = await page.evaluate(() => window.WebScheduler?.doctor());
  expect(report).toMatchObject({ ok: true, findings: [] });
  expect(report?.text).toMatch(/^Web Scheduler \S+ on http:\S+: No problems found\.$/m);
  await expect(panel(page)).toContainText("No problems found.");
  expect(await panel(page).getByRole("listitem").allTextContents()).toEqual(
    [
      `ok The script tags: ${site.origin}/web-scheduler.js`,
      "ok The script's other files: deferred, en, phone, repair, times",
      "ok Known session recorders, and tools that read forms",
      "ok The names of elements and attributes",
      "ok Messages in the browser's console about the page: none",
      "ok Whether the form stays in the page, for 2.5 seconds at least",
      "ok The attributes: location-id, base-url, submit-url, phone, slots-url",
      `ok The location record of Larkmere Dental, 14 Heron Lane, Larkmere, OR\u00a097000: policy, CORS, and content of ${site.otherOrigin}`,
      "ok The logos: none",
      `ok The receiver: policy, CORS, and the response of ${site.otherOrigin}/dev/booking-requests/`,
      "ok The available times: policy, CORS, time zone, media type, and slots",
      "not checked Whether a request is stored",
      "ok The place in the page: visible, wide enough, in the column",
      "ok The scripts and frames around it: typing, clicking and sending are not prevented",
      'ok The page\'s language: the form is in English, because of <html lang="en">',
      "ok Messages in the browser's console about the form: none",
    ].map((text) => expect.stringContaining(text)),
  );
  await expect(panel(page)).not.toContainText("Maren");
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(form.getByRole("textbox", { name: "First name" })).toBeFocused();
  expect(await page.evaluate(() => [scrollY, document.activeElement?.localName])).toEqual(before);
  // The browser logs the receiver's response to the doctor's HEAD request.
  expect(log.console.filter((line) => !line.startsWith("Failed to load"))).toEqual([]);
  expect(log.errors).toEqual([]);
});

test("the panel can be copied and closed with the keyboard, under a strict policy", async ({
  page,
  host,
  browserName,
}) => {
  test.skip(browserName === "firefox", "Playwright cannot grant clipboard access in Firefox.");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const log = recordLog(page);
  await page.goto(
    host.serve(tag({ "data-submit-url": null }), {
      "Content-Security-Policy": `default-src 'none'; script-src ${site.origin}; connect-src ${site.otherOrigin}; require-trusted-types-for 'script'; trusted-types 'none'`,
    }) + HASH,
  );
  const panelButton = (name: string) => panel(page).getByRole("button", { name });
  await panelButton("Check this page").press("Enter");
  await expect(panel(page)).toContainText("1 problem found.");
  await panelButton("Copy report").press("Enter");
  await expect(panel(page).getByRole("status")).toHaveText("Copied.");
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/1 problem found\.\n\n1\. Info WS105: submit-url is missing/);
  expect(text).toContain("\n   Do this: If it does not, add submit-url");
  expect(text).toContain("\n- ok: The logos: none\n");
  await panelButton("Close").press("Enter");
  await expect(panel(page)).toHaveCount(0);
  expect(log.errors).toEqual([]);
});

test("a link to the doctor checks nothing unless the visitor agrees", async ({ page, host }) => {
  const urls = recordUrls(page);
  await page.goto(host.serve(tag()) + HASH);
  await widget(page).getByRole("textbox", { name: "First name" }).waitFor();
  await expect(panel(page)).toContainText("Patients do not need it");
  // The form's own chunks, which load when the page is idle.
  for (const chunk of ["deferred", "en"]) {
    await expect.poll(() => urls.some((url) => url.endsWith(`-${chunk}.js`))).toBe(true);
  }
  const before = urls.length;
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  expect(urls.slice(before)).toEqual([]);

  await page.evaluate(() => {
    location.hash = "";
    location.hash = "#web-scheduler-doctor";
  });
  await panel(page).getByRole("button", { name: "Close" }).click();
  await expect(panel(page)).toHaveCount(0);
});

for (const [problem, body, line] of [
  [
    "a misspelled element and two script tags",
    "<web-schedular></web-schedular><script async src='{site}/web-scheduler.js'></script>",
    "WS116 <web-schedular> isn't an element that this script knows (did you mean <web-scheduler>?).",
  ],
]) {
  test(`without the doctor, the console names ${problem} once, after five seconds`, async ({
    page,
    visit,
  }) => {
    const { console: lines } = recordLog(page);
    await page.clock.install({ time: 0 });
    // Otherwise the time in which the page loads would count, too. Far ahead, because the clock runs until
    // then, and cannot be set back.
    await page.clock.pauseAt(3_600_000);
    const script = `<script src="${site.origin}/web-scheduler.js"></script>`;
    await visit(fillIn(body ?? "", { site: site.origin }) + script);
    await page.clock.runFor(4_900);
    // Chromium may also log that the page has no icon.
    expect(lines.filter((text) => text.includes("[web-scheduler]"))).toEqual([]);
    await expect
      .poll(async () => {
        // The three seconds after the chunk has loaded.
        await page.clock.runFor(1_000);
        return lines;
      })
      .toContain(`[web-scheduler] ${line}`);
    // A form may come later, and a site may load the script on every page.
    expect(lines.filter((text) => text.includes("WS115"))).toEqual([]);
  });
}

test("a link to the doctor asks once on a page whose only form is in a dialog", {
  tag: FULL_RUN,
}, async ({ page, visit }) => {
  const form = await visit(tag({ "data-mode": "button" }));
  await form.getByRole("button").waitFor();
  await page.evaluate(() => {
    location.hash = "#web-scheduler-doctor";
  });
  await panel(page).getByRole("button", { name: "Check this page" }).click();
  await expect(panel(page)).toContainText("No problems found.");
  await expect(page.locator("#web-scheduler-doctor-panel")).toHaveCount(1);
});

test("without the doctor's file, a notice says so and blocks nothing", async ({ page, host }) => {
  await page.route("**/web-scheduler-*-doctor.js*", (route) => route.abort());
  const style = "<style>body { font: 12px serif; color: white } p { padding: 0 }</style>";
  const url = host.serve(style + tag()) + HASH;
  await page.goto(url);
  const field = widget(page).getByRole("textbox", { name: "First name" });
  await expect(field).toBeVisible();
  const notice = page.locator("body").getByRole("alert").filter({ hasText: "web developer" });
  await expect(notice).toContainText("For the web developer: http");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const [text, background] = colorScheme === "light" ? [0, 255] : [255, 18];
    await expect(notice).toHaveCSS("color", `rgb(${text}, ${text}, ${text})`);
    await expect(notice).toHaveCSS(
      "background-color",
      `rgb(${background}, ${background}, ${background})`,
    );
  }
  await expect(notice).toHaveCSS("font-family", "system-ui");
  await expect(notice).toHaveCSS("padding", "16px");
  await page.keyboard.press("Escape");
  await expect(notice).toBeHidden();
  await field.fill("Maren");
  await expect(field).toHaveValue("Maren");
});

test("the panel is English from left to right on an Arabic page", { tag: FULL_RUN }, async ({
  page,
  host,
}) => {
  const arabic = `<script>
    Object.assign(document.documentElement, { lang: "ar", dir: "rtl" });
  </script><style>body, body * { direction: rtl; text-align: right }</style>`;
  await page.goto(host.serve(arabic + tag({ "data-lang": "ar" })) + HASH);
  await panel(page).getByRole("button", { name: "Check this page" }).click();
  await expect(panel(page)).toContainText("No problems found.");
  const styles = await panel(page).evaluate((dialog) => {
    const { direction, textAlign } = getComputedStyle(dialog);
    const { left, right } = dialog.getBoundingClientRect();
    const lang = dialog.matches(":lang(en)");
    return { direction, textAlign, lang, offset: left - (document.body.clientWidth - right) };
  });
  expect(styles).toMatchObject({ direction: "ltr", textAlign: "start", lang: true });
  expect(Math.abs(styles.offset)).toBeLessThan(40);
});

test("the doctor leaves the page and its containers scrolled as they were", async ({
  page,
  visit,
}) => {
  const form = await visit(`<style>* { scroll-behavior: smooth }</style>
      <div style="width: 3000px; height: 3000px"><div id="box" style="overflow: scroll; margin: 300px;
      width: 400px; height: 300px"><div style="width: 900px">${tag()}</div></div></div>`);
  await form.getByRole("button", { name: "Send request" }).waitFor();
  const positions = await page.evaluate(async () => {
    const read = () =>
      [document.documentElement, document.querySelector("#box") as Element].map((element) => [
        element.scrollLeft,
        element.scrollTop,
      ]);
    scrollTo({ left: 240, top: 130, behavior: "instant" });
    document.querySelector("#box")?.scrollTo({ left: 70, top: 110, behavior: "instant" });
    const before = read();
    await window.WebScheduler?.doctor();
    return { before, after: read() };
  });
  expect(positions.before).toEqual([
    [240, 130],
    [70, 110],
  ]);
  expect(positions.after).toEqual(positions.before);
});

test("after a listener has handled a request, the doctor does not ask for submit-url", async ({
  page,
  visit,
}) => {
  const form = await visit(tag({ "data-submit-url": null }));
  await form.evaluate((element) =>
    element.addEventListener("web-scheduler-request", (event) =>
      (event as WebSchedulerRequestEvent).respondWith(Promise.resolve()),
    ),
  );
  await fill(form, REQUIRED_LABELS);
  await send(form);
  await sentTitle(form).waitFor();
  const report = await page.evaluate(() => window.WebScheduler?.doctor());
  expect(report?.findings).toEqual([]);
});

test("the report repeats what the console says about a wrong location id", {
  tag: FULL_RUN,
}, async ({ page, visit }) => {
  const { console: lines } = recordLog(page);
  await visit(tag({ "data-location-id": "LOCATION-ID" }));
  await expect.poll(() => lines.join()).toContain("WS102 location-id");
  const report = await page.evaluate(() => window.WebScheduler?.doctor());
  expect(report?.findings.map(({ code }) => code)).toEqual(["WS520"]);
  expect(report?.text).toMatch(
    /^- problem: Messages in the browser's console about the form: WS102 location-id has an invalid value/m,
  );
});

test("the report lists errors first", { tag: FULL_RUN }, async ({ page, visit }) => {
  const narrow = `<div style="width: 200px; height: 90px; overflow: hidden">${tag({ "data-submit-url": null })}</div>`;
  const form = await visit(narrow);
  await form.getByRole("button", { name: "Send request" }).waitFor();
  const report = await page.evaluate(() => window.WebScheduler?.doctor());
  expect(report?.findings.map(({ severity, code }) => [severity, code])).toEqual([
    ["error", "WS507"],
    ["warning", "WS508"],
    ["info", "WS105"],
  ]);
  await expect(panel(page)).toContainText("3 problems found, 1 of them an error.");
});

test("the report names the location of each form", { tag: FULL_RUN }, async ({ page, visit }) => {
  const form = await visit(
    tag({ "data-submit-url": null }) +
      tag({ "data-location-id": recordOf("times").id, "data-submit-url": null }),
  );
  await expect(form.getByRole("button", { name: "Send request" })).toHaveCount(2);
  const report = await page.evaluate(() => window.WebScheduler?.doctor());
  expect(report?.text).toContain(`WS105: [${ID}] submit-url is missing`);
  expect(report?.text).toContain(`WS105: [${recordOf("times").id}] submit-url is missing`);
});

test("if another script has defined the element, the doctor opens by the address and names its file", async ({
  page,
  host,
}) => {
  const log = recordLog(page);
  await page.route("**/theme/legacy.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'customElements.define("web-scheduler", class extends HTMLElement {});',
    }),
  );
  await page.goto(host.serve(`<script src="/theme/legacy.js"></script>${tag()}`));
  await expect.poll(() => log.console.join()).toContain("and another script's element");
  await page.evaluate((hash) => {
    location.hash = hash;
  }, HASH);
  await panel(page).getByRole("button", { name: "Check this page" }).click();
  await expect(panel(page).locator("ol").getByRole("listitem")).toHaveText([
    /WS566: <web-scheduler> was defined by another script of this page \(http:\S+\/theme\/legacy\.js\)/,
  ]);
});
