import { expect, test } from "vitest";
import { EXAMPLES } from "../../src/examples/index.ts";
import { createHandler } from "../../src/server/app.ts";
import { SCENARIOS } from "../../src/server/faults/scenarios.ts";
import { isHandledPath } from "../../src/server/http/handled-paths.ts";
import { browsablePage } from "../../src/server/pages/browsable-page.ts";
import { exampleLocations } from "../../src/server/records/locations.ts";
import { DETAIL, EXAMPLE, ORIGIN, PAYLOAD, testServer } from "./handler-fixture.ts";

const { ask, requests } = testServer();

const FORM_SCRIPT = '<script async src="/web-scheduler.js">';
const COPY_SCRIPT = '<script async src="/dev/copy.js">';

test("the home page lists every example, and links to the inbox and the preview", async () => {
  const page = await (await ask("/")).text();
  for (const { slug, record } of EXAMPLES) {
    const browsable = `/api/v1/location/${record.id}/public-detail/?format=api`;
    const design = `/preview/#location=${record.id}`;
    for (const href of [`/practice/${slug}/`, design, browsable]) {
      expect(page).toContain(`href="${href}"`);
    }
  }
  for (const href of ["/dev/inbox/", "/preview/"]) {
    expect(page).toContain(`href="${href}"`);
  }
  expect(isHandledPath("/preview/")).toBe(false);
});

test("the home page has the examples below headings, each for one kind", async () => {
  const page = await (await ask("/")).text();
  const kinds = [...page.matchAll(/<h3>([^<]*)<\/h3>\s*<ul class="cards"/g)].map(
    ([, kind]) => kind,
  );
  expect(kinds).toHaveLength(5);
  expect(new Set(kinds).size).toBe(5);
  expect(page.match(/<h4>/g)).toHaveLength(EXAMPLES.length);
  const { app } = testServer({ locations: exampleLocations([EXAMPLE]) });
  const single = await (await app.request(`${ORIGIN}/`)).text();
  expect(single.match(/<h3>/g)).toHaveLength(1);
});

test("the home page links each fault to a practice page with it", async () => {
  const page = await (await ask("/")).text();
  for (const name of Object.keys(SCENARIOS)) {
    expect(page).toMatch(new RegExp(`href="/f/${name}(-5000|-5)?/practice/${EXAMPLE.slug}/"`));
  }
});

test("the home page has the element and the script to copy, with this server's addresses", async () => {
  const page = await (await ask("/")).text();
  const [, tag] = /<pre[^>]*>([\s\S]*?)<\/pre>/.exec(page) ?? [];
  expect(
    tag?.replaceAll("&quot;", '"'),
  ).toBe(`&lt;script async src="${ORIGIN}/web-scheduler.js"&gt;&lt;/script&gt;
&lt;div style="min-height: 940px"&gt;
  &lt;web-scheduler
    location-id="${EXAMPLE.record.id}"
    base-url="${ORIGIN}"
    submit-url="${ORIGIN}/dev/booking-requests/"&gt;
    &lt;a href="tel:${EXAMPLE.record.phone_number}"&gt;Call us to book&lt;/a&gt;
  &lt;/web-scheduler&gt;
&lt;/div&gt;`);
});

test("every link of the home page to this handler works", async () => {
  const { ask: askHere } = testServer({ practicePage: () => "<html></html>" });
  const page = await (await askHere("/")).text();
  const links = [...page.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href ?? "");
  expect(links.length).toBeGreaterThan(EXAMPLES.length * 3);
  const handled = links.filter((href) => isHandledPath(href.replace(/\?.*/, "")));
  for (const href of new Set(handled))
    expect([href, (await askHere(href)).status]).toEqual([href, 200]);
});

test.each([`${DETAIL}?format=api`, "/nothing/"])(
  "%s has no scripts or inline styles, and a strict CSP",
  async (path) => {
    const response = await ask(path);
    const page = await response.text();
    expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(page.match(/<h1>/g)).toHaveLength(1);
  },
);

test("the home page has only this server's own scripts, of which one shows the forms, and no inline script or style", async () => {
  const response = await ask("/");
  const policy = response.headers.get("Content-Security-Policy");
  expect(policy).toMatch(
    /^default-src 'none'; style-src 'self'; .*; script-src 'self'; connect-src 'self'$/,
  );
  const page = await response.text();
  expect(page.match(/<script[^>]*>/g)).toEqual([COPY_SCRIPT, FORM_SCRIPT]);
  expect(page).not.toMatch(/<style|<[^>]*\s(style|on\w+)=/);
});

test.each([
  ["/dev/pages.css", "text/css"],
  ["/dev/copy.js", "text/javascript; charset=utf-8"],
])("%s is served", async (path, type) => {
  expect((await ask(path)).headers.get("Content-Type")).toBe(type);
});

test("escapes records on every page", async () => {
  const record = { ...EXAMPLE.record, name: PAYLOAD, phone_number: PAYLOAD, [PAYLOAD]: PAYLOAD };
  const example = { slug: "evil", title: PAYLOAD, description: PAYLOAD, record };
  const app = createHandler({ locations: exampleLocations([example]), requests });
  for (const path of ["/", `${DETAIL}?format=api`, `${DETAIL}?format=api&x=<script>`]) {
    const page = (await (await app.request(ORIGIN + path)).text())
      .replace(COPY_SCRIPT, "")
      .replace(FORM_SCRIPT, "");
    expect(page).toMatch(/&lt;img src=x/);
    expect(page).not.toMatch(/<img|<script|<\/title><\/style>/);
  }
});

test("a page that is missing names the path and says where else to go", async () => {
  const response = await ask("/dev/nothing/<b>\u202ehere");
  expect(response.status).toBe(404);
  const page = await response.text();
  expect(page).toContain("<code>/dev/nothing/%3Cb%3E%E2%80%AEhere</code>");
  for (const href of ["/", "/preview/", "/dev/inbox/"]) {
    expect(page.match(new RegExp(`<main>[^]*href="${href}"`))).not.toBeNull();
  }
});

test("the browsable page escapes bidi controls", async () => {
  const body = { name: "a\u202eb" };
  const exchange = { method: "GET", path: "/", status: 200, headers: {}, body } as const;
  expect(String(await browsablePage(exchange))).toContain("a\\u202eb");
});

test("an internal error is reported in the envelope, without details", async () => {
  const find = () => {
    throw new Error("secret path");
  };
  const broken = { list: () => [], find };
  const app = createHandler({ locations: broken, requests });
  const log = console.error;
  console.error = () => {};
  const response = await app.request(ORIGIN + DETAIL, { headers: { Origin: "https://a.example" } });
  console.error = log;
  expect(response.status).toBe(500);
  expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  expect(await response.text()).not.toContain("secret");
});
