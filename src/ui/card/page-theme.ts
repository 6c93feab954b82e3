import type { Rgb } from "../../form/branding/color.ts";
import { attempt } from "../../host/contain.ts";
import type { PageTheme } from "../view.ts";

const BLACK = "rgb(0, 0, 0)";

/** As browsers serialize the color that another one is made from. */
const SRGB = /^color\(srgb ([-.\de]+) ([-.\de]+) ([-.\de]+)/;

/** What the host's styles (ui/css/theme.css) say of the page. */
export function readTheme(host: Element): PageTheme {
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
