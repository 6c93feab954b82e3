import { BRANDING } from "../../settings/branding-groups.ts";
import type { Measurements } from "./measurements.ts";

/** The branded texts, by their selector in the widget. */
const TEXTS: readonly { selector: string; path: string }[] = [
  { selector: ".brand .name", path: "name" },
  { selector: ".brand .tagline", path: `${BRANDING}.header_tagline` },
  { selector: ".contact p:not(:has(a))", path: `${BRANDING}.footer_address` },
  { selector: ".contact p:has(a)", path: `${BRANDING}.footer_phone` },
];

/** Finds the texts with a word that is wider than its line, so that it breaks in the middle. */
export function findOverflows(root: ShadowRoot): Measurements["overflows"] {
  return TEXTS.flatMap(({ selector, path }) => {
    const text = root.querySelector<HTMLElement>(selector);
    if (!text) return [];
    const { overflowWrap, wordBreak, minInlineSize } = text.style;
    // Keeps long words in one piece for the measurement, without widening the line.
    Object.assign(text.style, {
      overflowWrap: "normal",
      wordBreak: "normal",
      minInlineSize: "0",
    });
    const excess = text.scrollWidth - text.clientWidth;
    Object.assign(text.style, { overflowWrap, wordBreak, minInlineSize });
    return excess > 0 ? [{ path, excess }] : [];
  });
}
