import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PLACEHOLDERS } from "../src/tasks/build/write-release.ts";
import { docPage } from "./docs/doc-page.ts";

const root = join(import.meta.dirname, "..");
const readme = readFileSync(join(root, "README.md"), "utf8");
const files = [...globSync("*.md", { cwd: root }), ...globSync("src/**/*.{md,txt}", { cwd: root })];

/** Hosts that are no placeholders of a tag: the site with the form, and other machines. */
const OTHER_HOSTS = ["practice.example", "logos.example", "db.example"];

const { locationId, phoneNumber, baseUrl, scriptOrigin, submitUrl } = PLACEHOLDERS;
const hosts = [baseUrl, scriptOrigin, submitUrl].map((url) => new URL(url).host);

/** The development server and the receiver, in what is tried out on one computer. */
const LOCAL = /^http:\/\/localhost:(5173|8080)(\/|$)/;

/** Accepted values by attribute; examples with sample records have real ids and paths, and Vue binds variables. */
const VALUES: Record<string, (value: string) => boolean> = {
  "location-id": (value) => value === locationId || /^[\da-f-]{36}$/.test(value),
  "base-url": (value) => value === baseUrl || LOCAL.test(value),
  "submit-url": (value) => value === submitUrl || value.startsWith("/") || LOCAL.test(value),
  phone: (value) => value === phoneNumber,
};

test.each(files)("%s uses the documented placeholders", (file) => {
  const text = readFileSync(join(root, file), "utf8").replaceAll("%2F", "/");
  const others = [...text.matchAll(/\b[\w-]+\.example\b(?!\.)/g)].map(([host]) => host);
  expect(others.filter((host) => ![...hosts, ...OTHER_HOSTS].includes(host))).toEqual([]);
  for (const [all, name = "", value = ""] of text.matchAll(
    /(?<!:)\b(location-id|base-url|submit-url|phone)="([^"]*)"/g,
  )) {
    expect([all, value === "…" || VALUES[name]?.(value)]).toEqual([all, true]);
  }
});

test("the documentation explains every placeholder, and the README's snippet has all of them", () => {
  const [, snippet = ""] = /```html\n(.*?)```/s.exec(readme) ?? [];
  for (const placeholder of Object.values(PLACEHOLDERS)) {
    expect(docPage("what-you-need")).toContain(`| \`${placeholder}\` |`);
    const start = placeholder === phoneNumber ? "tel:" : '"';
    const end = placeholder === scriptOrigin ? "/" : '"';
    expect(snippet).toContain(start + placeholder + end);
  }
});

test.each([
  ["the README", readme],
  ["the page about HTML", docPage("html")],
])(
  "the first HTML to paste in %s has a link to call, which is there without the script",
  (_, text) => {
    const [, html = ""] = /```html\n(.*?)```/s.exec(text) ?? [];
    expect(html).toMatch(/<web-scheduler\s[^>]*>\s*<a href="tel:/);
  },
);
