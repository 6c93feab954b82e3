import {
  chroma,
  contrastRatio,
  dimmed,
  lightnessOf,
  luminance,
  type Rgb,
  shade,
  toHex,
  toOklab,
} from "./color.ts";

/** The minimum contrast of text (WCAG 2.2, 1.4.3). */
const AA = 4.5;

/** The colors of a card, as #rrggbb: plain, because email programs and tools that darken pages read nothing else. */
export interface CardColors {
  card: string;
  "on-card": string;
  /** Of buttons, links and what is chosen. */
  action: string;
  "on-action": string;
  /** Below the card. */
  paper: string;
  tint: string;
  ink: string;
  soft: string;
  hairline: string;
  /** Of inputs. */
  edge: string;
  error: string;
}

export type Scheme = "light" | "dark";

const WHITE: Rgb = [255, 255, 255];

/** The base of a form without a color: a warm gray. */
const GRAY: Rgb = [52, 51, 46];

/** The card of a form without a color, as of `oklch(0.93 0.009 85)` and `oklch(0.32 0.008 85)`. */
const UNPRINTED = {
  light: { card: "#eae8e1", "on-card": "#26241e" },
  dark: { card: "#34332e", "on-card": "#f0eeea" },
};

/** With less, a color is a gray, and stays one on a dark page. */
const MIN_CHROMA = 0.02;

const ERRORS = { light: "#b3261e", dark: "#ff9d94" };

/** Whether it has about the hue of an error. */
export function isRed(color: Rgb): boolean {
  const [, a, b] = toOklab(color);
  return chroma(color) > MIN_CHROMA && 0.88 * a + 0.47 * b > 0.8 * chroma(color);
}

const clamp = (value: number) => Math.min(Math.max(value, 0), 1);

/** Where white or a deep ink of its hue can be read on the brand's color, it is unchanged; otherwise it gets darker. */
function printed(color: Rgb): [card: Rgb, ink: Rgb] {
  if (contrastRatio(color, WHITE) >= AA) return [color, WHITE];
  const ink = shade(color, 0.26, Math.min(chroma(color), 0.07));
  if (contrastRatio(color, ink) >= AA) return [color, ink];
  const maxLuminance = 1.05 / 4.6 - 0.05;
  return [dimmed(color, maxLuminance / luminance(color)), WHITE];
}

/**
 * The colors of a card in the color that a practice or its page chose; null for the unprinted card. Text has a
 * contrast of at least 4.5:1 with what is behind it, the edge of an input 3:1 (WCAG 2.2, 1.4.3 and 1.4.11). An action
 * gets back the chroma that a light color loses when it becomes dark enough for text, and a red one is darker than an
 * error.
 */
export function cardColors(color: Rgb | null, scheme: Scheme): CardColors {
  const base = color ?? GRAY;
  const isLight = scheme === "light";
  const [lightness, colorfulness] = [lightnessOf(base), chroma(base)];
  const tone = (level: number, maxChroma: number, minChroma = 0) =>
    toHex(shade(base, level, Math.min(Math.max(colorfulness, minChroma), maxChroma)));
  const lost = 0.11 * clamp((lightness - 0.55) * 9) * clamp(colorfulness * 40 - 0.6);
  const [card, onCard] = printed(
    isLight ? base : shade(base, Math.max(lightness, 0.38), colorfulness),
  );
  const onPaper = isLight
    ? {
        action: tone(Math.min(lightness, 0.43), 0.14, lost),
        "on-action": "#ffffff",
        paper: tone(0.992, 0.005),
        tint: tone(0.955, 0.02),
        ink: tone(0.24, 0.035),
        soft: tone(0.46, 0.025),
        hairline: tone(0.905, 0.014),
        edge: tone(0.6, 0.03),
        error: ERRORS.light,
      }
    : {
        action: isRed(base)
          ? tone(Math.max(lightness, 0.92), 0.05)
          : tone(Math.max(lightness, 0.82), 0.11, colorfulness < MIN_CHROMA ? 0 : 0.05),
        "on-action": tone(0.2, 0.03),
        paper: tone(0.215, 0.018),
        tint: tone(0.29, 0.035),
        ink: tone(0.945, 0.01),
        soft: tone(0.76, 0.02),
        hairline: tone(0.32, 0.02),
        edge: tone(0.58, 0.03),
        error: ERRORS.dark,
      };
  return {
    card: toHex(card),
    "on-card": toHex(onCard),
    ...onPaper,
    ...(!color && UNPRINTED[scheme]),
  };
}
