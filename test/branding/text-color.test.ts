import fc from "fast-check";
import { expect, test } from "vitest";
import { BACKGROUNDS } from "../../src/branding/brand.ts";
import { contrastRatio, parseHex, type Rgb, toHex } from "../../src/branding/contrast.ts";
import { READABLE, readableInk } from "../../src/branding/text-color.ts";
import { color } from "./colors.ts";

const { light, dark } = BACKGROUNDS;

test("readable is what WCAG calls so", () => {
  expect(READABLE).toBe(4.5);
});

test.each(Object.entries(BACKGROUNDS))("any colour becomes readable on the %s one", (_, ground) => {
  fc.assert(
    fc.property(color, (one) => {
      const ink = readableInk(one, ground);
      expect(contrastRatio(ink, ground)).toBeGreaterThanOrEqual(4.5);
      for (const channel of ink) {
        expect(Number.isInteger(channel) && channel >= 0 && channel <= 255).toBe(true);
      }
      if (contrastRatio(one, ground) >= 4.5) expect(ink).toEqual(one);
    }),
    { numRuns: 1000 },
  );
});

test("any colour becomes readable on any background, where that can be", () => {
  fc.assert(
    fc.property(color, color, (one, ground) => {
      expect(contrastRatio(readableInk(one, ground), ground)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 1000 },
  );
});

test("it is the nearest shade: a step less would not be readable", () => {
  const grey = parseHex("#999999") ?? light;
  const ink = readableInk(grey, light);
  expect(contrastRatio(ink, light)).toBeLessThan(4.8);
  expect(ink[0]).toBeLessThan(153);
  expect(new Set(ink).size).toBe(1);
});

test.each([
  ["a yellow is darkened on white, and stays a yellow", "#ffd500", light, "darker"],
  ["a dark blue is lightened on the dark one, and stays a blue", "#0b2a5b", dark, "lighter"],
] as const)("%s", (_name, hex, ground, way) => {
  const before = parseHex(hex) ?? ground;
  const ink = readableInk(before, ground);
  const sum = (it: Rgb) => it[0] + it[1] + it[2];
  expect(sum(ink) < sum(before)).toBe(way === "darker");
  const order = (it: Rgb) => [0, 1, 2].sort((a, b) => (it[a] ?? 0) - (it[b] ?? 0));
  expect(order(ink)).toEqual(order(before));
});

test("large text may be asked for with less", () => {
  const grey = parseHex("#949494") ?? light;
  expect(toHex(readableInk(grey, light, 3))).toBe("#949494");
  expect(toHex(readableInk(grey, light))).not.toBe("#949494");
});

test("where nothing is readable enough, black or white is the best there is", () => {
  expect(readableInk([128, 128, 128], [128, 128, 128], 21)).toEqual([0, 0, 0]);
  expect(readableInk([60, 60, 60], [60, 60, 60], 21)).toEqual([255, 255, 255]);
});
