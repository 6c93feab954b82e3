/** A vision condition to simulate. */
export interface Vision {
  name: string;
  /**
   * The 20 values of an SVG `feColorMatrix` with `color-interpolation-filters="linearRGB"`, if the
   * colors change.
   */
  matrix?: readonly number[];
  /** Standard deviation of the blur in CSS pixels. */
  blur?: number;
}

type Row = readonly [red: number, green: number, blue: number];

const filter = (red: Row, green: Row, blue: Row): readonly number[] =>
  [...[red, green, blue].map((row) => [...row, 0, 0]), [0, 0, 0, 1, 0]].flat();

// The luminance of linear sRGB (WCAG 2.2, "relative luminance").
const LUMINANCE: Row = [0.2126, 0.7152, 0.0722];

/**
 * The conditions in the toolbar. The first three matrices are from G. M. Machado, M. M. Oliveira
 * and L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color Vision
 * Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (6), 2009, at severity
 * 1.0; the fourth keeps only the luminance.
 */
export const VISIONS: Readonly<Record<string, Vision>> = {
  protanopia: {
    name: "Protanopia",
    matrix: filter(
      [0.152286, 1.052583, -0.204868],
      [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ),
  },
  deuteranopia: {
    name: "Deuteranopia",
    matrix: filter(
      [0.367322, 0.860646, -0.227968],
      [0.280085, 0.672501, 0.047413],
      [-0.01182, 0.04294, 0.968881],
    ),
  },
  tritanopia: {
    name: "Tritanopia",
    matrix: filter(
      [1.255528, -0.076749, -0.178779],
      [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.3039],
    ),
  },
  achromatopsia: { name: "Achromatopsia", matrix: filter(LUMINANCE, LUMINANCE, LUMINANCE) },
  blurred: { name: "Blurred vision", blur: 2 },
};
