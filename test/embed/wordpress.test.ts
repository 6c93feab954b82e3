import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isPrefill, SETTING_NAMES } from "../../src/embed/api/attributes.ts";
import { VERSION } from "../../src/embed/api/version.ts";

const plugin = readFileSync(
  join(import.meta.dirname, "../../public/wordpress/web-scheduler.php"),
  "utf8",
);
const list = (name: string) => {
  const [, inside = ""] = new RegExp(`const ${name}\\s*= array\\(([^)]*)\\)`).exec(plugin) ?? [];
  return [...inside.matchAll(/'([^']+)'/g)].map(([, one]) => one);
};

test("the WordPress plugin knows the element's attributes, and no others", () => {
  const known = ["TEXTS", "URLS", "FLAGS"].flatMap((name) => list(`WEB_SCHEDULER_${name}`));
  // Drafts are for the preview; texts to begin with would be the same for every visitor.
  const wanted = SETTING_NAMES.filter((name) => name !== "allow-draft" && !isPrefill(name));
  expect(known.sort()).toEqual([...wanted].sort());
});

test("the WordPress plugin names this version", () => {
  expect(plugin).toContain(` * Version: ${VERSION}`);
  expect(plugin).toContain(`/web-scheduler-${VERSION}.js`);
});

test("whatever the WordPress plugin prints is escaped", () => {
  const printed = plugin.match(/sprintf\([\s\S]*?\);/g) ?? [];
  expect(printed.length).toBeGreaterThan(3);
  for (const call of printed) expect(call).toMatch(/esc_|\$url|\$attributes, \$fallback/);
  expect(plugin).not.toMatch(/\becho\b|\beval\b|\$_(GET|POST|REQUEST|COOKIE)/);
  const count = (part: string) => plugin.split(part).length;
  for (const [open, close] of ["()", "{}", "[]"]) {
    expect(count(open as string)).toBe(count(close as string));
  }
});
