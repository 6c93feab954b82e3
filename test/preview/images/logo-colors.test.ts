import { expect, test } from "vitest";
import { contrastRatio, parseHex, type Rgb } from "../../../src/form/branding/color.ts";
import { AA } from "../../../src/form/branding/palette.ts";
import { logoColors } from "../../../src/preview/images/logo-colors.ts";

type Rgba = readonly [number, number, number, number?];

/** Pixels: each color as often as its count. */
const image = (...parts: readonly (readonly [color: Rgba, count: number])[]) =>
  parts.flatMap(([[red, green, blue, alpha = 255], count]) =>
    Array.from({ length: count }, () => [red, green, blue, alpha]).flat(),
  );

const WHITE: Rgba = [255, 255, 255];
const NAVY: Rgba = [31, 58, 95];
const ORANGE: Rgba = [240, 138, 60];

test("colors are exact: if the most saturated one is too bright for text, it is the page’s accent", () => {
  const pixels = image([WHITE, 800], [ORANGE, 120], [[120, 120, 120], 60], [NAVY, 20]);
  expect(logoColors(pixels)).toEqual({ color: "#1f3a5f", accent: "#f08a3c" });
});

test("the most saturated color is the brand’s if it is readable", () => {
  const pixels = image([[107, 47, 160], 300], [[24, 20, 32], 60], [[222, 190, 90], 60]);
  expect(logoColors(pixels)).toEqual({ color: "#6b2fa0", accent: "" });
});

test("a small vivid shape comes before a large pale one", () => {
  const pixels = image([[214, 232, 247], 400], [[200, 20, 60], 100]);
  expect(logoColors(pixels)).toEqual({ color: "#c8143c", accent: "" });
});

test("edges, shadows and shades of the same color are not colors of their own", () => {
  const edges = image([[90, 110, 140, 90], 300], [[34, 62, 99], 40], [[240, 60, 200], 2]);
  expect(logoColors([...edges, ...image([NAVY, 500])])).toEqual({ color: "#1f3a5f", accent: "" });
});

test("a single bright color stays as it is on buttons, and is darkened for text", () => {
  const colors = logoColors(image([[255, 210, 63], 100]));
  expect(colors?.accent).toBe("#ffd23f");
  const text = parseHex(colors?.color ?? "") as Rgb;
  expect(contrastRatio(text, [255, 255, 255])).toBeGreaterThanOrEqual(AA);
});

test.each<[string, number[]]>([
  ["white", image([WHITE, 100])],
  ["gray", image([WHITE, 100], [[90, 92, 95], 50])],
  ["a gray JPEG with noise", image([[128, 131, 127], 50], [[60, 58, 61], 50])],
  ["transparent", image([[200, 20, 60, 0], 100])],
  ["empty", []],
])("%s has no colors", (_name, pixels) => {
  expect(logoColors(pixels)).toBeNull();
});
