import { readFileSync } from "node:fs";
import { join } from "node:path";
import { html } from "hono/html";
import { describe, expect, test } from "vitest";
import { EXAMPLES, type Example, exampleBySlug } from "../../../src/examples/index.ts";
import { demoHomePage, demoPracticePage } from "../../../src/tasks/build/demo-pages.ts";
import { PLACEHOLDERS } from "../../../src/tasks/build/write-release.ts";
import { publicDir } from "../../../src/tasks/paths.ts";
import { docPage } from "../../docs/doc-page.ts";

const readme = readFileSync(join(publicDir, "../README.md"), "utf8");
const values = docPage("what-you-need");
const template = readFileSync(join(publicDir, "practice/index.html"), "utf8");

/** The values of attributes that contain URLs. */
const urlsOf = (html: string) =>
  [...html.matchAll(/\s(?:src|href)="([^"]*)"/g)].map(([, url = ""]) => url);

const isRelative = (url: string) => /^(\.\.?\/|#|tel:|data:|[\w-]+(\.css|\.js|\/))/.test(url);

test("the home page links to the page of every example, and to its design", () => {
  const urls = urlsOf(demoHomePage(EXAMPLES));
  for (const { slug, record } of EXAMPLES) {
    expect(urls).toContain(`${slug}/`);
    expect(urls).toContain(`../preview/#location=${record.id}`);
  }
  expect(urls.filter((url) => !isRelative(url))).toEqual([]);
});

test("the home page has the README's tag to copy", () => {
  const [, tag = ""] = /```html\n(.*?)\n```/s.exec(readme) ?? [];
  expect(tag).toContain("<script");
  expect(demoHomePage(EXAMPLES)).toContain(`<pre id="tag" tabindex="0">${html`${tag}`}</pre>`);
});

test("the home page says what each placeholder is and who has it, as the documentation does", () => {
  const page = demoHomePage(EXAMPLES).replaceAll("’", "'");
  for (const placeholder of Object.values(PLACEHOLDERS)) {
    const [, after = ""] = page.split(`<dt><code>${placeholder}</code></dt>`);
    const [, what, person] = /^<dd>(.+?); (?:ask (.+?)|upload .+?)<\/dd>/.exec(after) ?? [];
    const [, row = ""] = values.split(`| \`${placeholder}\` | `);
    expect(row.slice(0, what?.length)).toBe(what);
    expect(row).toContain(`| ${person ?? "you"}`);
  }
});

describe.each(EXAMPLES.map((example) => [example.slug, example] as const))(
  "%s",
  (_slug, example) => {
    const html = demoPracticePage(template, example);

    test("has its record, and says that it sends nothing", () => {
      const [, json = ""] = /id="demo-record">([\s\S]*?)<\/script>/.exec(html) ?? [];
      expect(JSON.parse(json)).toEqual(example.record);
      expect(html).toContain("Nothing that you enter leaves this page");
      expect(html).toContain("connect-src 'none'");
    });

    test("names no server and no absolute path", () => {
      expect(urlsOf(html).filter((url) => !isRelative(url))).toEqual([]);
      expect(html).not.toMatch(/data-(base|submit)-url|\/dev\//);
    });
  },
);

test("a record cannot end the element that contains it", () => {
  const example = exampleBySlug("observed-defaults") as Example;
  const record = { ...example.record, name: "</script><script>alert(1)</script>" };
  const html = demoPracticePage(template, { ...example, record });
  expect(html).not.toContain("<script>alert");
});
