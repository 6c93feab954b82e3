/** How somebody else sees the widget. */
export interface ColourVision {
  name: string;
  sentence: string;
  /**
   * The 20 values of an SVG `feColorMatrix`, for linear light (its `color-interpolation-filters`
   * has to be `linearRGB`, which is the default); null where colours stay.
   */
  matrix: readonly number[] | null;
  /** CSS pixels, for `blur()`. */
  blur: number;
}

type Row = readonly [red: number, green: number, blue: number];

const filter = (red: Row, green: Row, blue: Row): readonly number[] => [
  ...[...red, 0, 0],
  ...[...green, 0, 0],
  ...[...blue, 0, 0],
  ...[0, 0, 0, 1, 0],
];

// The luminance of linear sRGB (WCAG 2.2, "relative luminance").
const LUMINANCE: Row = [0.2126, 0.7152, 0.0722];

/**
 * Colour visions to look at a draft with. The first three are from G. M. Machado, M. M. Oliveira
 * and L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color Vision
 * Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (6), 2009, at severity
 * 1.0; the fourth keeps the luminance alone.
 */
export const COLOUR_VISION = {
  protanopia: {
    name: "Protanopia",
    sentence: "No red cones: red looks dark, and like green. About 1 man in 100.",
    matrix: filter(
      [0.152286, 1.052583, -0.204868],
      [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ),
    blur: 0,
  },
  deuteranopia: {
    name: "Deuteranopia",
    sentence: "No green cones: red and green look alike. About 1 man in 100.",
    matrix: filter(
      [0.367322, 0.860646, -0.227968],
      [0.280085, 0.672501, 0.047413],
      [-0.01182, 0.04294, 0.968881],
    ),
    blur: 0,
  },
  tritanopia: {
    name: "Tritanopia",
    sentence: "No blue cones: blue looks like green, and yellow like pink. Very rare.",
    matrix: filter(
      [1.255528, -0.076749, -0.178779],
      [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.3039],
    ),
    blur: 0,
  },
  achromatopsia: {
    name: "Achromatopsia",
    sentence: "No colours at all, only light and dark. Very rare; a grey printout shows the same.",
    matrix: filter(LUMINANCE, LUMINANCE, LUMINANCE),
    blur: 0,
  },
  blurred: {
    name: "Blurred vision",
    sentence: "As without the right glasses, or with a cataract: small and pale text goes first.",
    matrix: null,
    blur: 2,
  },
} as const satisfies Record<string, ColourVision>;
