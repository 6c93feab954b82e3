import { existsSync } from "node:fs";
import { posix, win32 } from "node:path";
import { browserLocations, type Engine } from "./browser-locations.ts";

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
export function installedBrowser(engine: Engine, machine: Machine = thisMachine): string | null {
  const { variables, commands, paths } = browserLocations[engine];
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

/** Like {@link installedBrowser}, with Playwright's own download of Chromium as a last resort. */
export async function findBrowser(engine: Engine): Promise<string | null> {
  const installed = installedBrowser(engine);
  if (installed !== null || engine !== "chromium") return installed;
  const { chromium } = await import("playwright");
  const downloaded = chromium.executablePath();
  return existsSync(downloaded) ? downloaded : null;
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
