import fc from "fast-check";
import { expect, test } from "vitest";
import { type CardColors, cardColors } from "../../../src/form/branding/card-colors.ts";
import {
  chroma,
  contrastRatio,
  luminance,
  parseHex,
  type Rgb,
  toHex,
  toOklab,
} from "../../../src/form/branding/color.ts";
import { fuzz } from "../../fuzz/fuzz.ts";

const SCHEMES = ["light", "dark"] as const;

const channel = fc.integer({ min: 0, max: 255 });
const anyColor: fc.Arbitrary<Rgb | null> = fc.option(fc.tuple(channel, channel, channel));

const rgb = (hex: string): Rgb => parseHex(hex) ?? [0, 0, 0];

/** What is shown on what, and the least contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
const PAIRS = [
  ["on-card", "card", 4.5],
  ["on-action", "action", 4.5],
  ["action", "paper", 4.5],
  ["action", "tint", 4.5],
  ["ink", "paper", 4.5],
  ["ink", "tint", 4.5],
  ["soft", "paper", 4.5],
  ["soft", "tint", 4.5],
  ["error", "paper", 4.5],
  ["error", "tint", 4.5],
  ["edge", "paper", 3],
] as const satisfies [keyof CardColors, keyof CardColors, number][];

/** The angle between the hues of two colors in OKLCH, in degrees. */
function hueDifference(one: Rgb, other: Rgb): number {
  const [first = 0, second = 0] = [one, other].map((color) => {
    const [, a, b] = toOklab(color);
    return (Math.atan2(b, a) * 180) / Math.PI;
  });
  return Math.abs(((first - second + 540) % 360) - 180);
}

const distance = (one: Rgb, other: Rgb) => {
  const [a, b] = [toOklab(one), toOklab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};

test.each(SCHEMES)(
  "every color is readable on a %s page, and no action looks like an error",
  (scheme) => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const colors = cardColors(color, scheme);
        for (const [shown, behind, min] of PAIRS) {
          const ratio = contrastRatio(rgb(colors[shown]), rgb(colors[behind]));
          expect(ratio, `${shown} on ${behind}`).toBeGreaterThanOrEqual(min);
        }
        expect(distance(rgb(colors.action), rgb(colors.error))).toBeGreaterThan(0.07);
      }),
      fuzz(400),
    );
  },
);

test("a practice's color is the card unchanged, if white or a deep ink of its hue can be read on it", () => {
  for (const color of ["#0b4f66", "#c8102e", "#1f5c4a", "#f7c6d9", "#ffe100"]) {
    expect(cardColors(rgb(color), "light").card).toBe(color);
  }
  const { card, "on-card": ink } = cardColors(rgb("#777777"), "light");
  expect([card, ink]).toEqual(["#757575", "#ffffff"]);
});

test("on a dark page, a dark card is lighter than the paper below it", () => {
  const { card, paper } = cardColors(rgb("#0a1433"), "dark");
  expect(luminance(rgb(card))).toBeGreaterThan(3 * luminance(rgb(paper)));
});

test("a pastel gets its chroma back where it is dark enough for text; a gray stays a gray", () => {
  const berry = rgb(cardColors(rgb("#f7c6d9"), "light").action);
  expect(chroma(berry)).toBeGreaterThan(0.1);
  expect(hueDifference(berry, rgb("#f7c6d9"))).toBeLessThan(10);
  for (const scheme of SCHEMES) {
    expect(chroma(rgb(cardColors(rgb("#999999"), scheme).action))).toBeLessThan(0.005);
  }
});

test("without a color, nothing has one: card, paper and buttons are warm grays", () => {
  for (const scheme of SCHEMES) {
    const { error, ...colors } = cardColors(null, scheme);
    for (const color of Object.values(colors)) expect(chroma(rgb(color))).toBeLessThan(0.013);
    expect(chroma(rgb(error))).toBeGreaterThan(0.1);
  }
  expect(toHex(rgb(cardColors(null, "light").card))).toBe("#eae8e1");
});
