import fc from "fast-check";
import { expect, test } from "vitest";
import { BACKGROUNDS } from "../../src/branding/brand.ts";
import { contrastRatio, parseHex, type Rgb, toHex } from "../../src/branding/contrast.ts";
import { lightnessOf, toOklab, withLightness } from "../../src/branding/oklch.ts";
import { AA, AAA, readableTextColor } from "../../src/branding/text-color.ts";
import { SEED } from "../fuzz/fuzz.ts";
import { anyColor } from "./colors.ts";

const { light, dark } = BACKGROUNDS;

test("AA and AAA are the ratios of WCAG 2.2", () => {
  expect([AA, AAA]).toEqual([4.5, 7]);
});

test.each(Object.entries(BACKGROUNDS))(
  "any color becomes readable on the %s background",
  (_name, background) => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const textColor = readableTextColor(color, background);
        expect(contrastRatio(textColor, background)).toBeGreaterThanOrEqual(4.5);
        for (const channel of textColor) {
          expect(Number.isInteger(channel) && channel >= 0 && channel <= 255).toBe(true);
        }
        if (contrastRatio(color, background) >= 4.5) expect(textColor).toEqual(color);
      }),
      { numRuns: 1000, ...SEED },
    );
  },
);

test("any color becomes readable on any background", () => {
  fc.assert(
    fc.property(anyColor, anyColor, (color, background) => {
      const textColor = readableTextColor(color, background);
      expect(contrastRatio(textColor, background)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 1000, ...SEED },
  );
});

test("the result is the first readable shade of all lightnesses between the color and the end", () => {
  fc.assert(
    fc.property(anyColor, fc.double({ min: 1, max: 15, noNaN: true }), (color, minContrast) => {
      for (const [background, end] of [
        [light, 0],
        [dark, 1],
      ] as const) {
        fc.pre(contrastRatio(color, background) < minContrast);
        const from = lightnessOf(color);
        const isReadable = (shade: Rgb) => contrastRatio(shade, background) >= minContrast;
        const first = Array.from({ length: 400 }, (_, step) => from + ((end - from) * step) / 400)
          .map((lightness) => withLightness(color, lightness))
          .find(isReadable);
        const found = readableTextColor(color, background, minContrast);
        expect(lightnessOf(found)).toBeCloseTo(lightnessOf(first ?? found), 2);
        if (first) expect(isReadable(found)).toBe(true);
      }
    }),
    { numRuns: 200, ...SEED },
  );
});

test("the result is the nearest readable shade", () => {
  const gray = parseHex("#999999") ?? light;
  const textColor = readableTextColor(gray, light);
  expect(contrastRatio(textColor, light)).toBeLessThan(4.8);
  expect(textColor[0]).toBeLessThan(153);
  expect(new Set(textColor).size).toBe(1);
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

test("a lower minimum contrast, as for large text, keeps more colors", () => {
  const gray = parseHex("#949494") ?? light;
  expect(toHex(readableTextColor(gray, light, 3))).toBe("#949494");
  expect(toHex(readableTextColor(gray, light))).not.toBe("#949494");
});

test("a color with exactly the minimum contrast is unchanged", () => {
  const red: Rgb = [178, 34, 34];
  expect(readableTextColor(red, light, contrastRatio(red, light))).toEqual(red);
});

test("returns black or white if no shade has the minimum contrast", () => {
  expect(readableTextColor([128, 128, 128], [128, 128, 128], 21)).toEqual([0, 0, 0]);
  expect(readableTextColor([60, 60, 60], [60, 60, 60], 21)).toEqual([255, 255, 255]);
});
