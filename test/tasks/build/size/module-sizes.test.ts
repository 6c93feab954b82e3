import { expect, test } from "vitest";
import { served, version } from "../../../../src/tasks/build/outputs.ts";
import {
  describeGrowth,
  describeOutdated,
  readFileSizes,
  stableName,
} from "../../../../src/tasks/build/size/module-sizes.ts";
import { measureOutput } from "../../../../src/tasks/build/size/modules.ts";

test("names the modules that grew, from the largest growth, and new ones", () => {
  const before = { "a.ts": 100, "b.ts": 200, "c.ts": 300, "removed.ts": 50 };
  const now = { "a.ts": 110, "b.ts": 200, "c.ts": 250, "new.ts": 40 };
  expect(describeGrowth(before, now)).toEqual([
    "  +40 bytes  new.ts (now 40)",
    "  +10 bytes  a.ts (now 110)",
  ]);
});

test("names the files whose recorded size is out of date, larger or smaller", () => {
  const recorded = Object.fromEntries(
    ["a.js", "b.js", "c.js", "d.js"].map((file) => [file, { total: 2_000, modules: {} }]),
  );
  const built = [
    { file: "a.js", brotli: 2_000 },
    { file: "b.js", brotli: 2_100 },
    { file: "c.js", brotli: 2_101 },
    { file: `d-${version}.js`, brotli: 1_899 },
    { file: "location record", brotli: 3_000 },
  ];
  expect(describeOutdated(recorded, built)).toEqual([
    "  c.js: 2,101 bytes (brotli), recorded 2,000",
    `  d-${version}.js: 1,899 bytes (brotli), recorded 2,000`,
  ]);
});

test("module-sizes.json has the files that a page loads; if not, run npm run update-sizes", () => {
  expect(Object.keys(readFileSizes())).toEqual(served.map(stableName));
});

test("measures the modules of a file, of packages too, without paths of this machine", async () => {
  const [script] = served;
  if (!script) throw new Error("There is no script.");
  const { total, modules } = await measureOutput(script);
  expect(total).toBeGreaterThan(10_000);
  const names = Object.keys(modules);
  expect(names).toContain("embed/script/script.ts");
  expect(names).toContain("preact/dist/preact.mjs");
  expect(names.filter((name) => /^[./]|node_modules/.test(name))).toEqual([]);
});
