const COLOR = ["color", "a CSS color"] as const;
const FONT = ["font-family", "a list of font families"] as const;
const LENGTH = ["outline-offset", "a CSS length, such as 8px"] as const;

/** The custom properties that a page may set (`--web-scheduler-…`), and a CSS property that accepts the same values. */
export const THEME = { accent: COLOR, font: FONT, "font-size": LENGTH, radius: LENGTH };

export type ThemeName = keyof typeof THEME;

export function invalidProperties(element: HTMLElement) {
  const styles = getComputedStyle(element);
  return Object.entries(THEME).flatMap(([key, [property, expected]]) => {
    const name = `--web-scheduler-${key}`;
    const value = styles.getPropertyValue(name).trim();
    return value === "" || CSS.supports(property, value) ? [] : [{ name, value, expected }];
  });
}
