import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FILES = globSync("src/**/*.css");

/** Each rule's selector with the conditions around it. */
function selectorsOf(css: string): { selector: string; conditions: string[] }[] {
  const open: string[] = [];
  const found: { selector: string; conditions: string[] }[] = [];
  for (const [, prelude = "", brace] of css
    .replace(/\/\*.*?\*\//gs, "")
    .matchAll(/([^{};]*)([{};])/g)) {
    if (brace === "}") open.pop();
    if (brace !== "{") continue;
    const selector = prelude.trim();
    if (!selector.startsWith("@")) found.push({ selector, conditions: [...open] });
    open.push(selector);
  }
  return found;
}

// After a tap a touch screen keeps applying :hover, so that a chosen answer would look different.
test("styles for hovering apply only to devices that can hover", () => {
  const rules = FILES.flatMap((file) => selectorsOf(readFileSync(file, "utf8"))).filter(
    ({ selector }) => selector.includes(":hover"),
  );
  expect(rules.length).toBeGreaterThan(3);
  const always = rules.filter(({ conditions }) => !conditions.includes("@media (hover: hover)"));
  expect(always.map(({ selector }) => selector)).toEqual([]);
});
