import { type ReadonlySignal, signal } from "@preact/signals";
import { cardColors, type Scheme } from "../../form/branding/card-colors.ts";
import type { Rgb } from "../../form/branding/color.ts";
import { attempt, contain, listen } from "../../host/contain.ts";
import { createStyles } from "../../host/page.ts";
import { invalidProperties, type ThemeName } from "../../settings/theme.ts";

/** What the page's styles say of the form. */
interface PageTheme {
  scheme: Scheme;
  /** Its accent; null for none. */
  accent: Rgb | null;
}

const BLACK = "rgb(0, 0, 0)";

/** As browsers serialize the color that another one is made from. */
const SRGB = /^color\(srgb ([-.\de]+) ([-.\de]+) ([-.\de]+)/;

/** What the host's styles (ui/css/theme.css) say of the page. */
function readTheme(host: Element): PageTheme {
  // A page may have removed or broken it.
  const styles = attempt(() => getComputedStyle(host));
  const [, ...shares] = SRGB.exec(styles?.floodColor ?? "") ?? [];
  const [red, green, blue] = shares.map((share) =>
    Math.round(255 * Math.min(Math.max(Number(share), 0), 1)),
  );
  const accent: Rgb | null =
    red === undefined || green === undefined || blue === undefined ? null : [red, green, blue];
  return { scheme: styles?.stopColor === BLACK ? "dark" : "light", accent };
}

/** The theme now, and after each change of it. */
export function followTheme(
  host: Element,
  options: { signal: AbortSignal },
): ReadonlySignal<PageTheme> {
  const theme = signal(readTheme(host));
  const update = () => {
    const read = readTheme(host);
    const { value } = theme;
    if (`${read.scheme} ${read.accent}` !== `${value.scheme} ${value.accent}`) theme.value = read;
  };
  listen(host, "transitionrun", update, options);
  // In the first frame, before which no transition starts. The script may be faster than the page's style sheets.
  attempt(() => requestAnimationFrame(contain(update)));
  return theme;
}

/** Whether the page sets what may be invalid, which the submission chunk would reset. */
export const isStyled = (host: Element) =>
  (["font", "font-size", "radius"] satisfies ThemeName[]).some((name) =>
    attempt(() => getComputedStyle(host).getPropertyValue(`--web-scheduler-${name}`)),
  );

/**
 * CSS ignores a declaration with an invalid property: text could be unreadable, and a button invisible.
 * `CSS.registerProperty` would prevent that, too, but on every element of the page.
 */
export function resetInvalidTheme(host: HTMLElement, root: ShadowRoot): void {
  const resets = invalidProperties(host).map(({ name }) => `${name}:initial`);
  if (resets.length > 0) createStyles(`.widget{${resets.join(";")}}`)(root);
}

/**
 * Sets the colors of what a root shows (`--ws-card` and so on); returns their removal. In a style sheet, because the
 * browser extension Dark Reader does not relate the custom properties of a `style` attribute to what uses them.
 */
export function adoptColors(root: ShadowRoot, color: Rgb | null, scheme: Scheme): () => void {
  const colors = Object.entries(cardColors(color, scheme));
  const css = colors.map(([name, value]) => `--ws-${name}: ${value}`).join("; ");
  return createStyles(`.widget { ${css} }`)(root);
}
