import { type Finding, finding } from "../../diagnostics/finding.ts";
import { createStyles } from "../../host/page.ts";

const COLOR = ["color", "a CSS color"] as const;
const FONT = ["font-family", "a list of font families"] as const;
const LENGTH = ["outline-offset", "a CSS length, such as 8px"] as const;

/** The custom properties that a page may set, and a CSS property that accepts the same values. */
const THEME = {
  "--web-scheduler-accent": COLOR,
  "--web-scheduler-font": FONT,
  "--web-scheduler-font-size": LENGTH,
  "--web-scheduler-radius": LENGTH,
};

export const THEME_NAMES = Object.keys(THEME) as (keyof typeof THEME)[];

function invalidProperties(element: HTMLElement) {
  const styles = getComputedStyle(element);
  return THEME_NAMES.flatMap((name) => {
    const value = styles.getPropertyValue(name).trim();
    const [property, expected] = THEME[name];
    return value === "" || CSS.supports(property, value) ? [] : [{ name, value, expected }];
  });
}

export const themeFindings = (element: HTMLElement): Finding[] =>
  invalidProperties(element).map(({ name, value, expected }) =>
    finding("WS110", name, `found “${value.slice(0, 60)}”, expected ${expected}`),
  );

/**
 * CSS ignores a declaration with an invalid property: text could be unreadable, and a button invisible.
 * `CSS.registerProperty` would prevent that, too, but on every element of the page.
 */
export function resetInvalidTheme(element: HTMLElement, root: ShadowRoot): void {
  const resets = invalidProperties(element).map(({ name }) => `${name}:initial`);
  if (resets.length > 0) createStyles(`.widget{${resets.join(";")}}`)(root);
}
