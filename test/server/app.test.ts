import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isHandledPath } from "../../src/server/http/handled-paths.ts";

test("the handler imports nothing from Node", () => {
  const visited = new Set<string>();
  const packages = new Set<string>();
  const visit = (url: URL) => {
    if (visited.has(url.href)) return;
    visited.add(url.href);
    for (const [, from = ""] of readFileSync(url, "utf8").matchAll(/(?:from|import) "([^"]+)"/g)) {
      if (from.startsWith(".")) visit(new URL(from, url));
      else packages.add(from);
    }
  };
  visit(new URL("../../src/server/app.ts", import.meta.url));
  expect(visited.size).toBeGreaterThan(20);
  const portable = /^(hono|hono\/.+|libphonenumber-js\/min|zod\/mini)$/;
  expect([...packages].filter((name) => !portable.test(name))).toEqual([]);
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
])("the handler serves %s", (path) => expect(isHandledPath(path)).toBe(true));

test.each([
  "/web-scheduler.js",
  "/practice/practice.css",
  "/practice/art/hero.svg",
  "/practice/index.html",
  "/apis",
  "/preview/",
  "/favicon.svg",
  "/src/index.ts",
])("the host serves %s", (path) => expect(isHandledPath(path)).toBe(false));
