import { expect, test } from "vitest";
import { COLOUR_VISION } from "../../../src/preview/stage/vision.ts";

const visions = Object.entries(COLOUR_VISION);
const filters = visions.flatMap(([name, { matrix }]) => (matrix ? [{ name, matrix }] : []));

test("there are four that change colours, and one that blurs", () => {
  expect(filters.map(({ name }) => name)).toEqual([
    "protanopia",
    "deuteranopia",
    "tritanopia",
    "achromatopsia",
  ]);
  expect(visions.filter(([, { blur }]) => blur > 0).map(([name]) => name)).toEqual(["blurred"]);
});

test.each(filters)("$name keeps white white, grey grey, and every cover", ({ matrix }) => {
  expect(matrix).toHaveLength(20);
  for (const row of [0, 5, 10]) {
    const [red = 0, green = 0, blue = 0, alpha, more] = matrix.slice(row, row + 5);
    expect(red + green + blue).toBeCloseTo(1, 5);
    expect([alpha, more]).toEqual([0, 0]);
  }
  expect(matrix.slice(15)).toEqual([0, 0, 0, 1, 0]);
});

test("red and green come nearer to each other without red or green cones, and are one without any", () => {
  const apart = (matrix: readonly number[]) =>
    Math.hypot(...[0, 5, 10].map((row) => (matrix[row] ?? 0) - (matrix[row + 1] ?? 0)));
  expect(apart(COLOUR_VISION.protanopia.matrix)).toBeLessThan(Math.SQRT2);
  expect(apart(COLOUR_VISION.deuteranopia.matrix)).toBeLessThan(Math.SQRT2);
  expect(new Set(COLOUR_VISION.achromatopsia.matrix.slice(0, 15))).toEqual(
    new Set([0.2126, 0.7152, 0.0722, 0]),
  );
});
