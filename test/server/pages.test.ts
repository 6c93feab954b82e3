import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { EXAMPLES } from "../../src/contract/examples/practices.ts";
import { createHandler } from "../../src/server/app.ts";
import { SCENARIOS } from "../../src/server/faults/scenarios.ts";
import { builtFiles } from "../../src/server/hosts/open-handler.ts";
import { isHandledPath } from "../../src/server/http/handled-paths.ts";
import { createLocations } from "../../src/server/records/locations.ts";
import { temporaryFolder } from "../resources.ts";
import { DETAIL, EXAMPLE, ORIGIN, PAYLOAD, testServer } from "./handler-fixture.ts";

const { ask, requests } = testServer();

const FORM_SCRIPT = '<script async fetchpriority="high" src="/web-scheduler.js">';
const COPY_SCRIPT = '<script defer src="/docs/docs.js">';

test("the home page lists every example once, and each fault with a practice page that has it", async () => {
  const page = await (await ask("/")).text();
  for (const { slug, record } of EXAMPLES) {
    const browsable = `/api/v1/location/${record.id}/public-detail/?format=api`;
    for (const href of [`/practice/${slug}/`, `/preview/#location=${record.id}`, browsable]) {
      expect(page).toContain(`href="${href}"`);
    }
  }
  expect(page.match(/<h3>/g)).toHaveLength(EXAMPLES.length);
  expect(page).toContain("&lt;web-scheduler\n  location-id=&quot;");
  for (const name of Object.keys(SCENARIOS)) {
    expect(page).toMatch(new RegExp(`href="/f/${name}(-5000|-5)?/practice/"`));
  }
});

test("every link of the home page to this handler works", async () => {
  const { ask: askHere } = testServer({ practicePage: () => "<html></html>" });
  const page = await (await askHere("/")).text();
  const links = [...page.matchAll(/(?:href|src)="(\/[^"]*)"/g)].map(([, href]) => href ?? "");
  const handled = links.filter((href) => isHandledPath(href.replace(/\?.*/, "")));
  expect(new Set(handled).size).toBeGreaterThan(EXAMPLES.length * 2);
  for (const href of new Set(handled)) {
    // `/practice/` redirects to the page of the first example.
    const path = href.replace(/practice\/$/, `$&${EXAMPLE.slug}/`);
    expect([href, (await askHere(path)).status]).toEqual([href, 200]);
  }
});

const SCRIPTS = "script-src 'self'; connect-src 'self'; ";
const INBOX_SCRIPT = '<script type="module" src="/dev/inbox/inbox.js">';

test.each([
  ["/", `${SCRIPTS}img-src 'self' data: https:; form-action 'none'`, [COPY_SCRIPT, FORM_SCRIPT]],
  ["/dev/inbox/", `${SCRIPTS}img-src data:; form-action 'self'`, [INBOX_SCRIPT]],
  [`${DETAIL}?format=api`, "img-src data:; form-action 'none'", null],
  ["/nothing/", "img-src data:; form-action 'none'", null],
])("%s has nothing inline, and the policy that it needs", async (path, policy, scripts) => {
  const response = await ask(path);
  const page = await response.text();
  expect(response.headers.get("Content-Security-Policy")).toBe(
    `default-src 'none'; style-src 'self'; ${policy}; base-uri 'none'; frame-ancestors 'none'`,
  );
  expect(page).not.toMatch(/<style|<[^>]*\s(style|on\w+)=/);
  expect(page.match(/<script[^>]*>/g)).toEqual(scripts);
  expect(page.match(/<h1>/g)).toHaveLength(1);
});

test("records are escaped on every page", async () => {
  const record = { ...EXAMPLE.record, name: PAYLOAD, phone_number: PAYLOAD, [PAYLOAD]: "\u202e" };
  const example = { slug: "evil", title: PAYLOAD, description: PAYLOAD, record };
  const app = createHandler({ locations: createLocations([example]), requests });
  for (const path of ["/", `${DETAIL}?format=api`, `${DETAIL}?format=api&x=<script>`]) {
    const page = (await (await app.request(ORIGIN + path)).text())
      .replace(COPY_SCRIPT, "")
      .replace(FORM_SCRIPT, "");
    expect(page).toMatch(/&lt;img src=x/);
    expect(page).not.toMatch(/<img|<script|<\/title><\/style>/);
  }
  const page = await app.request(`${ORIGIN + DETAIL}?format=api`);
  expect(await page.text()).toContain("\\u202e");
});

