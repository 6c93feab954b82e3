import type { Measures } from "../rules/lint-branding.ts";

const BRANDING = "web_scheduler_config.branding";

/** The texts whose size or wording a designer decides about, by where the widget shows them. */
const TEXTS: readonly { selector: string; path: string }[] = [
  { selector: ".brand .name", path: "name" },
  { selector: ".brand .tagline", path: `${BRANDING}.header_tagline` },
  { selector: ".contact p:not(:has(a))", path: `${BRANDING}.footer_address` },
  { selector: ".contact p:has(a)", path: `${BRANDING}.footer_phone` },
];

/**
 * Which texts of a widget have a word that is wider than its line, where it would be broken in the
 * middle; in CSS pixels.
 */
export function overflowsIn(root: ShadowRoot): Measures["overflows"] {
  return TEXTS.flatMap(({ selector, path }) => {
    const text = root.querySelector<HTMLElement>(selector);
    if (!text) return [];
    const { overflowWrap, minInlineSize } = text.style;
    // As wide as its line, however long the word is that may not be broken now.
    Object.assign(text.style, { overflowWrap: "normal", minInlineSize: "0" });
    const by = text.scrollWidth - text.clientWidth;
    Object.assign(text.style, { overflowWrap, minInlineSize });
    return by > 0 ? [{ path, by }] : [];
  });
}
