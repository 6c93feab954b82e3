import type { Page } from "@playwright/test";
import { VERSION } from "../../../src/embed/api/version.ts";
import { type HttpServer, startHttpServer } from "../../fixtures/http-server.ts";
import { recordLog } from "../../fixtures/page-log.ts";
import { expect, FULL_RUN, site, test } from "../../fixtures/test.ts";
import { built } from "../broken-servers.ts";
import { ELEMENT, fillIn, placeholders } from "../doctor-case.ts";
import { panel, tag } from "../doctor-page.ts";
import { bookmarkletCode } from "./outside-page.ts";

const FORM = fillIn(
  `<web-scheduler ${ELEMENT}><a href="tel:+12025550143">Call</a></web-scheduler>`,
  placeholders(""),
);
const SRC = `${site.origin}/web-scheduler.js`;
const VERSIONED = `${site.origin}/web-scheduler-${VERSION}.js`;
const HASH = `sha384-${"A".repeat(64)}`;

/** Clicks the bookmark: no policy of the page applies to what the browser itself runs, as in a console. */
async function problemsOf(page: Page): Promise<string[]> {
  const code = await bookmarkletCode(page);
  expect(await page.evaluate(code)).toBeUndefined();
  await expect(panel(page).getByText("What was checked")).toBeVisible();
  return panel(page).locator("ol").getByRole("listitem").allTextContents();
}

interface Broken {
  body: string;
  headers?: Record<string, string>;
  says: RegExp;
}

const BROKEN: Record<string, Broken> = {
  "a consent tool": {
    body: `<script type="text/plain" data-category="functional" src="${SRC}"></script>${FORM}`,
    says: /WS540/,
  },
  Partytown: { body: `<script type="text/partytown" src="${SRC}"></script>${FORM}`, says: /WS541/ },
  "an optimizer": {
    body: `<script type="rocketlazyloadscript" data-rocket-src="${SRC}"></script>${FORM}`,
    says: /WS542.*Delay JavaScript/,
  },
  "lazy loading": { body: `<script data-src="${SRC}"></script>${FORM}`, says: /WS543.*data-src/ },
  "a policy in the headers": {
    body: `<script src="${SRC}"></script>${FORM}`,
    headers: { "Content-Security-Policy": "script-src 'self'" },
    says: /WS501.*script-src 'self' http:\/\/localhost/,
  },
  "a policy with nonces": {
    body: `<script src="${SRC}"></script>${FORM}`,
    headers: { "Content-Security-Policy": "script-src 'nonce-abc'" },
    says: /WS546/,
  },
  "a wrong hash": {
    body: `<script src="${VERSIONED}" integrity="${HASH}" crossorigin></script>${FORM}`,
    says: /WS547: <script src.*the script has sha384-/,
  },
  innerHTML: {
    body: `<div id="box"></div><script>
      const html = atob("${btoa(`<script src="${SRC}"></script>${FORM}`)}");
      document.querySelector("#box").innerHTML = html;
    </script>`,
    says: /WS550: <script src.*innerHTML/,
  },
  "a base element": {
    body: `<base href="{broken}/"><script src="/web-scheduler.js"></script>${FORM}`,
    says: /WS551.*complete URL/,
  },
  "a base element of the same server": {
    body: `<base href="/missing/"><script src="web-scheduler.js"></script>${FORM}`,
    says: /WS551.*\/missing\/web-scheduler\.js.*complete URL/,
  },
  "a missing file": {
    body: `<script src="{broken}/404/web-scheduler.js"></script>${FORM}`,
    says: /WS553.*404/,
  },
  "a file that is cut off": {
    body: `<script src="{broken}/cut/web-scheduler.js"></script>${FORM}`,
    says: /WS553.*the file is cut off, or another one/,
  },
  "a file that is not encoded as its header says": {
    body: `<script src="{broken}/encoded/web-scheduler.js"></script>${FORM}`,
    says: /WS553.*its Content-Encoding does not match its content/,
  },
  "another media type": {
    body: `<script src="{broken}/text/web-scheduler.js"></script>${FORM}`,
    says: /WS553.*text\/plain/,
  },
  "Cross-Origin-Embedder-Policy": {
    body: `<script src="{broken}/script/web-scheduler.js"></script>${FORM}`,
    headers: { "Cross-Origin-Embedder-Policy": "require-corp" },
    says: /WS552.*crossorigin/,
  },
  "Cross-Origin-Resource-Policy": {
    body: `<script src="{broken}/own-site/web-scheduler.js"></script>${FORM}`,
    says: /WS553.*its server sends Cross-Origin-Resource-Policy: same-origin or same-site/,
  },
  "a frame that must not be framed": {
    body: `<iframe src="{refused}" height="940"></iframe>`,
    says: /WS584.*\(X-Frame-Options\).*without a frame/,
  },
  "another file that writes the tag": {
    body: `<script async src="{writing}"></script>`,
    says: /WS550.*with document\.write\(\) by http/,
  },
  "a low frame with the form": {
    body: `<iframe height="160" scrolling="no" srcdoc='${FORM.replaceAll("'", "&#39;")}'></iframe>`,
    says: /WS528: The form is in a frame that is too low \(160 px, and it does not scroll\)/,
  },
  "a server that refuses other sites": {
    body: `<script src="{broken}/refused/web-scheduler.js"></script>${FORM}`,
    says: /WS553.*a hotlink protection or a firewall refuses it \(403\)/,
  },
  "an element without a script": { body: FORM, says: /WS538/ },
  "nothing at all": { body: "<p>Welcome</p>", says: /WS539/ },
};

