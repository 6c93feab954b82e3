import { parseHex, type Rgb, toHex } from "../../../branding/contrast.ts";
import { paletteOf } from "../../../branding/palette.ts";
import { READABLE, type ReadableName, surfaceColors } from "../../../branding/surface-colors.ts";
import { isDark } from "../../../branding/text-color.ts";

const SCHEMES = ["light", "dark"] as const;
type Scheme = (typeof SCHEMES)[number];

type Read = (color: string, scheme: Scheme) => Rgb | null;

const NAMES = Object.keys(READABLE) as ReadableName[];

/**
 * The declarations that make the form readable on the page's own background, with the page's own text
 * and border; none if the page sets neither. A dark background has dark colors, also on a light page.
 * In CSS a color cannot depend on the luminance of another one.
 */
export function pageColors(root: ShadowRoot, isSet: (name: string) => boolean): string[] {
  const names = ["--web-scheduler-background", "--web-scheduler-text", "--web-scheduler-border"];
  const widget = root.querySelector(".widget");
  if (!widget || !names.some(isSet)) return [];
  const probe = document.createElement("i");
  widget.append(probe);
  const read: Read = (color, scheme) => readColor(probe, color, scheme);
  const [light, dark] = SCHEMES.map((scheme) => colorsIn(scheme, read, isSet));
  probe.remove();
  if (!light || !dark) return [];
  const declarations = [...light.colors].map(
    ([name, color]) => `--ws-${name}:light-dark(${color},${dark.colors.get(name)})`,
  );
  // What is not computed here, such as a brand's logo or the fields' background, suits the background, too.
  return light.target === dark.target
    ? [`color-scheme:${light.target}`, ...declarations]
    : declarations;
}

/** The colors on a page with this scheme. */
function colorsIn(scheme: Scheme, read: Read, isSet: (name: string) => boolean) {
  const own = (name: string, from = scheme) => (isSet(name) ? read(`var(${name})`, from) : null);
  const surface = own("--web-scheduler-background") ?? read("var(--ws-surface)", scheme);
  if (!surface) return null;
  const target = isDark(surface) ? "dark" : "light";
  const text = own("--web-scheduler-text");
  const palette = text && paletteOf(text, surface);
  const wanted = NAMES.map((name) => {
    const fromPage =
      name === "accent"
        ? own("--web-scheduler-accent")
        : name === "text" || name === "muted"
          ? palette && parseHex(palette[name])
          : null;
    return [name, fromPage ?? read(`var(--ws-${name})`, target) ?? surface] as const;
  });
  const colors = surfaceColors(surface, Object.fromEntries(wanted) as Record<ReadableName, Rgb>);
  const { line, ...rest } = colors;
  const all = {
    surface,
    ...rest,
    "default-text": colors.text,
    "default-muted": colors.muted,
    line: own("--web-scheduler-border") ?? line,
  };
  return { target, colors: new Map(Object.entries(all).map(([name, rgb]) => [name, toHex(rgb)])) };
}

/** A color in sRGB, as it is on a page with this scheme; null if the browser cannot say. */
function readColor(probe: HTMLElement, color: string, scheme: Scheme): Rgb | null {
  probe.style.colorScheme = scheme;
  probe.style.color = `color(from ${color} srgb r g b)`;
  const channels = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)/.exec(
    getComputedStyle(probe).color,
  );
  if (!channels) return null;
  const [red = 0, green = 0, blue = 0] = channels
    .slice(1)
    .map((channel) => Math.min(Math.max(Number(channel), 0), 1) * 255);
  return [red, green, blue];
}
