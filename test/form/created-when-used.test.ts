import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const src = join(import.meta.dirname, "../../src");

/** The source of every expression with `\p{…}` and every `Intl` object outside functions. */
function slowAtLoad(value: unknown, source: string): string[] {
  if (typeof value !== "object" || value === null) return [];
  const { type, start, end } = value as { type?: string; start: number; end: number };
  if (type && /Function/.test(type)) return [];
  const text = source.slice(start, end);
  const isSlow =
    (type === "Literal" && /^\/.*\\p\{.*\/\w*$/.test(text)) ||
    (type === "NewExpression" && /^new (?:Intl|RegExp)\b/.test(text));
  return isSlow ? [text] : Object.values(value).flatMap((child) => slowAtLoad(child, source));
}

// They take 2 to 110 ms on a phone, which a key would wait for that is pressed while the chunk arrives.
test("no slow expression or Intl object is created when a file is loaded", () => {
  const files = globSync("{form,messages}/**/*.ts", { cwd: src });
  const found = files.flatMap((file) => {
    const source = readFileSync(join(src, file), "utf8");
    return slowAtLoad(parseSync(file, source).program, source).map((text) => `${file}: ${text}`);
  });
  expect(files.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

test("the check finds them", () => {
  const source = "const A = /\\p{L}/u; const b = () => /\\p{L}/u; const C = new Intl.ListFormat();";
  expect(slowAtLoad(parseSync("a.ts", source).program, source)).toEqual([
    "/\\p{L}/u",
    "new Intl.ListFormat()",
  ]);
});
