import { expect, test } from "vitest";
import { pictureInk } from "../../../../src/preview/checks/measure/image-colors.ts";
import { unseenOn } from "../../../../src/preview/checks/measure/low-visibility.ts";

type Pixel = readonly [red: number, green: number, blue: number, alpha: number];

const WHITE: Pixel = [255, 255, 255, 255];
const BLACK: Pixel = [0, 0, 0, 255];
const NAVY: Pixel = [11, 42, 91, 255];
const NONE: Pixel = [0, 0, 0, 0];
/** The soft edge of white letters. */
const EDGE: Pixel = [255, 255, 255, 128];

const picture = (...parts: (readonly [count: number, pixel: Pixel])[]) =>
  parts.flatMap(([count, pixel]) => Array.from({ length: count }, () => pixel).flat());

test.each([
  [
    "white letters on nothing",
    [
      [20, WHITE],
      [5, EDGE],
      [75, NONE],
    ],
    ["light"],
  ],
  [
    "navy letters on nothing",
    [
      [20, NAVY],
      [80, NONE],
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
    "a white badge with a navy mark, on nothing",
    [
      [10, NAVY],
      [70, WHITE],
      [20, NONE],
    ],
    [],
  ],
  ["a white sheet", [[100, WHITE]], ["light"]],
  ["nothing at all", [[100, NONE]], ["light", "dark"]],
  ["no pixel", [], ["light", "dark"]],
] as const)("%s cannot be seen on %j", (_, parts, unseen) => {
  const ink = pictureInk(picture(...parts));
  expect((["light", "dark"] as const).filter((scheme) => unseenOn(ink, scheme))).toEqual(unseen);
});

test("the mean colour is of what is drawn, and the cover of the whole", () => {
  const ink = pictureInk(picture([50, [200, 100, 0, 255]], [50, NONE]));
  expect(ink).toMatchObject({ r: 200, g: 100, b: 0, opaque: 0.5 });
  expect(pictureInk([])).toMatchObject({ r: 0, g: 0, b: 0, opaque: 0 });
});
