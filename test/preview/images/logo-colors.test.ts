import { expect, test } from "vitest";
import {
  type Drawing,
  isHidden,
  logoColor,
  logoColors,
  readDrawing,
} from "../../../src/preview/images/logo-colors.ts";

type Rgba = readonly [number, number, number, number?];

/** Pixels in one row: each color as often as its count. */
function image(...parts: readonly (readonly [color: Rgba, count: number])[]): Drawing {
  const colors = parts.flatMap(([[red, green, blue, alpha = 255], count]) =>
    Array.from({ length: count }, () => [red, green, blue, alpha]),
  );
  const data = Uint8ClampedArray.from(colors.flat());
  return readDrawing({ data, width: colors.length, height: 1 });
}

const WHITE: Rgba = [255, 255, 255];
const NAVY: Rgba = [31, 58, 95];
const ORANGE: Rgba = [240, 138, 60];

test("the form gets the color that is seen most, exactly", () => {
  const pixels = image([WHITE, 800], [ORANGE, 120], [[10, 10, 10], 60], [NAVY, 20]);
  expect(logoColors(pixels)).toEqual(["#F08A3C", "#1F3A5F", "#0A0A0A"]);
  expect(logoColor(image([NAVY, 300], [ORANGE, 40]))).toBe("#1F3A5F");
});

test("a color that a card can have as it is comes before one that it cannot", () => {
  expect(logoColor(image([[217, 88, 143], 200], [[247, 198, 217], 100]))).toBe("#F7C6D9");
  expect(logoColor(image([[217, 88, 143], 200]))).toBe("#D9588F");
});

test("edges, shadows and shades of the same color are not colors of their own", () => {
  const pixels = image(
    [[90, 110, 140, 90], 300],
    [[34, 62, 99], 40],
    [[240, 60, 200], 2],
    [NAVY, 500],
  );
  expect(logoColors(pixels)).toEqual(["#1F3A5F"]);
});

test.each<[string, Drawing]>([
  ["white", image([WHITE, 100])],
  ["gray", image([WHITE, 100], [[90, 92, 95], 50])],
  ["a gray JPEG with noise", image([[128, 131, 127], 50], [[60, 58, 61], 50])],
  ["transparent", image([[200, 20, 60, 0], 100])],
  ["empty", image()],
])("%s gives the form no color", (_name, pixels) => {
  expect(logoColor(pixels)).toBeNull();
});

test("a logo is hidden if nine tenths hardly differ, or half of it does not", () => {
  const CLEAR: Rgba = [0, 0, 0, 0];
  const PINK: Rgba = [247, 198, 217];
  const onWhite = (color: Rgba, count: number) =>
    isHidden([255, 255, 255], image([CLEAR, 1], [color, count], [NAVY, 100 - count]));
  expect([onWhite(PINK, 89), onWhite(PINK, 90)]).toEqual([false, true]);
  expect([onWhite(WHITE, 49), onWhite(WHITE, 50)]).toEqual([false, true]);
  // Its white background is not drawn, as on a plate.
  expect(isHidden([255, 255, 255], image([WHITE, 900], [NAVY, 10]))).toBe(false);
  expect(isHidden([255, 255, 255], image([CLEAR, 1]))).toBe(true);
  expect(isHidden([20, 39, 78], image([CLEAR, 1], [[20, 39, 78], 10]))).toBe(true);
});
