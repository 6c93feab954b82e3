import fc from "fast-check";
import { expect, test } from "vitest";
import { fontFamily } from "../../src/branding/font-family.ts";

test.each([
  ["Arial, Helvetica, sans-serif", '"Arial", "Helvetica", sans-serif'],
  ['Arial,"Open Sans",serif', '"Arial", "Open Sans", serif'],
  ["'Gill Sans' ,  Calibri", '"Gill Sans", "Calibri", sans-serif'],
  ["Georgia", '"Georgia", sans-serif'],
  ["serif", "serif"],
  ["SERIF", "serif"],
  ["System-UI, Roboto", 'system-ui, "Roboto", sans-serif'],
  ['"serif"', "serif"],
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
])("nothing but names is taken out of %j: %j", (text, list) => {
  expect(fontFamily(text)).toBe(list);
});

test("of two hundred fonts, eight are used", () => {
  const list = Array.from({ length: 200 }, (_, index) => `Font ${index}`).join(",");
  expect(fontFamily(list)?.split(", ")).toEqual([
    ...Array.from({ length: 8 }, (_, index) => `"Font ${index}"`),
    "sans-serif",
  ]);
});

test("a list that names its generic family after many others still ends with it", () => {
  const list = [...Array.from({ length: 12 }, (_, index) => `Font ${index}`), "serif"].join(",");
  expect(fontFamily(list)?.split(", ").at(-1)).toBe("serif");
});

const GENERIC = "serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[a-z]+(-serif)?";
const NAME = '"[\\p{L}\\p{N}][\\p{L}\\p{N} _.-]*"';
const SAFE = new RegExp(`^(${NAME}|${GENERIC})(, (${NAME}|${GENERIC}))*$`, "u");

test("whatever comes in, what goes out is a list that we wrote", () => {
  const piece = fc.oneof(
    fc.string({ unit: "binary", maxLength: 30 }),
    fc.constantFrom("Arial", '"', "'", ",", ";", "}", "\\", "url(", "serif", "/*", "\n"),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const list = fontFamily(pieces.join(""));
      if (list !== null) expect(list).toMatch(SAFE);
    }),
    { numRuns: 1000 },
  );
});
