import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { findBrowser } from "./find-browser.ts";

/**
 * The Chromium that the tests run in; Debian's is installed where there is none and we may.
 *
 * @throws Error with one line that says what to install.
 */
export async function getChromium(): Promise<string> {
  const found = await findBrowser("chromium");
  if (found !== null) return found;
  if (isRootOnDebian()) {
    console.log("No Chromium or Chrome found; installing Debian's (apt-get install chromium) …");
    apt("update");
    apt("install", "-y", "chromium");
    const installed = await findBrowser("chromium");
    if (installed !== null) return installed;
  }
  throw new Error(
    "No Chromium or Chrome found: install one, or run `npx playwright install chromium`, or set BROWSER_PATH to the program.",
  );
}

function isRootOnDebian(): boolean {
  if (process.getuid?.() !== 0) return false;
  try {
    // Not Ubuntu: its chromium package only points to a snap, which root in a container can't run.
    return /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"));
  } catch {
    return false;
  }
}

function apt(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const { status, stderr } = spawnSync("apt-get", ["-q", ...args], { env, encoding: "utf8" });
  if (status !== 0) console.error(stderr);
}
