import fc from "fast-check";
import { expect, test } from "vitest";
import { BACKGROUNDS } from "../../src/branding/brand.ts";
import { contrastRatio, type Rgb } from "../../src/branding/contrast.ts";
import { READABLE, surfaceColors } from "../../src/branding/surface-colors.ts";
import { fuzz } from "../fuzz/fuzz.ts";
import { anyColor } from "./colors.ts";

const wantedColors = fc.record({
  text: anyColor,
  muted: anyColor,
  accent: anyColor,
  bad: anyColor,
  good: anyColor,
  warn: anyColor,
  edge: anyColor,
});

test("1,000 themes are readable on any background of a page, and on what is tinted in it", () => {
  fc.assert(
    fc.property(wantedColors, anyColor, (wanted, background) => {
      const colors = surfaceColors(background, wanted);
      const onBackground = Object.entries(READABLE) as [keyof typeof READABLE, number][];
      for (const [name, min] of onBackground) {
        expect(contrastRatio(colors[name], background), name).toBeGreaterThanOrEqual(min);
      }
      const onTints = [
        ["text", "tint"],
        ["muted", "tint"],
        ["text", "inset"],
        ["text", "bad-tint"],
        ["bad", "bad-tint"],
        ["text", "warn-tint"],
      ] as const;
      for (const [name, tint] of onTints) {
        expect(contrastRatio(colors[name], colors[tint]), tint).toBeGreaterThanOrEqual(4.5);
      }
    }),
    fuzz(1000),
  );
});

test("readable colors are used unchanged", () => {
  const text: Rgb = [29, 39, 51];
  const accent: Rgb = [11, 100, 112];
  const wanted = { text, muted: text, accent, bad: text, good: text, warn: text, edge: text };
  expect(surfaceColors(BACKGROUNDS.light, wanted)).toMatchObject(wanted);
});
