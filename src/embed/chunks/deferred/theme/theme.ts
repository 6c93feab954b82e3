import { type Finding, finding } from "../../../../diagnostics/finding.ts";
import { pageColors } from "./page-colors.ts";

const COLOR = ["color", "a CSS color"] as const;
const FONT = ["font-family", "a list of font families"] as const;
const LENGTH = ["outline-offset", "a CSS length, such as 8px"] as const;
const SHADOW = ["box-shadow", "a CSS shadow, such as none"] as const;

/** The custom properties that a page may set, and a CSS property that accepts the same values. */
const THEME = {
  "--web-scheduler-accent": COLOR,
  "--web-scheduler-background": COLOR,
  "--web-scheduler-text": COLOR,
  "--web-scheduler-border": COLOR,
  "--web-scheduler-field-background": COLOR,
  "--web-scheduler-shadow": SHADOW,
  "--web-scheduler-font": FONT,
  "--web-scheduler-font-size": LENGTH,
  "--web-scheduler-radius": LENGTH,
  "--web-scheduler-gap": LENGTH,
  "--web-scheduler-padding": LENGTH,
};

export const THEME_NAMES = Object.keys(THEME) as (keyof typeof THEME)[];

/** The style sheet of each form's root, which a second check replaces. */
const sheets = new WeakMap<ShadowRoot, CSSStyleSheet>();

/**
 * Applies the page's theme as far as CSS alone cannot: colors that are readable on the page's background.
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
  if (!root?.adoptedStyleSheets) return findings;
  const isSet = (name: string) =>
    styles.getPropertyValue(name).trim() !== "" &&
    findings.every(({ subject }) => subject !== name);
  sheets.get(root)?.replaceSync("");
  const resets = findings.map(({ subject }) => `${subject}:initial`);
  const rules = [...resets, ...pageColors(root, isSet)].join(";");
  if (rules) adopt(root, rules);
  return findings;
}

function adopt(root: ShadowRoot, rules: string): void {
  const sheet = sheets.get(root) ?? new CSSStyleSheet();
  sheets.set(root, sheet);
  // Paper is white, whatever the page's background is.
  sheet.replaceSync(`@media not print{.widget{${rules}}}`);
  if (!root.adoptedStyleSheets.includes(sheet)) {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }
}
