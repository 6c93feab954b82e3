import { expect, test } from "vitest";
import { VISIONS } from "../../../src/preview/stage/vision.ts";

const visions = Object.entries(VISIONS);
const filters = visions.flatMap(([name, { matrix }]) => (matrix ? [{ name, matrix }] : []));

test("four conditions change colors, and one blurs", () => {
  expect(filters.map(({ name }) => name)).toEqual([
    "protanopia",
    "deuteranopia",
    "tritanopia",
    "achromatopsia",
  ]);
  expect(visions.filter(([, { blur }]) => blur).map(([name]) => name)).toEqual(["blurred"]);
});

test.each(filters)("$name does not change white, gray and alpha", ({ matrix }) => {
  expect(matrix).toHaveLength(20);
  for (const row of [0, 5, 10]) {
    const [red = 0, green = 0, blue = 0, alpha, offset] = matrix.slice(row, row + 5);
    expect(red + green + blue).toBeCloseTo(1, 5);
    expect([alpha, offset]).toEqual([0, 0]);
  }
  expect(matrix.slice(15)).toEqual([0, 0, 0, 1, 0]);
});

test("red and green become more similar without red or green cones, and equal without any cones", () => {
  const matrixOf = (name: string) => VISIONS[name]?.matrix ?? [];
  const distance = (matrix: readonly number[]) =>
    Math.hypot(...[0, 5, 10].map((row) => (matrix[row] ?? 0) - (matrix[row + 1] ?? 0)));
  expect(distance(matrixOf("protanopia"))).toBeLessThan(Math.SQRT2);
  expect(distance(matrixOf("deuteranopia"))).toBeLessThan(Math.SQRT2);
  expect(new Set(matrixOf("achromatopsia").slice(0, 15))).toEqual(
    new Set([0.2126, 0.7152, 0.0722, 0]),
  );
});
