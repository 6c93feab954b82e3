import { readFileSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";

/** The environment of the screenshots; the page looks different in others. */
export interface Environment {
  browser: string;
  platform: string;
  /** The width of a sample text in CSS pixels, by font family. */
  fonts: Record<string, number>;
}

const FILE = new URL("../screenshots/gallery/environment.json", import.meta.url);
const FAMILIES = ["system-ui", "sans-serif", "serif", "monospace", "Arial", "Georgia", "Roboto"];

/** The environment of this browser and machine. */
export async function readEnvironment(page: Page): Promise<Environment> {
  const fonts = await page.evaluate((families) => {
    const context = document.createElement("canvas").getContext("2d");
    if (!context) throw new Error("There is no canvas context.");
    const width = (family: string) => {
      context.font = `100px ${family}`;
      return Math.round(context.measureText("Handgloves, 1985: موعد ¿Cuándo?").width);
    };
    return Object.fromEntries(families.map((family) => [family, width(family)]));
  }, FAMILIES);
  return {
    browser: `${page.context().browser()?.browserType().name()} ${page.context().browser()?.version()}`,
    platform: `${process.platform} ${process.arch}`,
    fonts,
  };
}

/** Why screenshots cannot be compared with those in the repository; null if they can. */
export function skipReason(here: Environment): string | null {
  const there = JSON.parse(readFileSync(FILE, "utf8")) as Environment;
  const differing = (["browser", "platform", "fonts"] as const).find(
    (key) => JSON.stringify(here[key]) !== JSON.stringify(there[key]),
  );
  if (!differing) return null;
  return differing === "fonts"
    ? "this machine has other fonts than the screenshots"
    : `the screenshots were taken with ${there[differing]}, and this is ${here[differing]}`;
}

export const writeEnvironment = (here: Environment) =>
  writeFileSync(FILE, `${JSON.stringify(here, null, 2)}\n`);
