import { describe, expect, test } from "vitest";
import { contrastRatio, parseHex, type Rgb } from "../../../src/branding/contrast.ts";
import { AA } from "../../../src/branding/text-color.ts";
import { brandColors, logoColors } from "../../../src/preview/looks/logo-colors.ts";

type Rgba = readonly [number, number, number, number?];

/** Pixels: each color as often as its count. */
const image = (...parts: readonly (readonly [color: Rgba, count: number])[]) =>
  parts.flatMap(([[red, green, blue, alpha = 255], count]) =>
    Array.from({ length: count }, () => [red, green, blue, alpha]).flat(),
  );

const WHITE: Rgba = [255, 255, 255];
const NAVY: Rgba = [31, 58, 95];
const ORANGE: Rgba = [240, 138, 60];

test("colors are exact, the most typical one first, without white and gray", () => {
  const pixels = image([WHITE, 800], [NAVY, 120], [[120, 120, 120], 60], [ORANGE, 20]);
  expect(logoColors(pixels)).toEqual({ colors: ["#1f3a5f", "#f08a3c"] });
});

test("a small vivid shape comes before a large pale one", () => {
  const pixels = image([[214, 232, 247], 400], [[200, 20, 60], 100]);
  expect(logoColors(pixels)).toMatchObject({ colors: ["#c8143c"] });
});

test("edges, shadows and shades of the same color are not colors of their own", () => {
  const edges = image([[90, 110, 140, 90], 300], [[34, 62, 99], 40], [[240, 60, 200], 2]);
  expect(logoColors([...edges, ...image([NAVY, 500])])).toEqual({ colors: ["#1f3a5f"] });
});

test("there are at most four colors", () => {
  const hues: Rgba[] = [
    [220, 30, 30],
    [220, 160, 20],
    [40, 160, 60],
    [20, 140, 200],
    [120, 60, 190],
    [230, 80, 170],
  ];
  const { colors } = logoColors(image(...hues.map((color) => [color, 50] as const))) as {
    colors: string[];
  };
  expect(colors).toHaveLength(4);
});

describe("a logo without colors says why", () => {
  test.each<[string, number[], RegExp]>([
    ["white", image([WHITE, 100]), /only white/],
    ["gray", image([WHITE, 100], [[90, 92, 95], 50]), /only black, gray and white/],
    ["a gray JPEG with noise", image([[128, 131, 127], 50], [[60, 58, 61], 50]), /only black/],
    ["transparent", image([[200, 20, 60, 0], 100]), /transparent/],
    ["empty", [], /transparent/],
  ])("%s", (_name, pixels, reason) => {
    expect(logoColors(pixels)).toEqual({ reason: expect.stringMatching(reason) });
  });
});

test("a readable color becomes the text, and another one the accent", () => {
  expect(brandColors(["#f08a3c", "#1f3a5f"])).toEqual({ text: "#1f3a5f", accent: "#f08a3c" });
});

test("a single readable color is the text, from which the form derives the accent", () => {
  expect(brandColors(["#1f3a5f"])).toEqual({ text: "#1f3a5f", accent: "" });
});

test("a single bright color stays as it is on buttons, and is darkened for text", () => {
  const brand = brandColors(["#ffd23f"]);
  expect(brand?.accent).toBe("#ffd23f");
  const text = parseHex(brand?.text ?? "") as Rgb;
  expect(contrastRatio(text, [255, 255, 255])).toBeGreaterThanOrEqual(AA);
});

test("without colors there is no brand", () => {
  expect(brandColors([])).toBeNull();
});
