import { createHash } from "node:crypto";
import { DISPLAY_MODES, scan } from "../../fixtures/axe.ts";
import { startHttpServer } from "../../fixtures/http-server.ts";
import { recordLog } from "../../fixtures/page-log.ts";
import { expect, FULL_RUN, site } from "../../fixtures/test.ts";
import { built } from "../broken-servers.ts";
import { ELEMENT, fillIn, placeholders } from "../doctor-case.ts";
import {
  FILE_URL,
  findProblem,
  loadScript,
  messages,
  problems,
  source,
  test,
} from "./outside-page.ts";

const FORM = fillIn(`<web-scheduler ${ELEMENT}></web-scheduler>`, placeholders(""));
const html = (script: string) => `<!doctype html>
<html lang="en">
<title>A practice</title>
${script}
<style>p { margin: 0 }</style><p style="color: red">Welcome</p>
${FORM}
</html>`;
const CONSENT = html(
  '<script type="text/plain" src="https://cdn.larkmere.test/web-scheduler.js"></script>',
);
const hash = (bits: number) =>
  `sha${bits}-${createHash(`sha${bits}`).update(built("/web-scheduler.js")).digest("base64")}`;

test("without a server and a network, says what is wrong, where, and what to do", async ({
  page,
  browserName,
}) => {
  test.skip(browserName === "webkit", "Its driver opens no files.");
  const log = recordLog(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(FILE_URL);
  await source(page).fill(CONSENT);
  await loadScript(page).uncheck();
  await findProblem(page).click();
  await expect(page.getByRole("heading", { name: "1 problem found." })).toBeFocused();
  expect(await problems(page)).toEqual([
    expect.stringMatching(
      /Error WS540: <script type="text\/plain".*waits for the visitor's consent.*Where: line 4 of the HTML.*Do this: List the script as strictly necessary/,
    ),
  ]);
  expect(requests.filter((url) => !url.startsWith("file:") && !url.startsWith("data:"))).toEqual(
    [],
  );
  expect(log.errors).toEqual([]);
  expect(log.console).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe("");
});

test("on a static host, has no accessibility violations, in light, dark, and on a phone", async ({
  page,
  doctorPage: _open,
}) => {
  for (const mode of DISPLAY_MODES) {
    await mode.apply(page);
    expect(await scan(page, "html"), `empty, ${mode.name}`).toEqual([]);
  }
  await source(page).fill(CONSENT);
  await loadScript(page).uncheck();
  await findProblem(page).click();
  for (const mode of DISPLAY_MODES) {
    await mode.apply(page);
    expect(await scan(page, "html"), `with a report, ${mode.name}`).toEqual([]);
    const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWider, mode.name).toBe(false);
  }
});

test("every control can be reached and used with the keyboard", async ({
  page,
  doctorPage: _open,
}) => {
  await source(page).focus();
  await page.keyboard.insertText(CONSENT);
  const names: string[] = [];
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press("Tab");
    names.push(
      await page.evaluate(() => {
        const { activeElement: element } = document;
        const label = (element as HTMLInputElement).labels?.[0] ?? element;
        return label?.textContent?.trim() ?? "";
      }),
    );
  }
  expect(names).toEqual([
    "Address of the page, if it is online",
    "Load its HTML",
    "Messages of the browser’s console, if there are any",
    "Also load the script from the URL in the tag, and check it",
    "Find the problem",
    "Web Scheduler doctor",
  ]);
});

