import { join } from "node:path";
import { normalizePath } from "vite";
import { afterAll, expect, test } from "vitest";
import { root } from "../../../src/tasks/build/outputs.ts";
import { widgetBuilds } from "../../../src/tasks/dev/widget-builds.ts";

const builds = widgetBuilds();
afterAll(() => builds.close());

test("the script is the shipped one, built again only when one of its sources changed", async () => {
  const first = await builds.file("web-scheduler.js");
  if ("problem" in first) throw new Error(first.problem);
  expect(first.code).toMatch(/^\/\*!.*\*\/\s*try\{\(function\(\)\{/);
  expect(first.sources).toContain(normalizePath(join(root, "embed/script/script.ts")));

  builds.changed(join(root, "server/hosts/command.ts"));
  await Promise.resolve();
  expect(await builds.file("web-scheduler.js")).toBe(first);

  builds.changed(join(root, "embed/script/script.ts"));
  await Promise.resolve();
  const second = await builds.file("web-scheduler.js");
  expect(second).not.toBe(first);
  expect(second).toEqual(first);
}, 60_000);

test("a file that no build writes is a problem, not an exception", async () => {
  expect(await builds.file("other.js")).toHaveProperty("problem");
});
