import { expect, test } from "vitest";
import { isLightLogo, logoColor } from "../../../src/preview/images/logo-colors.ts";

type Rgba = readonly [number, number, number, number?];

/** Pixels: each color as often as its count. */
const image = (...parts: readonly (readonly [color: Rgba, count: number])[]) =>
  parts.flatMap(([[red, green, blue, alpha = 255], count]) =>
    Array.from({ length: count }, () => [red, green, blue, alpha]).flat(),
  );

const WHITE: Rgba = [255, 255, 255];
const NAVY: Rgba = [31, 58, 95];
const ORANGE: Rgba = [240, 138, 60];

test("the most saturated color is exact, also if it is bright", () => {
  const pixels = image([WHITE, 800], [ORANGE, 120], [[120, 120, 120], 60], [NAVY, 20]);
  expect(logoColor(pixels)).toBe("#f08a3c");
});

test("a small vivid shape comes before a large pale one", () => {
  const pixels = image([[214, 232, 247], 400], [[200, 20, 60], 100]);
  expect(logoColor(pixels)).toBe("#c8143c");
});

test("edges, shadows and shades of the same color are not colors of their own", () => {
  const edges = image([[90, 110, 140, 90], 300], [[34, 62, 99], 40], [[240, 60, 200], 2]);
  expect(logoColor([...edges, ...image([NAVY, 500])])).toBe("#1f3a5f");
});

test.each<[string, number[]]>([
  ["white", image([WHITE, 100])],
  ["gray", image([WHITE, 100], [[90, 92, 95], 50])],
  ["a gray JPEG with noise", image([[128, 131, 127], 50], [[60, 58, 61], 50])],
  ["transparent", image([[200, 20, 60, 0], 100])],
  ["empty", []],
])("%s has no colors", (_name, pixels) => {
  expect(logoColor(pixels)).toBeNull();
});

test("a logo is light if nine tenths of it would be invisible on white", () => {
  expect(isLightLogo(image([WHITE, 90], [NAVY, 10]))).toBe(true);
  expect(isLightLogo(image([WHITE, 89], [NAVY, 11]))).toBe(false);
  expect(isLightLogo(image([[255, 255, 255, 0], 90], [NAVY, 10]))).toBe(false);
  expect(isLightLogo([])).toBe(false);
});
