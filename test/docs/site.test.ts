import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, test } from "vitest";
import { createSearch } from "../../src/docs/browser/search.ts";
import { createSite } from "../../src/docs/site/create-site.ts";
import { VERSION } from "../../src/settings/names.ts";

const root = join(import.meta.dirname, "../..");
const { pages, search } = createSite({
  read: (source) => readFileSync(join(root, source), "utf8"),
  integrity: { [`web-scheduler-${VERSION}.js`]: "sha384-abc" },
  version: VERSION,
});
const page = (path: string) => pages.get(path) ?? "";
const idsIn = (html: string) => [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
const find = createSearch(search);

test("every link of the site leads to one of its pages, and to an anchor there", () => {
  const files = [...pages.keys(), "docs.css", "docs.js", "form.png"];
  for (const [path, html] of pages) {
    for (const [, href = ""] of html.matchAll(/\s(?:href|src)="(?!https?:)([^"]*)"/g)) {
      const [file, anchor] = href.split("#");
      const target = file ? posix.join(posix.dirname(path), file) : path;
      expect([path, href, files.includes(target)]).toEqual([path, href, true]);
      if (anchor) expect([path, href, idsIn(page(target)).includes(anchor)]).toContain(true);
    }
  }
});

test("pages load nothing from elsewhere, and run no code of their own", () => {
  for (const html of pages.values()) {
    expect(html.replaceAll("&#39;", "'")).toContain(
      "default-src 'none'; script-src 'self'; style-src 'self'",
    );
    expect(html).not.toMatch(/<(script|link|img|iframe)[^>]*(src|href)="https?:/);
    expect(html).not.toMatch(/\sstyle="|\son\w+="|<script>/);
  }
});

test("the recommended snippet has the hash of the release", () => {
  expect(page("embed/html.html")).toContain("integrity=&quot;sha384-abc&quot;");
});

test.each([
  ["WS201", "problems/diagnostics.html#ws201"],
  ["Wordpress", "platforms/wordpress.html"],
  ["csrf django", "receive/receive-django.html"],
  ["backup", "receive/receiver-operation.html"],
  ["content security polcy", "embed/content-security-policy.html"],
  ["wipe-after-idle", "reference/attributes.html"],
  ["vietnamese", "form/languages.html"],
  ["csp", "embed/content-security-policy.html"],
])("a search for “%s” finds %s", (query, url) => {
  const urls = find(query).map((entry) => entry.url);
  expect(urls.slice(0, 6).join(" ")).toContain(url);
});

const QUESTIONS: [question: string, page: string][] = [
  ["why is there no form on my page", "problems/no-form"],
  ["how do I change the colors", "form/design"],
  ["show the form in spanish", "form/languages"],
  ["spam", "receive/inbox"],
  ["which browsers are supported", "reference/javascript"],
  ["wix or squarespace", "platforms/website-builders"],
  ["open the form in a popup", "embed/dialog"],
  ["show a thank you page", "embed/thank-you-page"],
  ["several practices on one page", "embed/several-practices"],
  ["show available times", "form/times"],
  ["ask whether the patient is new", "form/questions"],
  ["where do the requests go", "receive/receive-requests"],
  ["send an email to the patient", "receive/notifications"],
  ["google analytics conversion", "privacy/analytics"],
  ["does it set cookies", "privacy/privacy"],
  ["screen reader accessibility statement", "privacy/accessibility"],
];

test("everyday questions find the page that answers them first or second", () => {
  const missed = QUESTIONS.filter(([question, answer]) => {
    const found = [...new Set(find(question).map(({ url }) => url.replace(/\.html.*/, "")))];
    return !found.slice(0, 2).includes(answer);
  });
  expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(1);
});
