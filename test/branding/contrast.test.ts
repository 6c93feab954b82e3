import fc from "fast-check";
import { expect, test } from "vitest";
import { contrastRatio, parseHex, type Rgb, toHex } from "../../src/branding/contrast.ts";
import { SEED } from "../fuzz/fuzz.ts";
import { anyColor } from "./colors.ts";

const rgb = (hex: string): Rgb => parseHex(hex) ?? [0, 0, 0];

// Values on which accessibility tools agree. #767676 and #777777 are just above and below 4.5.
test.each([
  ["#000000", "#ffffff", 21],
  ["#ffffff", "#ffffff", 1],
  ["#767676", "#ffffff", 4.54],
  ["#777777", "#ffffff", 4.48],
  ["#949494", "#ffffff", 3.03],
  ["#ff0000", "#ffffff", 4.0],
  ["#00ff00", "#ffffff", 1.37],
  ["#0000ff", "#ffffff", 8.59],
  ["#ffff00", "#000000", 19.56],
  ["#333333", "#ffffff", 12.63],
  ["#0a0a0a", "#000000", 1.06],
  ["#131313", "#000000", 1.13],
])("%s on %s has a contrast of %d", (text, background, ratio) => {
  expect(contrastRatio(rgb(text), rgb(background))).toBeCloseTo(ratio, 2);
});

test("the contrast ratio is symmetric and between 1 and 21", () => {
  fc.assert(
    fc.property(anyColor, anyColor, (a, b) => {
      const ratio = contrastRatio(a, b);
      expect(ratio).toBe(contrastRatio(b, a));
      expect(ratio).toBeGreaterThanOrEqual(1);
      expect(ratio).toBeLessThanOrEqual(21);
    }),
    SEED,
  );
});

test.each([
  ["#336699", [51, 102, 153]],
  ["#abCDef", [171, 205, 239]],
  [" #000000\n", [0, 0, 0]],
])("parses %j", (text, expected) => {
  expect(parseHex(text)).toEqual(expected);
});

test.each([
  "",
  "#",
  "#fff",
  "#12345",
  "#1234567",
  "#77777700",
  "336699",
  "#33669g",
  "red",
  "var(--x)",
  "rgb(1,2,3)",
  "#336699;background:url(//evil.example)",
  "red;background:url(//evil.example)",
  "#336699 #336699",
  "#３３６６９９",
])("does not parse %j", (text) => {
  expect(parseHex(text)).toBeNull();
});

test("parseHex is the inverse of toHex", () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      expect(toHex(color)).toMatch(/^#[0-9a-f]{6}$/);
      expect(parseHex(toHex(color))).toEqual(color);
    }),
    SEED,
  );
});
