import { type Finding, finding } from "../../diagnostics/diagnostics.ts";

const COLOR = ["color", "a CSS colour"] as const;
const LENGTH = ["outline-offset", "a CSS length, such as 8px"] as const;

/** What a page may set, with a property that takes the same values. */
const THEME = {
  "--web-scheduler-accent": COLOR,
  "--web-scheduler-field-background": COLOR,
  "--web-scheduler-radius": LENGTH,
  "--web-scheduler-gap": LENGTH,
};

export const THEME_NAMES = Object.keys(THEME) as (keyof typeof THEME)[];

/**
 * Takes away the custom properties that are set to something else than they can be, so that their
 * defaults count: CSS would make a button without a colour of them. Registering the properties
 * would do the same, and would show in every computed style of the page.
 */
export function checkTheme(element: HTMLElement): Finding[] {
  const styles = getComputedStyle(element);
  const wrong = THEME_NAMES.flatMap((name) => {
    const value = styles.getPropertyValue(name).trim();
    const [property, expected] = THEME[name];
    if (value === "" || CSS.supports(property, value)) return [];
    return [{ name, expected: `found “${value.slice(0, 60)}”, expected ${expected}` }];
  });
  const root = element.shadowRoot;
  if (wrong.length > 0 && root?.adoptedStyleSheets) {
    const sheet = new CSSStyleSheet();
    const resets = wrong.map(({ name }) => `${name}:initial`);
    sheet.replaceSync(`.widget{${resets.join(";")}}`);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }
  return wrong.map(({ name, expected }) => finding("WS110", name, expected));
}
