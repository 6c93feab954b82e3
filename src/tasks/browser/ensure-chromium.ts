import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { findBrowser } from "./find-browser.ts";

/**
 * The path of the Chromium that the tests run in. If there is none, root on Debian installs it.
 *
 * @throws Error that says how to install one
 */
export async function ensureChromium(): Promise<string> {
  const found = await findBrowser("chromium");
  if (found !== null) return found;
  if (isRootOnDebian()) {
    console.log("No Chromium or Chrome found. Installing Debian's chromium with apt-get …");
    aptGet("update");
    aptGet("install", "-y", "chromium");
    const installed = await findBrowser("chromium");
    if (installed !== null) return installed;
  }
  throw new Error(
    "No Chromium or Chrome found. Install one, run `npx playwright install chromium`, or set BROWSER_PATH to its program.",
  );
}

function isRootOnDebian(): boolean {
  if (process.getuid?.() !== 0) return false;
  try {
    // Not Ubuntu: its chromium package installs a snap, which does not run as root in a container.
    return /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"));
  } catch {
    return false;
  }
}

function aptGet(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const { status, stderr } = spawnSync("apt-get", ["-q", ...args], { env, encoding: "utf8" });
  if (status !== 0) console.error(stderr);
}