/** A server with the script, as text, as code without a policy for other origins, or not at all. */
const startBroken = () =>
  startHttpServer(({ url = "" }, response) => {
    if (url.startsWith("/refused/")) return response.writeHead(403).end();
    if (!/^\/(text|script|cut|encoded|own-site)\//.test(url))
      return response.writeHead(404, CORS).end();
    const type = url.startsWith("/text/") ? "text/plain" : "text/javascript";
    const headers = { ...CORS, "Content-Type": type, "X-Content-Type-Options": "nosniff" };
    const content = built("/web-scheduler.js");
    response
      .writeHead(200, {
        ...headers,
        ...(url.startsWith("/encoded/") && { "Content-Encoding": "gzip" }),
        ...(url.startsWith("/own-site/") && { "Cross-Origin-Resource-Policy": "same-origin" }),
      })
      .end(url.startsWith("/cut/") ? content.slice(0, 20_000) : content);
  });
const CORS = { "Access-Control-Allow-Origin": "*" };

test.describe("a page where the script does not run", () => {
  let server: HttpServer;
  test.beforeAll(async () => {
    server = await startBroken();
  });
  test.afterAll(() => server.close());

  for (const [index, [problem, { body, headers, says }]] of Object.entries(BROKEN).entries()) {
    const tag = index % 4 === 0 ? [] : FULL_RUN;
    test(problem, { tag }, async ({ page, host }) => {
      const refused = host.serve(FORM, { "X-Frame-Options": "DENY" });
      const writing = host.serve("document.write('<web-scheduler></web-scheduler>')");
      const html = body
        .replaceAll("{broken}", server.origin)
        .replace("{refused}", refused)
        .replace("{writing}", writing);
      await page.goto(host.serve(html, headers));
      const before = await page.evaluate(() => document.querySelectorAll("*").length);
      const found = await problemsOf(page);
      expect(found).toEqual([expect.stringMatching(says)]);
      await panel(page).getByRole("button", { name: "Close" }).click();
      const elements = () => page.evaluate(() => document.querySelectorAll("*").length);
      await expect.poll(elements).toBe(before);
    });
  }
});

test("where the script runs without its other files, the bookmarklet names them", async ({
  page,
  host,
}) => {
  await page.route("**/web-scheduler-*-doctor.js*", (route) => route.abort());
  await page.goto(host.serve(tag({ "data-location-id": placeholders("").id ?? "" })));
  await page.waitForFunction(() => Boolean(window.WebScheduler));
  expect(await problemsOf(page)).toEqual([
    expect.stringMatching(/WS111.*-doctor\.js could not be loaded.*Copy every file/),
  ]);
});

test("where only the script was copied, the bookmarklet names the files that the form needs first", async ({
  page,
  host,
}) => {
  await page.route(/web-scheduler-[\d.rc-]+-(doctor|deferred|en)\.js/, (route) =>
    route.fulfill({ status: 404, headers: { "Access-Control-Allow-Origin": "*" } }),
  );
  await page.goto(host.serve(tag({ "data-location-id": placeholders("").id ?? "" })));
  await page.waitForFunction(() => Boolean(window.WebScheduler));
  expect(await problemsOf(page)).toEqual(
    ["deferred", "en", "doctor"].map((name) =>
      expect.stringMatching(`WS111.*-${name}\\.js could not be loaded \\(status 404\\)`),
    ),
  );
});

const REMOVED = {
  customElements: `Object.defineProperty(window, "customElements", { value: undefined })`,
  attachShadow: "Element.prototype.attachShadow = undefined",
};

for (const [feature, code] of Object.entries(REMOVED)) {
  test(`in a browser without ${feature}, the link to call stays, and the bookmarklet says why`, async ({
    page,
    host,
  }) => {
    const log = recordLog(page);
    await page.goto(host.serve(`<script>${code}</script><script src="${SRC}"></script>${FORM}`));
    await expect(page.getByRole("link", { name: "Call" })).toBeVisible();
    await expect
      .poll(() => log.console.some((line) => /WS109 .*so the form cannot be shown/.test(line)))
      .toBe(true);
    expect(await problemsOf(page)).toEqual([
      expect.stringMatching(
        new RegExp(`WS109: ${feature} .*too old.*The snippet is not the cause`),
      ),
    ]);
  });
}

test("where the script runs, the bookmarklet opens its doctor", async ({ page, host }) => {
  const log = recordLog(page);
  await page.goto(host.serve(tag({ "data-location-id": placeholders("").id ?? "" })));
  await page.waitForFunction(() => Boolean(window.WebScheduler));
  expect(await problemsOf(page)).toEqual([]);
  await expect(panel(page)).toContainText("The location record of Larkmere Dental, 14 Heron Lane");
  expect(log.errors).toEqual([]);
});

test("a strict policy blocks the bookmarklet as a link of the page, and not in the console", async ({
  page,
  host,
}) => {
  const code = await bookmarkletCode(page);
  const url = host.serve(
    `<a href="javascript:${code.replaceAll("%", "%25").replaceAll("&", "&amp;").replaceAll('"', "&quot;")}">Doctor</a>
     <script src="${SRC}"></script>${FORM}`,
    { "Content-Security-Policy": "default-src 'none'; script-src 'nonce-abc'" },
  );
  await page.goto(url);
  await page.evaluate(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => {
      document.body.dataset.blocked = effectiveDirective;
    });
  });
  await page.getByRole("link", { name: "Doctor" }).click();
  await expect(page.locator("body")).toHaveAttribute("data-blocked", /^script-src/);
  await expect(panel(page)).toHaveCount(0);
  expect(await problemsOf(page)).toContainEqual(expect.stringMatching(/WS546/));
});
