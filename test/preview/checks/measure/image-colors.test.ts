import { expect, test } from "vitest";
import {
  isInvisibleOn,
  measureImageColors,
} from "../../../../src/preview/checks/measure/image-colors.ts";

type Pixel = readonly [red: number, green: number, blue: number, alpha: number];

const WHITE: Pixel = [255, 255, 255, 255];
const BLACK: Pixel = [0, 0, 0, 255];
const NAVY: Pixel = [11, 42, 91, 255];
const CLEAR: Pixel = [0, 0, 0, 0];
/** An antialiased edge of white letters. */
const EDGE: Pixel = [255, 255, 255, 128];

const image = (...parts: (readonly [count: number, pixel: Pixel])[]) =>
  parts.flatMap(([count, pixel]) => Array.from({ length: count }, () => pixel).flat());

test.each([
  [
    "white letters on a transparent background",
    [
      [20, WHITE],
      [5, EDGE],
      [75, CLEAR],
    ],
    ["light"],
  ],
  [
    "navy letters on a transparent background",
    [
      [20, NAVY],
      [80, CLEAR],
    ],
    ["dark"],
  ],
  [
    "black letters on white",
    [
      [5, BLACK],
      [95, WHITE],
    ],
    [],
  ],
  [
    "a white badge with a navy mark",
    [
      [10, NAVY],
      [70, WHITE],
      [20, CLEAR],
    ],
    [],
  ],
  ["a white rectangle", [[100, WHITE]], ["light"]],
  ["a transparent image", [[100, CLEAR]], ["light", "dark"]],
  ["no pixels", [], ["light", "dark"]],
] as const)("%s: invisible on %j", (_title, parts, schemes) => {
  const colors = measureImageColors(image(...parts));
  expect((["light", "dark"] as const).filter((scheme) => isInvisibleOn(colors, scheme))).toEqual(
    schemes,
  );
});

test("the mean color ignores transparent pixels, and the opaque share does not", () => {
  const colors = measureImageColors(image([50, [200, 100, 0, 255]], [50, CLEAR]));
  expect(colors).toMatchObject({ r: 200, g: 100, b: 0, opaque: 0.5 });
  expect(measureImageColors([])).toMatchObject({ r: 0, g: 0, b: 0, opaque: 0 });
});
