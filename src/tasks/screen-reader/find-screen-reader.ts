import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The programs of a virtual desktop with Firefox and Orca. */
const PROGRAMS = [
  "orca",
  "Xvfb",
  "openbox",
  "xdotool",
  "dbus-daemon",
  "dbus-send",
  "firefox-esr",
] as const;

/** The path of each program. */
export type ScreenReader = Record<(typeof PROGRAMS)[number], string>;

/** Finds Orca, Firefox ESR and what they need on the PATH; null if a program is missing. */
export function findScreenReader(): ScreenReader | null {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const found = PROGRAMS.flatMap((program) => {
    const path = folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
    return path === undefined ? [] : [[program, path]];
  });
  return found.length < PROGRAMS.length ? null : (Object.fromEntries(found) as ScreenReader);
}
