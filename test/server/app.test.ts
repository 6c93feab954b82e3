import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isOwnedPath } from "../../src/server/handled-paths.ts";

test("nothing that the handler imports needs Node", () => {
  const seen = new Set<string>();
  const packages = new Set<string>();
  const visit = (url: URL) => {
    if (seen.has(url.href)) return;
    seen.add(url.href);
    for (const [, from = ""] of readFileSync(url, "utf8").matchAll(/(?:from|import) "([^"]+)"/g)) {
      if (from.startsWith(".")) visit(new URL(from, url));
      else packages.add(from);
    }
  };
  visit(new URL("../../src/server/app.ts", import.meta.url));
  expect(seen.size).toBeGreaterThan(20);
  expect([...packages].filter((name) => !/^(hono|hono\/.+|zod\/mini)$/.test(name))).toEqual([]);
});

test.each([
  "/",
  "/api/",
  "/api/x",
  "/dev/inbox/",
  "/f/500/",
  "/practice",
  "/practice/",
  "/practice/every-field",
  "/practice/every-field/",
])("%s is the handler's", (path) => expect(isOwnedPath(path)).toBe(true));

test.each([
  "/web-scheduler.js",
  "/practice/practice.css",
  "/practice/art/hero.svg",
  "/practice/index.html",
  "/apis",
  "/preview/",
  "/favicon.svg",
  "/src/index.ts",
])("%s is not the handler's", (path) => expect(isOwnedPath(path)).toBe(false));
