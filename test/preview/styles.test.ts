import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = new URL("../../src/preview/styles/", import.meta.url);

// The build compiles it to custom properties that only exist next to `color-scheme`, which the page has elsewhere:
// what uses it would have no color at all.
test.each(readdirSync(folder))("%s has no light-dark()", (name) => {
  const css = readFileSync(new URL(name, folder), "utf8").replace(/\/\*.*?\*\//gs, "");
  expect(css).not.toContain("light-dark(");
});
