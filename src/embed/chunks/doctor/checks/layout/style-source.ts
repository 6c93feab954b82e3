import { startTag } from "./tree.ts";

/** Where the page sets a style of an element. */
export interface StyleSource {
  /** "by “.tab” in https://…/theme.css"; "" if it is unknown. */
  text: string;
  /** The rule's; "" without a rule. */
  selector: string;
  /** The element with the inline style, or the `<style>` with the rule; null for a file, and if it is unknown. */
  owner: Element | null;
}

type Container = CSSStyleSheet | CSSGroupingRule | CSSStyleRule;

/**
 * Finds the rule, the inline style or the attribute that sets a style. Of several rules it is the last one,
 * and one with `!important` before others: to compare how specific they are is not worth it.
 *
 * @param isMeant whether a declared value is that of the style
 */
export function findSource(
  element: Element,
  property: string,
  isMeant: (value: string) => boolean,
): StyleSource {
  const unreadable: string[] = [];
  const sets = ({ style }: Pick<CSSStyleRule, "style">) =>
    isMeant(style.getPropertyValue(property));
  const isImportant = ({ style }: CSSStyleRule) => style.getPropertyPriority(property) !== "";
  const rulesOf = (container: Container) => {
    try {
      return [...container.cssRules];
    } catch {
      // Of another origin, without CORS.
      if ("href" in container) unreadable.push(nameOf(container));
      return [];
    }
  };
  /** The rules for the element in a style sheet, in what it imports, and in what it groups or nests. */
  const rulesIn = (container: Container, parent = ""): { rule: CSSStyleRule; selector: string }[] =>
    rulesOf(container).flatMap((rule) => {
      if (!applies(rule)) return [];
      if (rule instanceof CSSImportRule) return rule.styleSheet ? rulesIn(rule.styleSheet) : [];
      if (!(rule instanceof CSSStyleRule)) {
        return rule instanceof CSSGroupingRule ? rulesIn(rule, parent) : [];
      }
      const selector = parent
        ? rule.selectorText.replaceAll("&", `:is(${parent})`)
        : rule.selectorText;
      const own = sets(rule) && matches(element, selector) ? [{ rule, selector }] : [];
      return [...own, ...rulesIn(rule, selector)];
    });
  const root = element.getRootNode() as Document | ShadowRoot;
  const found = [...root.styleSheets, ...root.adoptedStyleSheets]
    .filter((sheet) => !sheet.disabled && applies(sheet))
    .flatMap((sheet) => rulesIn(sheet));
  const isInline = sets(element as HTMLElement);
  const last = found.findLast(({ rule }) => isImportant(rule)) ?? (isInline ? null : found.at(-1));
  if (last) {
    const { rule, selector } = last;
    const sheet = rule.parentStyleSheet;
    const shown = selector.slice(0, MAX_LENGTH);
    const owner = sheet?.ownerNode instanceof HTMLStyleElement ? sheet.ownerNode : null;
    return { text: `by “${shown}”${sheet && ` in ${nameOf(sheet)}`}`, selector, owner };
  }
  const text = isInline
    ? "by its inline style"
    : element.hasAttribute("hidden") && /display|content-visibility/.test(property)
      ? "by its attribute hidden"
      : unreadable.length > 0
        ? `by a style sheet that scripts cannot read, such as ${unreadable.slice(0, 2).join(" or ")}`
        : "";
  return { text, selector: "", owner: isInline ? element : null };
}

/** The first of some properties that is set so, with its value and where: " (left: -9999px, by …)"; else "". */
export const describeSource = (
  element: Element,
  properties: readonly string[],
  isMeant: (value: string) => boolean,
): string =>
  properties
    .map((property) => {
      const { text } = findSource(element, property, isMeant);
      const value = getComputedStyle(element).getPropertyValue(property);
      return text && ` (${property}: ${value}, ${text})`;
    })
    .find(Boolean) ?? "";

const MAX_LENGTH = 120;

const applies = (one: CSSStyleSheet | CSSRule) =>
  (!("media" in one) || matchMedia((one.media as MediaList).mediaText).matches) &&
  (!(one instanceof CSSSupportsRule) || CSS.supports(one.conditionText));

/** A selector with a namespace's prefix is an error here. */
function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

const nameOf = ({ href, ownerNode }: CSSStyleSheet) =>
  href?.replace(/[?#].*/, "") ??
  (ownerNode instanceof Element ? startTag(ownerNode) : "a script's style sheet");
