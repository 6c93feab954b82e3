/** What the browser measured about a logo (measure-logo.ts). */
export interface LogoMeasurement {
  state: "loading" | "broken" | "loaded";
  /** The image's own size in CSS pixels. */
  width?: number;
  height?: number;
  /** Transfer size; null if the other site's CORS headers do not expose it. */
  bytes?: number | null;
  /** Null if the pixels cannot be read because of CORS. */
  visible?: VisibleShares | null;
}

/**
 * The share of an image's opaque pixels that contrast with the widget's background, 0 to 1. The mean
 * color is not enough: a white image with thin black letters is white on average.
 */
export interface VisibleShares {
  light: number;
  dark: number;
}

/** What can only be measured in a browser. */
export interface Measurements {
  /** Null if there is no logo. */
  header: LogoMeasurement | null;
  footer: LogoMeasurement | null;
  /**
   * Texts with a word that is too wide for its line in a widget 320 px wide, and the excess in CSS
   * pixels.
   */
  overflows: readonly { path: string; excess: number }[];
}
