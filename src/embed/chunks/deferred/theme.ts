import { type Finding, finding } from "../../../diagnostics/finding.ts";

const COLOR = ["color", "a CSS color"] as const;
const FONT = ["font-family", "a list of font families"] as const;
const LENGTH = ["outline-offset", "a CSS length, such as 8px"] as const;

/** The custom properties that a page may set, and a CSS property that accepts the same values. */
const THEME = {
  "--web-scheduler-accent": COLOR,
  "--web-scheduler-field-background": COLOR,
  "--web-scheduler-font": FONT,
  "--web-scheduler-radius": LENGTH,
  "--web-scheduler-gap": LENGTH,
};

export const THEME_NAMES = Object.keys(THEME) as (keyof typeof THEME)[];

/**
 * Resets custom properties with an invalid value to their defaults. Otherwise CSS would ignore the
 * declarations that use them, and a button would have no color. `CSS.registerProperty` would have
 * the same effect, but on every element of the page.
 */
export function checkTheme(element: HTMLElement): Finding[] {
  const styles = getComputedStyle(element);
  const findings = THEME_NAMES.flatMap((name) => {
    const value = styles.getPropertyValue(name).trim();
    const [property, expected] = THEME[name];
    if (value === "" || CSS.supports(property, value)) return [];
    return [finding("WS110", name, `found “${value.slice(0, 60)}”, expected ${expected}`)];
  });
  const root = element.shadowRoot;
  if (findings.length > 0 && root?.adoptedStyleSheets) {
    const sheet = new CSSStyleSheet();
    const resets = findings.map(({ subject }) => `${subject}:initial`);
    sheet.replaceSync(`.widget{${resets.join(";")}}`);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }
  return findings;
}
