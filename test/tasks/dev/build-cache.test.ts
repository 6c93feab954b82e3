import { join } from "node:path";
import { normalizePath } from "vite";
import { afterAll, expect, test } from "vitest";
import { createBuildCache } from "../../../src/tasks/dev/build-cache.ts";
import { root } from "../../../src/tasks/paths.ts";

const cache = createBuildCache();
afterAll(() => cache.close());

test("the script is the shipped one, and is rebuilt only if one of its sources changed", async () => {
  const first = await cache.get("web-scheduler.js");
  if ("error" in first) throw new Error(first.error);
  expect(first.code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n\/\*!.*\*\/\s*try\{!function\(\)\{/);
  expect(first.sources).toContain(normalizePath(join(root, "embed/script/script.ts")));

  cache.invalidate(join(root, "server/hosts/command.ts"));
  await Promise.resolve();
  expect(await cache.get("web-scheduler.js")).toBe(first);

  cache.invalidate(join(root, "embed/script/script.ts"));
  await Promise.resolve();
  const second = await cache.get("web-scheduler.js");
  expect(second).not.toBe(first);
  expect(second).toEqual(first);
}, 60_000);

test("a file that no build writes returns an error and does not throw", async () => {
  expect(await cache.get("other.js")).toHaveProperty("error");
});
