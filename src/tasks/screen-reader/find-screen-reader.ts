import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installDebianPackages, isRootOnDebian } from "../install/debian-packages.ts";

/** The programs of a virtual desktop with Firefox and Orca, and their packages in Debian. */
const PROGRAMS = {
  orca: ["orca", "at-spi2-core"],
  Xvfb: ["xvfb"],
  openbox: ["openbox"],
  xdotool: ["xdotool"],
  "dbus-daemon": ["dbus-daemon"],
  "dbus-send": ["dbus-bin"],
  "firefox-esr": ["firefox-esr"],
} as const;

type Program = keyof typeof PROGRAMS;

/** The path of each program. */
export type ScreenReader = Record<Program, string>;

/** Finds Orca, Firefox ESR and what they need on the PATH; null if a program is missing. */
export function findScreenReader(): ScreenReader | null {
  const paths = findPrograms();
  return missingFrom(paths).length > 0 ? null : (paths as ScreenReader);
}

/** Finds the screen reader for the tests and logs a line; root on Debian installs what is missing. */
export function ensureScreenReader(): void {
  const missing = missingFrom(findPrograms());
  if (missing.length > 0 && isRootOnDebian()) {
    console.log(`Screen reader: installing ${missing.join(", ")} with apt-get …`);
    const packages = missing.flatMap((program) => PROGRAMS[program]);
    installDebianPackages(["--no-install-recommends", ...packages]);
  }
  const left = missingFrom(findPrograms()).join(", ");
  console.log(
    `Screen reader: ${left ? `not found: ${left} (its tests are skipped)` : findScreenReader()?.orca}`,
  );
}

function findPrograms(): Partial<ScreenReader> {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const find = (program: string) =>
    folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
  return Object.fromEntries(
    Object.keys(PROGRAMS).flatMap((program) => {
      const path = find(program);
      return path === undefined ? [] : [[program, path]];
    }),
  );
}

const missingFrom = (paths: Partial<ScreenReader>) =>
  (Object.keys(PROGRAMS) as Program[]).filter((program) => paths[program] === undefined);
