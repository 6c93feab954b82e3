import { existsSync } from "node:fs";
import { posix, win32 } from "node:path";
import { browserPlaces, type Engine } from "./browser-places.ts";

/** The machine as the search sees it; a test passes one of its own. */
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
 * @throws Error where an environment variable names a program that is not there: whoever set it
 * would wonder why another browser is used.
 */
export function installedBrowser(engine: Engine, machine: Machine = thisMachine): string | null {
  const { variables, commands, paths } = browserPlaces[engine];
  const { env, exists, platform } = machine;
  for (const variable of variables) {
    const named = env[variable];
    if (!named) continue;
    if (!exists(named)) throw new Error(`${variable} says ${named}, but there is no such file.`);
    return named;
  }
  const places = [
    ...(paths[platform] ?? []).map((path) => withVariables(path, env)),
    ...commands.flatMap((command) => onPath(command, platform, env)),
  ];
  return places.find((path) => path !== null && exists(path)) ?? null;
}

/** As {@link installedBrowser}, and last the Chromium that Playwright has downloaded, if it has. */
export async function findBrowser(engine: Engine): Promise<string | null> {
  const installed = installedBrowser(engine);
  if (installed !== null || engine !== "chromium") return installed;
  const { chromium } = await import("playwright");
  const own = chromium.executablePath();
  return existsSync(own) ? own : null;
}

/**
 * What Chromium is started with: no look-ups of its own on the network, and as root without the
 * sandbox, which it refuses to set up there.
 */
export const chromiumArgs: string[] = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

function withVariables(path: string, env: NodeJS.ProcessEnv): string | null {
  const names = [...path.matchAll(/%([^%]+)%/g)].map(([, name = ""]) => name);
  if (names.some((name) => !env[name])) return null;
  return path.replace(/%([^%]+)%/g, (_, name: string) => env[name] ?? "");
}

function onPath(command: string, platform: NodeJS.Platform, env: NodeJS.ProcessEnv): string[] {
  const { delimiter, join } = platform === "win32" ? win32 : posix;
  const file = platform === "win32" ? `${command}.exe` : command;
  // Windows spells it `Path`, and only the real environment forgives that.
  const folders = (env.PATH ?? env.Path ?? "").split(delimiter).filter((folder) => folder !== "");
  return folders.map((folder) => join(folder, file));
}
