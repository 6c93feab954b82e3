import { describe, expect, test } from "vitest";
import { contrastRatio, parseHex } from "../../../src/form/branding/color.ts";
import { readStyles } from "../../../src/web/pages/stylesheet.ts";

const COLORS = new Map(
  [...readStyles(["colors.css"]).matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = "", light = "", dark = ""]) => [name, { light, dark }],
  ),
);

function ratio(one: string, other: string, scheme: "light" | "dark"): number {
  const [a, b] = [one, other].map((name) => parseHex(COLORS.get(name)?.[scheme] ?? ""));
  if (!a || !b) throw new Error(`Unknown color: ${one} or ${other}`);
  return contrastRatio(a, b);
}

const TEXT_COLORS: Record<string, readonly string[]> = {
  page: ["text", "muted", "accent"],
  surface: ["text", "muted", "accent", "error", "warning", "success"],
  inset: ["text", "muted", "accent", "success"],
  accent: ["on-accent"],
  band: ["on-band"],
  "accent-bg": ["accent", "text"],
  "error-bg": ["error", "text", "accent"],
  "warning-bg": ["warning", "text", "accent"],
};

// WCAG 2.2: 1.4.3 for text, 1.4.11 for the borders of controls.
const PAIRS = [
  ...Object.entries(TEXT_COLORS).flatMap(([background, colors]) =>
    colors.map((color) => [color, background, 4.5] as const),
  ),
  ...["page", "surface", "inset"].map((surface) => ["control-border", surface, 3] as const),
];

describe.each(["light", "dark"] as const)("in the %s scheme", (scheme) => {
  test.each(PAIRS)("%s has enough contrast on %s", (foreground, background, min) => {
    expect(ratio(foreground, background, scheme)).toBeGreaterThanOrEqual(min);
  });
});
