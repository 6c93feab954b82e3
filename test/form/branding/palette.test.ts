import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { BACKGROUNDS } from "../../../src/form/branding/brand.ts";
import {
  chroma,
  contrastRatio,
  lightnessOf,
  luminance,
  parseHex,
  type Rgb,
  toOklab,
  withLightness,
} from "../../../src/form/branding/color.ts";
import { isDark, paletteOf, readableTextColor } from "../../../src/form/branding/palette.ts";
import { fuzz, SEED } from "../../fuzz/fuzz.ts";

const channel = fc.integer({ min: 0, max: 255 });

const anyColor: fc.Arbitrary<Rgb> = fc.tuple(channel, channel, channel);

const rgb = (hex: string): Rgb => parseHex(hex) ?? [0, 0, 0];
const palette = (color: string, background: Rgb) => paletteOf(rgb(color), background);

const LIGHTNESSES = Array.from({ length: 101 }, (_, index) => index / 100);

/** The most chroma of a readable shade of a color on a background, on the side that has more contrast. */
const maxChroma = (color: Rgb, background: Rgb) =>
  LIGHTNESSES.map((lightness) => withLightness(color, lightness))
    .filter((shade) => luminance(shade) > luminance(background) === isDark(background))
    .filter((shade) => contrastRatio(shade, background) >= 4.5)
    .reduce((most, shade) => Math.max(most, chroma(shade)), 0);

function expectPalette(color: Rgb, background: Rgb): void {
  const { text, muted, accent } = paletteOf(color, background);
  for (const shown of [text, muted, accent ?? text]) {
    expect(contrastRatio(rgb(shown), background)).toBeGreaterThanOrEqual(4.5);
  }
  // With less chroma, the same lightness can have a little more contrast.
  const [textContrast = 0, mutedContrast = 0] = [text, muted].map((hex) =>
    contrastRatio(rgb(hex), background),
  );
  expect(mutedContrast).toBeLessThanOrEqual(textContrast + 0.3);
  expect(accent === null).toBe(chroma(color) < 0.03);
  // What the gamut and the contrast allow; near black, a step of 1/255 changes the chroma by 0.005.
  if (accent) {
    const possible = Math.min(0.6 * chroma(color), 0.7 * maxChroma(color, background));
    expect(chroma(rgb(accent))).toBeGreaterThanOrEqual(possible - 0.006);
  }
}

test.each(Object.entries(BACKGROUNDS))(
  "1,000 brands are readable on the %s background and keep 60 % of their chroma where it is possible",
  (_name, background) => {
    fc.assert(
      fc.property(anyColor, (color) => expectPalette(color, background)),
      fuzz(1000),
    );
  },
);

const THEME = readFileSync("src/ui/css/theme.css", "utf8");

/** The two values of a custom property for light and dark forms. */
const defaults = (name: string) =>
  Object.fromEntries(
    [...(THEME.match(`--ws-${name}: light-dark\\((#\\w+), (#\\w+)\\)`) ?? [])]
      .slice(1)
      .map((hex, index) => [index === 0 ? "light" : "dark", rgb(hex)]),
  );
const share = (name: string) => Number(THEME.match(`--ws-${name}: color-mix.* (\\d+)%`)?.[1]) / 100;

test.each(Object.entries(BACKGROUNDS))(
  "1,000 brands keep their text color on the tints of the %s form, and are readable",
  (scheme, background) => {
    const mixed = (from: Rgb, to: Rgb, part: number) =>
      from.map((channel, index) => channel + ((to[index] ?? 0) - channel) * part) as unknown as Rgb;
    fc.assert(
      fc.property(anyColor, (color) => {
        const { text, accent } = paletteOf(color, background);
        const onTint = mixed(
          rgb(text),
          defaults("default-text")[scheme] ?? [0, 0, 0],
          share("on-tint"),
        );
        const tint = accent ? mixed(background, rgb(accent), 0.1) : background;
        expect(contrastRatio(onTint, tint)).toBeGreaterThanOrEqual(4.5);
      }),
      fuzz(1000),
    );
  },
);

test.each([
  ["#0b4f66", "dark", "#71adc7"],
  ["#1f3a5f", "dark", "#87a7d3"],
  ["#6b1f3a", "dark", "#e48ca4"],
  ["#9adbd2", "light", "#42817a"],
] as const)("%s is shown on a %s page as %s", (color, scheme, accent) => {
  expect(palette(color, BACKGROUNDS[scheme]).accent).toBe(accent);
});

test.each([
  ["#0b4f66", "light"],
  ["#9adbd2", "dark"],
  ["#e0702a", "dark"],
] as const)("%s is readable on a %s page, and used unchanged", (color, scheme) => {
  expect(palette(color, BACKGROUNDS[scheme]).accent).toBe(color);
});

test("a readable color is the text on a light page; on a dark one, text is almost white", () => {
  expect(palette("#0b4f66", BACKGROUNDS.light).text).toBe("#0b4f66");
  const { text } = palette("#0b4f66", BACKGROUNDS.dark);
  expect(contrastRatio(rgb(text), BACKGROUNDS.dark)).toBeGreaterThan(12);
});

const { light, dark } = BACKGROUNDS;

test("any color becomes readable on any background", () => {
  fc.assert(
    fc.property(anyColor, anyColor, (color, background) => {
      const textColor = readableTextColor(color, background);
      expect(contrastRatio(textColor, background)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 1000, ...SEED },
  );
});

test.each([
  ["darkens yellow on white and keeps the hue", "#ffd500", light, "darker"],
  ["lightens dark blue on the dark background and keeps the hue", "#0b2a5b", dark, "lighter"],
] as const)("%s", (_label, hex, background, change) => {
  const color = parseHex(hex) ?? background;
  const textColor = readableTextColor(color, background);
  expect(lightnessOf(textColor) < lightnessOf(color)).toBe(change === "darker");
  const [, a, b] = toOklab(color);
  const [, newA, newB] = toOklab(textColor);
  expect(Math.atan2(newB, newA)).toBeCloseTo(Math.atan2(b, a), 1);
  expect(contrastRatio(textColor, background)).toBeLessThan(4.8);
});
