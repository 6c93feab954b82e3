import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { BACKGROUNDS } from "../../../src/form/branding/brand.ts";
import {
  chroma,
  contrastRatio,
  luminance,
  parseHex,
  type Rgb,
  withLightness,
} from "../../../src/form/branding/color.ts";
import { isDark, paletteOf } from "../../../src/form/branding/palette.ts";
import { fuzz } from "../../fuzz/fuzz.ts";
import { hueDifference } from "../../hue-difference.ts";

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

const THEME = readFileSync("src/ui/css/theme.css", "utf8");
/** How much of the first color of a custom property's `color-mix()` is in it, 0 to 1. */
const share = (name: string) => Number(THEME.match(`--ws-${name}: color-mix.* (\\d+)%`)?.[1]) / 100;

const mixed = (color: Rgb, other: Rgb, part: number) =>
  color.map(
    (channel, index) => channel * part + (other[index] ?? 0) * (1 - part),
  ) as unknown as Rgb;

function expectPalette(color: Rgb, background: Rgb): void {
  const { text, muted, ink, accent } = paletteOf(color, background);
  const contrast = (hex: string) => contrastRatio(rgb(hex), background);
  for (const shown of [text, muted, ink, accent])
    expect(contrast(shown)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(muted)).toBeLessThanOrEqual(contrast(text));
  const edge = mixed(rgb(ink), background, share("edge"));
  expect(contrastRatio(edge, background)).toBeGreaterThanOrEqual(3);
  const tint = mixed(rgb(accent), background, share("tint"));
  const onTint = mixed(rgb(ink), rgb(text), share("on-tint"));
  expect(contrastRatio(onTint, tint)).toBeGreaterThanOrEqual(4.5);
  // Text is ink, or the color that the practice chose where it is ink itself.
  expect(chroma(rgb(text))).toBeLessThan(chroma(color) < 0.05 ? 0.05 : 0.035);
  if (chroma(color) < 0.03) {
    expect(accent).toBe(text);
  } else {
    // What the gamut and the contrast allow; near black, a step of 1/255 changes the chroma by 0.005.
    const possible = Math.min(0.6 * chroma(color), 0.7 * maxChroma(color, background));
    expect(chroma(rgb(accent))).toBeGreaterThanOrEqual(possible - 0.006);
    if (chroma(color) > 0.05) expect(hueDifference(rgb(accent), color)).toBeLessThan(6);
  }
}

test.each(Object.entries(BACKGROUNDS))(
  "200 brands are readable on the %s background, with text in ink, and with a title of their color",
  (_name, background) => {
    fc.assert(
      fc.property(anyColor, (color) => expectPalette(color, background)),
      fuzz(200),
    );
  },
);

test.each([
  ["#0b4f66", "dark", "#71adc7"],
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

test("a readable ink is the text on a light page; on a dark one, text is almost white", () => {
  expect(palette("#2b4743", BACKGROUNDS.light).text).toBe("#2b4743");
  expect(palette("#808080", BACKGROUNDS.light).text).toBe("#242424");
  const { text } = palette("#0b4f66", BACKGROUNDS.dark);
  expect(contrastRatio(rgb(text), BACKGROUNDS.dark)).toBeGreaterThan(12);
});
