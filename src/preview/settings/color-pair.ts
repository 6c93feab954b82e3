const PAIR = /^light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)$/i;

/** The colors of a CSS value for light and for dark pages; empty if it has none. */
export function parseColorPair(value: string): { light: string; dark: string } {
  const [, light, dark] = PAIR.exec(value) ?? [];
  return light && dark ? { light, dark } : { light: value, dark: "" };
}

/** The CSS value of two colors. Without one for light pages, there is none for dark ones either. */
export const formatColorPair = (light: string, dark: string): string =>
  light && dark ? `light-dark(${light}, ${dark})` : light;

export const isColorPair = (value: string) => PAIR.test(value);
