import { existsSync } from "node:fs";
import { posix, win32 } from "node:path";
import { type BrowserLocations, browserLocations } from "./browser-locations.ts";
import { findWebKitGtk } from "./find-webkit-gtk.ts";

export type Engine = "chromium" | "firefox" | "webkit";

/** What the search reads from the machine; tests pass their own. */
export interface Machine {
  platform: NodeJS.Platform;
  env: NodeJS.ProcessEnv;
  exists(path: string): boolean;
}

const thisMachine: Machine = {
  platform: process.platform,
  env: process.env,
  exists: existsSync,
};

/**
 * The path of an installed browser, or null.
 *
 * @throws Error if an environment variable names a missing program: using another browser instead
 * would be confusing
 */
export function installedBrowser(
  engine: keyof typeof browserLocations,
  machine: Machine = thisMachine,
): string | null {
  const { variables, commands, paths }: BrowserLocations = browserLocations[engine];
  const { env, exists, platform } = machine;
  for (const variable of variables) {
    const named = env[variable];
    if (!named) continue;
    if (!exists(named)) throw new Error(`${variable} is ${named}, but there is no such file.`);
    return named;
  }
  const candidates = [
    ...(paths[platform] ?? []).map((path) => expandVariables(path, env)),
    ...commands.flatMap((command) => pathsOnPath(command, platform, env)),
  ];
  return candidates.find((path) => path !== null && exists(path)) ?? null;
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

function expandVariables(path: string, env: NodeJS.ProcessEnv): string | null {
  const names = [...path.matchAll(/%([^%]+)%/g)].map(([, name = ""]) => name);
  if (names.some((name) => !env[name])) return null;
  return path.replace(/%([^%]+)%/g, (_, name: string) => env[name] ?? "");
}

function pathsOnPath(command: string, platform: NodeJS.Platform, env: NodeJS.ProcessEnv): string[] {
  const { delimiter, join } = platform === "win32" ? win32 : posix;
  const file = platform === "win32" ? `${command}.exe` : command;
  // Windows names it `Path`; only `process.env` itself ignores the case.
  const folders = (env.PATH ?? env.Path ?? "").split(delimiter).filter((folder) => folder !== "");
  return folders.map((folder) => join(folder, file));
}
