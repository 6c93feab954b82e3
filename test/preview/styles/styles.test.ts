import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contrastRatio, parseHex } from "../../../src/branding/contrast.ts";

const css = readFileSync(new URL("../../../src/preview/styles/base.css", import.meta.url), "utf8");

/** The page's own colours by their names: the light one and the dark one. */
const COLOURS = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = "", light = "", dark = ""]) => [name, { light, dark }],
  ),
);

function ratio(one: string, other: string, scheme: "light" | "dark"): number {
  const [a, b] = [one, other].map((name) => parseHex(COLOURS.get(name)?.[scheme] ?? ""));
  if (!a || !b) throw new Error(`There is no colour ${one} or ${other}.`);
  return contrastRatio(a, b);
}

const SURFACES = ["paper", "card", "sunk"];

// WCAG 2.2, 1.4.3 for text, 1.4.11 for the edges of controls.
const PAIRS: [foreground: string, background: string, least: number][] = [
  ...SURFACES.flatMap((surface): [string, string, number][] => [
    ["ink", surface, 4.5],
    ["soft", surface, 4.5],
    ["accent", surface, 4.5],
    ["edge", surface, 3],
  ]),
  ["on-accent", "accent", 4.5],
  ["accent", "wash", 4.5],
  ["ink", "wash", 4.5],
  ["bad", "card", 4.5],
  ["bad", "bad-wash", 4.5],
  ["ink", "bad-wash", 4.5],
  ["accent", "bad-wash", 4.5],
  ["warn", "card", 4.5],
  ["warn", "warn-wash", 4.5],
  ["good", "card", 4.5],
  ["good", "sunk", 4.5],
];

test("the colours are found", () => {
  expect(COLOURS.size).toBeGreaterThan(12);
});

describe.each(["light", "dark"] as const)("on a %s screen", (scheme) => {
  test.each(PAIRS)("%s can be read on %s", (foreground, background, least) => {
    expect(ratio(foreground, background, scheme)).toBeGreaterThanOrEqual(least);
  });
});
