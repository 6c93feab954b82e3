import { expect, test } from "vitest";
import { findInvisible } from "../../../../src/preview/checks/measure/image-colors.ts";

/** Red, green, blue and alpha. */
const PIXELS = {
  white: [255, 255, 255, 255],
  black: [0, 0, 0, 255],
  navy: [11, 42, 91, 255],
  clear: [0, 0, 0, 0],
  /** An antialiased edge of white letters. */
  edge: [255, 255, 255, 128],
};

/** An image with these numbers of pixels. */
const image = (counts: Partial<Record<keyof typeof PIXELS, number>>) =>
  Object.entries(PIXELS).flatMap(([color, pixel]) =>
    Array.from({ length: counts[color as keyof typeof PIXELS] ?? 0 }, () => pixel).flat(),
  );

test.each([
  ["white letters on a transparent background", { white: 20, edge: 5, clear: 75 }, ["light"]],
  ["navy letters on a transparent background", { navy: 20, clear: 80 }, ["dark"]],
  ["black letters on white", { black: 5, white: 95 }, []],
  ["a white badge with a navy mark", { navy: 10, white: 70, clear: 20 }, []],
  ["a white rectangle", { white: 100 }, ["light"]],
  ["thin black letters on white", { black: 4, white: 96 }, []],
  ["a transparent image", { clear: 100 }, ["light", "dark"]],
  ["no pixels", {}, ["light", "dark"]],
] as const)("%s: invisible on %j", (_title, counts, schemes) => {
  expect(findInvisible(image(counts))).toEqual(schemes);
});
