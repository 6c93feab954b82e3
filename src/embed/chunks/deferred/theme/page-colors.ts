import { parseHex, type Rgb, toHex } from "../../../../branding/contrast.ts";
import { paletteOf } from "../../../../branding/palette.ts";
import { READABLE, type ReadableName, surfaceColors } from "../../../../branding/surface-colors.ts";
import { isDark } from "../../../../branding/text-color.ts";
import { colorBehind, type Layer, over } from "./color-behind.ts";

const SCHEMES = ["light", "dark"] as const;
type Scheme = (typeof SCHEMES)[number];

type Read = (color: string, scheme: string) => Layer | null;

const NAMES = Object.keys(READABLE) as ReadableName[];

const [BACKGROUND, TEXT, BORDER, FIELD] = [
  "--web-scheduler-background",
  "--web-scheduler-text",
  "--web-scheduler-border",
  "--web-scheduler-field-background",
] as const;

/**
 * The declarations that make the form readable on the page's own background, with the page's own text,
 * border and fields; none if the page sets none of them. A dark background has dark colors, also on a
 * light page. Not in CSS, where a color cannot depend on the luminance of another one, or on what is
 * behind the form.
 */
export function pageColors(root: ShadowRoot, isSet: (name: string) => boolean): string[] {
  const widget = root.querySelector(".widget");
  if (!widget || ![BACKGROUND, TEXT, BORDER, FIELD].some(isSet)) return [];
  const probe = document.createElement("i");
  widget.append(probe);
  const read: Read = (color, scheme) => readColor(probe, color, scheme);
  const [light, dark] = SCHEMES.map((scheme) => colorsIn(scheme, read, isSet, root.host));
  probe.remove();
  if (!light || !dark) return [];
  const declarations = [...light.colors].map(
    ([name, color]) => `--ws-${name}:light-dark(${color},${dark.colors.get(name)})`,
  );
  // What is not computed here, such as a brand's logo, suits the background, too.
  return light.target === dark.target
    ? [`color-scheme:${light.target}`, ...declarations]
    : declarations;
}

/** The colors on a page with this scheme. */
function colorsIn(scheme: Scheme, read: Read, isSet: (name: string) => boolean, host: Element) {
  const own = (name: string) => (isSet(name) ? read(`var(${name})`, scheme) : null);
  const background = own(BACKGROUND) ?? read("var(--ws-surface)", scheme);
  if (!background) return null;
  const { colorScheme } = getComputedStyle(document.documentElement);
  const surface =
    background.alpha === 1
      ? background.color
      : over(
          background,
          colorBehind(host, (color) => read(color, colorScheme)),
        );
  const onSurface = (name: string) => {
    const color = own(name);
    return color && over(color, surface);
  };
  const target = isDark(surface) ? "dark" : "light";
  const text = onSurface(TEXT);
  const palette = text && paletteOf(text, surface);
  const wanted = NAMES.map((name) => {
    const fromPage =
      name === "accent"
        ? own("--web-scheduler-accent")?.color
        : name === "text" || name === "muted"
          ? palette && parseHex(palette[name])
          : null;
    return [name, fromPage ?? read(`var(--ws-${name})`, target)?.color ?? surface] as const;
  });
  const colors = surfaceColors(surface, Object.fromEntries(wanted) as Record<ReadableName, Rgb>);
  const { line, ...rest } = colors;
  const field = own(FIELD);
  // With the shade that theme.css gives an opaque color on dark.
  const shade = field && field.alpha < 1 && read("var(--ws-field)", target);
  const all = {
    surface,
    ...rest,
    "default-text": colors.text,
    "default-muted": colors.muted,
    line: onSurface(BORDER) ?? line,
    ...(shade && { field: over({ color: shade.color, alpha: field.alpha }, surface) }),
  };
  return { target, colors: new Map(Object.entries(all).map(([name, rgb]) => [name, toHex(rgb)])) };
}

/** A color, as it is on a page with this scheme; null if the browser cannot say. */
function readColor(probe: HTMLElement, color: string, scheme: string): Layer | null {
  probe.style.colorScheme = scheme;
  probe.style.color = `color(from ${color} srgb r g b / alpha)`;
  const match = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.e-]+))?/.exec(
    getComputedStyle(probe).color,
  );
  if (!match) return null;
  const [red = 0, green = 0, blue = 0, alpha = 1] = match
    .slice(1)
    .map((channel = "1") => Math.min(Math.max(Number(channel), 0), 1));
  return { color: [red * 255, green * 255, blue * 255], alpha };
}
