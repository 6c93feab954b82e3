import { type ReadonlySignal, signal } from "@preact/signals";
import type { Rgb } from "../../form/branding/color.ts";
import { listen } from "../../host/contain.ts";
import type { PageTheme } from "../view.ts";

/** What the host's styles (ui/css/theme.css) say of the page; with each change, one of their transitions starts. */
export function watchTheme(
  shadow: ShadowRoot,
  options: { signal: AbortSignal },
): ReadonlySignal<PageTheme> {
  const { host } = shadow;
  const theme = signal(readTheme(host));
  listen(
    host,
    "transitionrun",
    (event) => {
      if (event.target === host) theme.value = readTheme(host);
    },
    options,
  );
  return theme;
}

const BLACK = "rgb(0, 0, 0)";

/** As browsers serialize the color that another one is made from. */
const SRGB = /^color\(srgb (\S+) (\S+) (\S+)/;

export function readTheme(host: Element): PageTheme {
  const { outlineColor, textDecorationColor } = getComputedStyle(host);
  const [, ...channels] = SRGB.exec(textDecorationColor) ?? [];
  const [red, green, blue] = channels.map((channel) => {
    const share = Math.min(Math.max(Number(channel), 0), 1);
    return Math.round(share * 255);
  });
  const accent: Rgb | null =
    red === undefined || green === undefined || blue === undefined ? null : [red, green, blue];
  return { scheme: outlineColor === BLACK ? "dark" : "light", accent };
}
