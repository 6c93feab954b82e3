import { join } from "node:path";
import { normalizePath } from "vite";
import { expect, test } from "vitest";
import { served } from "../../../src/tasks/build/outputs.ts";
import { createBuildCache } from "../../../src/tasks/dev/build-cache.ts";
import { root } from "../../../src/tasks/paths.ts";

const cache = createBuildCache();
const [script] = served;
if (!script) throw new Error("There is no script.");

test("the script is the shipped one, and is rebuilt only if one of its sources changed", async () => {
  const first = await cache.get(script);
  if ("error" in first) throw new Error(first.error);
  expect(first.code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n\/\*!.*\*\/\s*try\{\(function/);
  expect(first.sources).toContain(normalizePath(join(root, "embed/script/script.ts")));

  cache.invalidate(join(root, "server/hosts/command.ts"));
  await Promise.resolve();
  expect(await cache.get(script)).toBe(first);

  cache.invalidate(join(root, "embed/script/script.ts"));
  await Promise.resolve();
  const second = await cache.get(script);
  expect(second).not.toBe(first);
  expect(second).toEqual(first);
}, 60_000);

test("a build that fails returns an error and does not throw", async () => {
  const missing = { ...script, input: "embed/script/other.ts" };
  expect(await cache.get(missing)).toHaveProperty("error");
});
