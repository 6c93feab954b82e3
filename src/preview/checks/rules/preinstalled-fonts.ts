type Generic = "sans-serif" | "serif" | "monospace" | "cursive";

// Preinstalled on Windows, macOS, iOS, Android or most Linux desktops, in lower case.
const PREINSTALLED_FONTS: Readonly<Record<Generic, string>> = {
  "sans-serif":
    "arial, arial black, arial narrow, helvetica, helvetica neue, verdana, tahoma, trebuchet ms, segoe ui, segoe ui variable, calibri, candara, corbel, franklin gothic medium, bahnschrift, aptos, century gothic, gill sans, gill sans mt, futura, avenir, avenir next, optima, lucida grande, lucida sans, lucida sans unicode, geneva, -apple-system, blinkmacsystemfont, sf pro, sf pro text, roboto, noto sans, droid sans, dejavu sans, liberation sans, ubuntu, cantarell, impact, microsoft sans serif, hiragino sans, meiryo, yu gothic, microsoft yahei, pingfang sc, malgun gothic",
  serif:
    "georgia, times new roman, times, palatino, palatino linotype, book antiqua, baskerville, garamond, cambria, constantia, didot, hoefler text, charter, iowan old style, new york, american typewriter, rockwell, cochin, bodoni 72, big caslon, sitka text, noto serif, droid serif, dejavu serif, liberation serif",
  monospace:
    "courier new, courier, consolas, menlo, monaco, sf mono, lucida console, cascadia mono, andale mono, roboto mono, droid sans mono, dejavu sans mono, liberation mono",
  cursive: "comic sans ms, brush script mt, snell roundhand, apple chancery, segoe script",
};

const GENERIC_BY_FONT = new Map(
  (Object.keys(PREINSTALLED_FONTS) as Generic[]).flatMap((generic) =>
    PREINSTALLED_FONTS[generic].split(", ").map((name) => [name, generic] as const),
  ),
);

/** The generic family of a preinstalled font; undefined for any other font. */
export const genericFamilyOf = (family: string): Generic | undefined =>
  GENERIC_BY_FONT.get(family.toLowerCase());
