import fc from "fast-check";
import { expect, test } from "vitest";
import { fontFamily } from "../../src/branding/font-family.ts";
import { SEED } from "../fuzz/fuzz.ts";

test.each([
  ["Arial, Helvetica, sans-serif", '"Arial", "Helvetica", sans-serif'],
  ['Arial,"Open Sans",serif', '"Arial", "Open Sans", serif'],
  ["'Gill Sans' ,  Calibri", '"Gill Sans", "Calibri", sans-serif'],
  ["Georgia", '"Georgia", sans-serif'],
  ["serif", "serif"],
  ["SERIF", "serif"],
  ["System-UI, Roboto", 'system-ui, "Roboto", sans-serif'],
  ['"serif"', "serif"],
  ['" Gill Sans "', '"Gill Sans", sans-serif'],
  ["Noto Sans JP, ヒラギノ角ゴ", '"Noto Sans JP", "ヒラギノ角ゴ", sans-serif'],
  ["Source Sans 3, Font_2, A-B.C", '"Source Sans 3", "Font_2", "A-B.C", sans-serif'],
  ["inherit", '"inherit", sans-serif'],
  [",,Arial,,", '"Arial", sans-serif'],
  [`${"x".repeat(64)}`, `"${"x".repeat(64)}", sans-serif`],
])("%j becomes %s", (text, list) => {
  expect(fontFamily(text)).toBe(list);
});

test.each([
  ["url(https://evil.example/x), Arial", '"Arial", sans-serif'],
  ['a"}body{display:none}, Arial', '"Arial", sans-serif'],
  ["Arial; background: url(//evil.example)", null],
  ["var(--x)", null],
  ["Arial\\, Roboto", '"Roboto", sans-serif'],
  ["\"Arial', Roboto", '"Roboto", sans-serif'],
  ['"""', null],
  ['Arial "Bold"', null],
  ['"Arial" Bold', null],
  ["Arial/**/", null],
  ["Arial!important", null],
  ["@import 'x'", null],
  ["</style><script>alert(1)</script>", null],
  ["Ari\nal", null],
  ["Ari\u0000al", null],
  ["\u202eArial", null],
  ["-apple-system", null],
  ["😀", null],
  ["x".repeat(65), null],
  ["", null],
  [" , ,", null],
])("keeps only valid names of %j: %j", (text, list) => {
  expect(fontFamily(text)).toBe(list);
});

test.each([
  "serif",
  "sans-serif",
  "cursive",
  "fantasy",
  "system-ui",
  "ui-serif",
  "ui-sans-serif",
  "ui-monospace",
  "ui-rounded",
])("the generic family %s is not quoted", (generic) => {
  expect(fontFamily(generic)).toBe(generic);
  expect(fontFamily(`Arial, ${generic}`)).toBe(`"Arial", ${generic}`);
});

test("monospace alone is repeated, because browsers have a smaller font size for it", () => {
  expect(fontFamily("Monospace")).toBe("monospace, monospace");
  expect(fontFamily("Arial, monospace")).toBe('"Arial", monospace');
});

test("uses the first eight of two hundred fonts", () => {
  const list = Array.from({ length: 200 }, (_, index) => `Font ${index}`).join(",");
  expect(fontFamily(list)?.split(", ")).toEqual([
    ...Array.from({ length: 8 }, (_, index) => `"Font ${index}"`),
    "sans-serif",
  ]);
});

test("keeps the generic family at the end of a long list", () => {
  const list = [...Array.from({ length: 12 }, (_, index) => `Font ${index}`), "serif"].join(",");
  expect(fontFamily(list)?.split(", ").at(-1)).toBe("serif");
});

const GENERIC = "serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[a-z]+(-serif)?";
const QUOTED_NAME = '"[\\p{L}\\p{N}][\\p{L}\\p{N} _.-]*"';
const SAFE_LIST = new RegExp(`^(${QUOTED_NAME}|${GENERIC})(, (${QUOTED_NAME}|${GENERIC}))*$`, "u");

test("the result is always a safe list", () => {
  const fragment = fc.oneof(
    fc.string({ unit: "binary", maxLength: 30 }),
    fc.constantFrom("Arial", '"', "'", ",", ";", "}", "\\", "url(", "serif", "/*", "\n"),
  );
  fc.assert(
    fc.property(fc.array(fragment, { maxLength: 12 }), (fragments) => {
      const list = fontFamily(fragments.join(""));
      if (list !== null) expect(list).toMatch(SAFE_LIST);
    }),
    { numRuns: 1000, ...SEED },
  );
});
