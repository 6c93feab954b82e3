import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { findWebKitGtk } from "./find-webkit-gtk.ts";

export type Engine = "chromium" | "firefox" | "webkit";

/** Where to look for a browser, in this order. */
interface Locations {
  /** Environment variables with the path of its program. */
  variables: readonly string[];
  /** Names of its program on the PATH. */
  commands: readonly string[];
  /** Where it is installed on macOS and Windows, which is not on the PATH. */
  paths: readonly string[];
}

const LOCATIONS = {
  chromium: {
    variables: ["BROWSER_PATH", "CHROMIUM"],
    // The first one has no user interface: a test takes half the time in it (Chromium 156).
    commands: [
      "chromium-headless-shell",
      "chromium",
      "google-chrome",
      "google-chrome-stable",
      "chromium-browser",
    ],
    paths: [
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    ],
  },
  firefox: {
    variables: ["FIREFOX"],
    commands: ["firefox-esr", "firefox"],
    paths: [
      "/Applications/Firefox.app/Contents/MacOS/firefox",
      "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
    ],
  },
} satisfies Record<string, Locations>;

/**
 * The path of an installed browser, or null.
 *
 * @param env the environment
 * @param exists whether a file exists
 * @throws Error if an environment variable names a missing program: using another browser instead
 * would be confusing
 */
export function installedBrowser(
  engine: keyof typeof LOCATIONS,
  env: NodeJS.ProcessEnv = process.env,
  exists = existsSync as (path: string) => boolean,
): string | null {
  const { variables, commands, paths } = LOCATIONS[engine];
  const variable = variables.find((name) => env[name]);
  const named = variable && env[variable];
  if (named) {
    if (!exists(named)) throw new Error(`${variable} is ${named}, but there is no such file.`);
    return named;
  }
  const folders = (env.PATH ?? "").split(delimiter).filter(Boolean);
  const onPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...onPath, ...paths].find(exists) ?? null;
}

/**
 * The path of the browser that the tests run in, or null: an installed one, or one that Playwright
 * downloaded. Playwright cannot test an installed Safari.
 *
 * @throws Error if an environment variable names a missing program
 */
export async function findBrowser(engine: Engine): Promise<string | null> {
  if (engine === "firefox") return installedBrowser(engine);
  if (engine === "webkit")
    return (await downloadedBrowser(engine)) ?? findWebKitGtk()?.browser ?? null;
  return installedBrowser(engine) ?? downloadedBrowser(engine);
}

/** The path of the browser that `npx playwright install` downloaded, or null. */
export async function downloadedBrowser(engine: "chromium" | "webkit"): Promise<string | null> {
  const playwright = await import("playwright");
  const path = playwright[engine].executablePath();
  return existsSync(path) ? path : null;
}

/** Flags for Chromium: no background requests; as root no sandbox, which it cannot set up. */
export const chromiumArgs: string[] = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
