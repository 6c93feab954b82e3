import { readFileSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";

/** What the pictures in the repository were taken with: elsewhere the same page looks otherwise. */
export interface TakenWith {
  browser: string;
  platform: string;
  /** Widths of a sentence in CSS pixels, by font family. */
  fonts: Record<string, number>;
}

const FILE = new URL("../screenshots/gallery/taken-with.json", import.meta.url);
const FAMILIES = ["system-ui", "sans-serif", "serif", "monospace", "Arial", "Georgia", "Roboto"];

/** Measures this browser on this machine. */
export async function thisBrowser(page: Page): Promise<TakenWith> {
  const fonts = await page.evaluate((families) => {
    const ink = document.createElement("canvas").getContext("2d");
    if (!ink) throw new Error("There is no canvas to measure fonts on.");
    const width = (family: string) => {
      ink.font = `100px ${family}`;
      return Math.round(ink.measureText("Handgloves, 1985: موعد ¿Cuándo?").width);
    };
    return Object.fromEntries(families.map((family) => [family, width(family)]));
  }, FAMILIES);
  return {
    browser: `${page.context().browser()?.browserType().name()} ${page.context().browser()?.version()}`,
    platform: `${process.platform} ${process.arch}`,
    fonts,
  };
}

/** Why pictures taken here cannot be compared with those in the repository; null where they can. */
export function whyNotComparable(here: TakenWith): string | null {
  const there = JSON.parse(readFileSync(FILE, "utf8")) as TakenWith;
  const differing = (["browser", "platform", "fonts"] as const).find(
    (key) => JSON.stringify(here[key]) !== JSON.stringify(there[key]),
  );
  if (!differing) return null;
  return differing === "fonts"
    ? "this machine has other fonts than the pictures were taken with"
    : `the pictures were taken with ${there[differing]}, and this is ${here[differing]}`;
}

export const writeTakenWith = (here: TakenWith) =>
  writeFileSync(FILE, `${JSON.stringify(here, null, 2)}\n`);
