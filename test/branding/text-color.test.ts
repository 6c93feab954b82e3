import fc from "fast-check";
import { expect, test } from "vitest";
import { BACKGROUNDS } from "../../src/branding/brand.ts";
import { contrastRatio, parseHex } from "../../src/branding/contrast.ts";
import { lightnessOf, toOklab } from "../../src/branding/oklch.ts";
import { readableTextColor } from "../../src/branding/text-color.ts";
import { SEED } from "../fuzz/fuzz.ts";
import { anyColor } from "./colors.ts";

const { light, dark } = BACKGROUNDS;

test("any color becomes readable on any background", () => {
  fc.assert(
    fc.property(anyColor, anyColor, (color, background) => {
      const textColor = readableTextColor(color, background);
      expect(contrastRatio(textColor, background)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 1000, ...SEED },
  );
});

test.each([
  ["darkens yellow on white and keeps the hue", "#ffd500", light, "darker"],
  ["lightens dark blue on the dark background and keeps the hue", "#0b2a5b", dark, "lighter"],
] as const)("%s", (_label, hex, background, change) => {
  const color = parseHex(hex) ?? background;
  const textColor = readableTextColor(color, background);
  expect(lightnessOf(textColor) < lightnessOf(color)).toBe(change === "darker");
  const [, a, b] = toOklab(color);
  const [, newA, newB] = toOklab(textColor);
  expect(Math.atan2(newB, newA)).toBeCloseTo(Math.atan2(b, a), 1);
  expect(contrastRatio(textColor, background)).toBeLessThan(4.8);
});
