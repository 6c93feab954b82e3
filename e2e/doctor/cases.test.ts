import { recordOf } from "../fixtures/open-form.ts";
import { recordLog } from "../fixtures/page-log.ts";
import { widget } from "../fixtures/patient.ts";
import { expect, FULL_RUN, full } from "../fixtures/test.ts";
import { API_CASES } from "./api-cases.ts";
import { built } from "./broken-servers.ts";
import { fillIn, ID } from "./doctor-case.ts";
import { HASH, panel, problemsOn, test } from "./doctor-page.ts";
import { FILE_CASES, SCRIPT_ONLY_CASES } from "./file-cases.ts";
import { CORRECT_LAYOUTS, HIDING_CASES, LAYOUT_CASES } from "./layout-cases.ts";
import { LOGO_CASES } from "./logo-cases.ts";
import { MARKUP_CASES } from "./markup-cases.ts";
import { POLICY_CASES } from "./policy-cases.ts";
import { RECEIVER_CASES } from "./receiver-cases.ts";
import { SLOT_CASES } from "./slot-cases.ts";

const CASES = {
  ...POLICY_CASES,
  ...API_CASES,
  ...LOGO_CASES,
  ...RECEIVER_CASES,
  ...SLOT_CASES,
  ...MARKUP_CASES,
  ...LAYOUT_CASES,
  ...HIDING_CASES,
  ...FILE_CASES,
};

// Every sixth case; the full run tests all, and the unit tests of the analysis have each cause.
const cases = Object.entries(CASES).filter((_, index) => full || index % 6 === 0);

for (const [problem, { report, ...broken }] of cases) {
  test(`the doctor names the cause and the cure of ${problem}`, async ({ page, serveBroken }) => {
    const { url, values } = await serveBroken(broken);
    const problems = await problemsOn(page, url);
    const expected = report.map((texts) => texts.map((text) => fillIn(text, values)));
    expect(problems.map((text) => /WS\d+/.exec(text)?.[0])).toEqual(expected.map(([code]) => code));
    for (const [index, texts] of expected.entries()) {
      for (const text of texts) expect(problems[index]).toContain(text);
    }
    await expect(panel(page)).not.toContainText("No problems found");
  });
}

for (const [index, [problem, broken]] of Object.entries(SCRIPT_ONLY_CASES).entries()) {
  const tag = index % 2 === 0 ? [] : FULL_RUN;
  test(`the form, the console and a notice name the cure of ${problem}`, { tag }, async ({
    page,
    serveBroken,
  }) => {
    const CURE =
      /could not be loaded\. Its server must send Access-Control-Allow-Origin: \* and have all files dist\/web-scheduler\*; script-src must allow it\./;
    const { console: lines } = recordLog(page);
    const { url } = await serveBroken(broken);
    await page.goto(url + HASH);
    const notice = page.getByRole("alert").filter({ hasText: "For the web developer" });
    await expect(notice).toHaveText(
      new RegExp(`http:\\S+-doctor\\.js ${CURE.source} Press Escape to close\\.$`),
    );
    const title = "The appointment form is not available";
    await widget(page).getByRole("textbox", { name: "First name" }).click();
    await expect(widget(page).getByRole("heading", { name: title })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(notice).toBeHidden();
    await expect(widget(page).getByRole("link", { name: /^Call / })).toHaveAttribute(
      "href",
      `tel:${recordOf("observed-defaults").phone_number}`,
    );
    for (const chunk of ["doctor", "deferred"]) {
      const line = new RegExp(`WS111 http:\\S+-${chunk}\\.js\\S* ${CURE.source}`);
      await expect.poll(() => lines.some((text) => line.test(text))).toBe(true);
    }
  });
}

test("a notice names the missing file with the doctor's sentences", async ({
  page,
  serveBroken,
}) => {
  const { url } = await serveBroken({ abort: "**/web-scheduler-*-diagnostics.js*" });
  await page.goto(url + HASH);
  await panel(page).getByRole("button", { name: "Check this page" }).click();
  const notice = page.getByRole("alert").filter({ hasText: "For the web developer" });
  await expect(notice).toContainText("-diagnostics.js could not be loaded.");
  await expect(panel(page)).toBeHidden();
});

for (const [index, [place, body]] of Object.entries(CORRECT_LAYOUTS).entries()) {
  const tag = index % 3 === 0 ? [] : FULL_RUN;
  test(`the doctor reports no problems in ${place}`, { tag }, async ({ page, serveBroken }) => {
    const { url } = await serveBroken({ body });
    expect(await problemsOn(page, url)).toEqual([]);
    await expect(panel(page)).toContainText("No problems found.");
  });
}

test("the doctor names the cause and the cure of http URLs on an https page", async ({ page }) => {
  await page.route(/^https:/, (route) => {
    const { pathname } = new URL(route.request().url());
    return pathname === "/"
      ? route.fulfill({
          contentType: "text/html",
          body: `<!doctype html><script async src="/web-scheduler.js" data-location-id="${ID}"
            data-base-url="http://api.practice.invalid" data-submit-url="http://desk.practice.invalid/take"></script>`,
        })
      : route.fulfill({ contentType: "text/javascript", body: built(pathname) });
  });
  const problems = await problemsOn(page, "https://www.practice.invalid/");
  expect(problems).toEqual([
    expect.stringMatching(
      /^Error WS503: base-url is http on an https page.*Use https: write https/,
    ),
    expect.stringMatching(
      /^Error WS503: submit-url is http on an https page.*Use https: write https/,
    ),
  ]);
});