test("with the checkbox, loads the script, and compares its hash", async ({
  page,
  doctorPage: _open,
}) => {
  const tag = (integrity: string) =>
    html(
      `<script src="${site.origin}/web-scheduler.js" integrity="${integrity}" crossorigin></script>`,
    );
  await page.getByLabel("Address of the page").fill("http://localhost/");
  await source(page).fill(tag(hash(384).replace(/-.{4}/, "-AAAA")));
  await findProblem(page).click();
  await expect(page.locator("#result .findings")).toContainText(`the script has ${hash(384)}`);
  await source(page).fill(tag(hash(512)));
  await findProblem(page).click();
  await expect(page.getByText(/WS547/)).toHaveCount(0);
  await expect(page.getByText(/The script's file, loaded/)).toBeVisible();
});

const FILES: Record<
  string,
  readonly [status: number, headers: Record<string, string>, says: RegExp]
> = {
  "a missing file": [404, {}, /WS553.*status 404/],
  "a web page": [200, { "Content-Type": "text/html" }, /WS553.*a web page instead/],
  "another media type": [200, { "Content-Type": "text/plain" }, /WS553.*text\/plain instead/],
};

for (const [problem, [status, headers, says]] of Object.entries(FILES)) {
  test(`${problem} instead of the script is named`, { tag: FULL_RUN }, async ({
    page,
    doctorPage: _open,
  }) => {
    const server = await startHttpServer((_request, response) =>
      response.writeHead(status, { "Access-Control-Allow-Origin": "*", ...headers }).end("Hello"),
    );
    await page.getByLabel("Address of the page").fill("http://localhost/");
    await source(page).fill(html(`<script src="${server.origin}/web-scheduler.js"></script>`));
    await findProblem(page).click();
    await expect(page.locator("#result .findings")).toContainText(says);
    await server.close();
  });
}

test("loads the page's HTML where its server allows it, and says so where it does not", async ({
  page,
  doctorPage: _open,
}) => {
  for (const isAllowed of [true, false]) {
    const server = await startHttpServer((_request, response) =>
      response.writeHead(200, isAllowed ? { "Access-Control-Allow-Origin": "*" } : {}).end(CONSENT),
    );
    await source(page).fill("");
    await page.getByLabel("Address of the page").fill("");
    await page.getByRole("button", { name: "Load its HTML" }).click();
    await expect(page.locator("#load-status")).toContainText("complete address");
    await page.getByLabel("Address of the page").fill(server.origin);
    await page.getByRole("button", { name: "Load its HTML" }).click();
    await expect(page.getByText(isAllowed ? "Loaded." : "Paste the HTML instead")).toBeVisible();
    await expect(source(page)).toHaveValue(isAllowed ? CONSENT : "");
    await server.close();
  }
});

test("without HTML, asks for it", { tag: FULL_RUN }, async ({ page, doctorPage: _open }) => {
  await findProblem(page).click();
  await expect(page.getByText("Paste the HTML of your page here first.")).toBeVisible();
  await expect(source(page)).toBeFocused();
});

test("says what the console's messages mean", async ({ page, doctorPage: _open }) => {
  await source(page).fill(
    html('<script src="https://cdn.larkmere.test/web-scheduler.js"></script>'),
  );
  await messages(page).fill(
    `Loading the script 'https://cdn.larkmere.test/web-scheduler.js' violates the following Content Security Policy directive: "script-src 'self'". The action has been blocked.`,
  );
  await loadScript(page).uncheck();
  await findProblem(page).click();
  expect(await problems(page)).toEqual([
    expect.stringMatching(/WS501.*script-src 'self' https:\/\/cdn.larkmere.test/),
  ]);
});

test("a healthy page is called well, and what HTML cannot show is said", async ({
  page,
  doctorPage: _open,
}) => {
  await source(page).fill(
    html('<script async src="https://cdn.larkmere.test/web-scheduler.js"></script>'),
  );
  await loadScript(page).uncheck();
  await findProblem(page).click();
  await expect(
    page.getByRole("heading", { name: "No problems found in this HTML." }),
  ).toBeVisible();
  await expect(page.getByText("HTML does not show everything")).toBeVisible();
  await page.getByRole("button", { name: "Copy report" }).click();
  await expect(page.getByText(/^(Copied|Selected: .*)\.$/)).toBeVisible();
});

test("the page says what to do where a policy blocks bookmarklets", { tag: FULL_RUN }, async ({
  page,
  doctorPage: _open,
}) => {
  await expect(page.getByText("may block bookmarklets")).toContainText("Console");
  await page.getByRole("link", { name: "Web Scheduler doctor" }).click();
  await expect(page.getByText("Drag it to the bookmarks bar")).toBeVisible();
});
