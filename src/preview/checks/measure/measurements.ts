/** What a browser found out about a logo (measure-logo.ts). */
export interface LogoMeasure {
  state: "loading" | "broken" | "loaded";
  /** CSS pixels of the picture itself. */
  width?: number;
  height?: number;
  /** As it comes over the wire; null where the other site does not tell. */
  bytes?: number | null;
  /** Null where the pixels cannot be read, as of a picture from another site. */
  ink?: PictureInk | null;
}

/** What is to be seen of a picture, from its pixels. */
export interface PictureInk {
  /** The mean colour of what is drawn, 0 to 255. */
  r: number;
  g: number;
  b: number;
  /** How much of the picture is covered, 0 to 1. */
  opaque: number;
  /**
   * The share of what is drawn that stands out from the widget's background, 0 to 1. The mean
   * alone would take a white picture with thin black letters for white.
   */
  seen?: { light: number; dark: number };
}

/** What only a browser can tell about a draft. */
export interface Measures {
  /** Null where there is no logo. */
  header: LogoMeasure | null;
  footer: LogoMeasure | null;
  /**
   * Texts with a word too wide for its line where the true widget was 320 px wide, and by how many
   * CSS pixels.
   */
  overflows: readonly { path: string; by: number }[];
}
