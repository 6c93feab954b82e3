import type { Brand } from "../../branding/brand.ts";

/** The brand's font, and its colors as custom properties: `--ws-text-light`, `--ws-accent-dark`, … */
export function brandStyle({ font, colors }: Brand): Record<string, string | undefined> {
  const style: Record<string, string | undefined> = { fontFamily: font ?? undefined };
  for (const [scheme, palette] of Object.entries(colors ?? {})) {
    for (const [name, color] of Object.entries(palette)) {
      style[`--ws-${name}-${scheme}`] = color ?? undefined;
    }
  }
  return style;
}
