import { describe, expect, test } from "vitest";
import { contrastRatio, parseHex } from "../../src/branding/contrast.ts";
import { COLORS as css } from "../../src/server/pages/styles/colors.ts";

/** The custom properties: their light and dark colors. */
const COLORS = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = "", light = "", dark = ""]) => [name, { light, dark }],
  ),
);

function ratio(one: string, other: string, scheme: "light" | "dark"): number {
  const [a, b] = [one, other].map((name) => parseHex(COLORS.get(name)?.[scheme] ?? ""));
  if (!a || !b) throw new Error(`Unknown color: ${one} or ${other}`);
  return contrastRatio(a, b);
}

const SURFACES = ["page", "surface", "inset"];

// WCAG 2.2: 1.4.3 for text, 1.4.11 for the borders of controls.
const PAIRS: [foreground: string, background: string, min: number][] = [
  ...SURFACES.flatMap((surface): [string, string, number][] => [
    ["text", surface, 4.5],
    ["muted", surface, 4.5],
    ["accent", surface, 4.5],
    ["control-border", surface, 3],
  ]),
  ["on-accent", "accent", 4.5],
  ["accent", "accent-bg", 4.5],
  ["text", "accent-bg", 4.5],
  ["error", "surface", 4.5],
  ["error", "error-bg", 4.5],
  ["text", "error-bg", 4.5],
  ["accent", "error-bg", 4.5],
  ["warning", "surface", 4.5],
  ["warning", "warning-bg", 4.5],
  ["text", "warning-bg", 4.5],
  ["accent", "warning-bg", 4.5],
  ["success", "surface", 4.5],
  ["success", "inset", 4.5],
  ["string", "inset", 4.5],
  ["literal", "inset", 4.5],
  ["literal", "surface", 4.5],
];

test("the style sheet has colors", () => {
  expect(COLORS.size).toBeGreaterThan(12);
});

describe.each(["light", "dark"] as const)("in the %s scheme", (scheme) => {
  test.each(PAIRS)("%s has enough contrast on %s", (foreground, background, min) => {
    expect(ratio(foreground, background, scheme)).toBeGreaterThanOrEqual(min);
  });
});
