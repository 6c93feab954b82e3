import { expect, test } from "vitest";
import { served } from "../../../../src/tasks/build/outputs.ts";
import {
  describeGrowth,
  readFileSizes,
  stableName,
} from "../../../../src/tasks/build/size/module-sizes.ts";
import { measureModules } from "../../../../src/tasks/build/size/modules.ts";

test("names the modules that grew, from the largest growth, and new ones", () => {
  const before = { "a.ts": 100, "b.ts": 200, "c.ts": 300, "removed.ts": 50 };
  const now = { "a.ts": 110, "b.ts": 200, "c.ts": 250, "new.ts": 40 };
  expect(describeGrowth(before, now)).toEqual([
    "  +40 bytes  new.ts (now 40)",
    "  +10 bytes  a.ts (now 110)",
  ]);
});

test("module-sizes.json has the files that a page loads; if not, run npm run update-sizes", () => {
  expect(Object.keys(readFileSizes())).toEqual(served.map(stableName));
});

test("measures the modules of a file, of packages too, without paths of this machine", async () => {
  const [script] = served;
  if (!script) throw new Error("There is no script.");
  const names = Object.keys(await measureModules(script));
  expect(names).toContain("embed/script/script.ts");
  expect(names).toContain("preact/dist/preact.mjs");
  expect(names.filter((name) => /^[./]|node_modules/.test(name))).toEqual([]);
});
