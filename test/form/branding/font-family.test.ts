import { expect, test } from "vitest";
import { fontFamily, leftOutFonts } from "../../../src/form/branding/font-family.ts";

test.each([
  ["Arial, Helvetica, sans-serif", '"Arial", "Helvetica", sans-serif'],
  ["SERIF", "serif"],
  ["System-UI, Roboto", 'system-ui, "Roboto", sans-serif'],
  ['"serif"', "serif"],
  ['" Gill Sans "', '"Gill Sans", sans-serif'],
  ["Noto Sans JP, ヒラギノ角ゴ", '"Noto Sans JP", "ヒラギノ角ゴ", sans-serif'],
  ["Source Sans 3, Font_2, A-B.C", '"Source Sans 3", "Font_2", "A-B.C", sans-serif'],
  ["„Open Sans“, ‘Lato’, «Inter»", '"Open Sans", "Lato", "Inter", sans-serif'],
  ["Open Sans:400,700italic, serif", '"Open Sans", serif'],
  ["Poppins:ital,wght@0,400;1,700, serif", '"Poppins", serif'],
  [`"Poppins:600", 'Lato' bold, “Inter” 600`, '"Poppins", "Lato", "Inter", sans-serif'],
  ["font-family: Lato:light, Georgia", '"Lato", "Georgia", sans-serif'],
  ["Museo Sans 300, 04b_19", '"Museo Sans 300", "04b_19", sans-serif'],
  ["Poppins: 600 italic, Lato:wght@400;700&display=swap", '"Poppins", "Lato", sans-serif'],
  [`${"x".repeat(64)}`, `"${"x".repeat(64)}", sans-serif`],
])("%j becomes %s", (text, list) => {
  expect(fontFamily(text)).toBe(list);
});

test.each([
  ["https://fonts.example/css?family=Lato:400,700, serif", "serif"],
  ["//fonts.example/lato.css, 'http://fonts.example/lato'", null],
  ["data:font/woff2;base64,d09GMgABAAA=", null],
  ["C:\\Fonts\\lato.ttf", null],
  ["url(https://evil.example/x), Arial", '"Arial", sans-serif'],
  ['a"}body{display:none}, Arial', '"Arial", sans-serif'],
  ["Arial; background: url(//evil.example)", null],
  ["var(--x)", null],
  ["Arial\\, Roboto", '"Roboto", sans-serif'],
  ["\"Arial', Roboto", '"Arial", "Roboto", sans-serif'],
  ["</style><script>alert(1)</script>", null],
  ["Ari\u0000al", null],
  ["-apple-system", null],
  ["😀", null],
  ["x".repeat(65), null],
  ["", null],
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

test("names what is left out, and no weights", () => {
  const list = "-Lato, “Open Sans”, Poppins:600,700, {}, Inter";
  expect(leftOutFonts(list)).toEqual(["-Lato", "{}"]);
});

test("uses the first eight of two hundred fonts, and names the others", () => {
  const names = Array.from({ length: 200 }, (_, index) => `Font ${index}`);
  const list = `${names}, serif`;
  expect(fontFamily(list)?.split(", ")).toEqual([
    ...names.slice(0, 8).map((name) => `"${name}"`),
    "serif",
  ]);
  expect(leftOutFonts(list)).toEqual(names.slice(8));
});