test.each(["/dev/inbox/", "/dev/inbox/?format=json", "/f/slow-1/dev/inbox/?format=json"])(
  "%s is not cached, and not readable by other origins",
  async (path) => {
    const response = await ask(path, { headers: { Origin: "https://evil.example" } });
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
  },
);

test("the empty inbox leads to a practice’s form", async () => {
  const page = await (await ask("/dev/inbox/")).text();
  expect(page).toContain(`href="/practice/${EXAMPLE.slug}/#book">Open a sample form</a>`);
});

test("a page that is missing names the path and says where else to go", async () => {
  const response = await ask("/dev/nothing/<b>\u202ehere");
  expect(response.status).toBe(404);
  const page = await response.text();
  expect(page).toContain("<code>/dev/nothing/%3Cb%3E%E2%80%AEhere</code>");
  expect(page).toContain('href="/">Go to the home page</a>');
});

test("an internal error is reported in the envelope, without details", async () => {
  const find = () => {
    throw new Error("secret path");
  };
  const app = createHandler({ locations: { list: () => [], folder: undefined, find }, requests });
  const log = console.error;
  console.error = () => {};
  const response = await app.request(ORIGIN + DETAIL, { headers: { Origin: "https://a.example" } });
  console.error = log;
  expect(response.status).toBe(500);
  expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(await response.text()).not.toContain("secret");
});

test.each([DETAIL, "/api/v1/location/nope/public-detail/", "/preview/server.json", "/f/nothing/"])(
  "the JSON at %s is sent with nosniff",
  async (path) => {
    const { headers } = await ask(path);
    expect(headers.get("Content-Type")).toMatch(/^application\/json/);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  },
);

// With DNS rebinding, another site could point its own name here and read the inbox.
const loopback = testServer({ host: "127.0.0.1" }).app;

test.each([
  "rebound.example/",
  "rebound.example/dev/inbox/",
  "rebound.example/%64ev/inbox/",
  "rebound.example/dev%2Finbox%2F?format=json",
  "rebound.example/f/slow-1/dev/inbox/",
  "rebound.example/f/slow-1/dev%2finbox/",
  "rebound.example/f/slow-1/f/slow-1/dev/inbox/",
  "rebound.example/f/slow-1/web-scheduler.js",
  "localhost.example/dev/inbox/",
  "127.0.0.1.example/dev/inbox/",
  "127.0.0.example/dev/inbox/",
  "xlocalhost/dev/inbox/",
])("%s is refused, because the host name is foreign", async (address) => {
  expect((await loopback.request(`http://${address}`)).status).toBe(403);
});

test.each([
  ["http://rebound.example", DETAIL],
  ["http://rebound.example", `/f/slow-1${DETAIL}`],
  ["http://127.0.0.1:4321", "/dev/inbox/"],
  ["http://practice.localhost", "/dev/inbox/"],
])("%s%s is available", async (origin, path) => {
  expect((await loopback.request(origin + path)).status).toBe(200);
});

test("the path of a folder with a page redirects to its slash, and to no other host", async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "preview"));
  writeFileSync(join(folder, "preview/index.html"), "<title>Preview</title>");
  const files = builtFiles(folder);
  const location = async (path: string) =>
    (await files.request(ORIGIN + path)).headers.get("Location");
  expect(await location("/preview?example=x")).toBe("/preview/?example=x");
  expect(await location("//preview")).toBe("/preview/");
  const page = await files.request(`${ORIGIN}/preview/`);
  expect(await page.text()).toBe("<title>Preview</title>");
  expect(page.headers.get("Access-Control-Allow-Origin")).toBe("*");
});
