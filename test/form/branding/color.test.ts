import { expect, test } from "vitest";
import { contrastRatio, parseHex, type Rgb } from "../../../src/form/branding/color.ts";

const rgb = (hex: string): Rgb => parseHex(hex) ?? [0, 0, 0];

// Values on which accessibility tools agree. #767676 and #777777 are just above and below 4.5.
test.each([
  ["#000000", "#ffffff", 21],
  ["#767676", "#ffffff", 4.54],
  ["#777777", "#ffffff", 4.48],
  ["#ff0000", "#ffffff", 4.0],
  ["#00ff00", "#ffffff", 1.37],
  ["#131313", "#000000", 1.13],
])("%s on %s has a contrast of %d", (text, background, ratio) => {
  expect(contrastRatio(rgb(text), rgb(background))).toBeCloseTo(ratio, 2);
});

test.each([
  ["#336699", [51, 102, 153]],
  ["#abCDef", [171, 205, 239]],
  [" #000000\n", [0, 0, 0]],
])("parses %j", (text, expected) => {
  expect(parseHex(text)).toEqual(expected);
});

test.each([
  "#fff",
  "a #336699",
  "336699",
  "#33669g",
  "#336699;background:url(//evil.example)",
  "#３３６６９９",
])("does not parse %j", (text) => {
  expect(parseHex(text)).toBeNull();
});
