import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Whether tests may install packages: as root on Debian, such as in a container for CI. */
export function isRootOnDebian(): boolean {
  if (process.getuid?.() !== 0) return false;
  try {
    // Not Ubuntu: its chromium package installs a snap, which does not run as root in a container.
    return /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"));
  } catch {
    return false;
  }
}

let isUpdated = false;

/**
 * Installs Debian packages; logs the error if that fails.
 * @param args packages, and options of `apt-get install`
 */
export function installDebianPackages(args: readonly string[]): void {
  if (!isUpdated) aptGet("update");
  isUpdated = true;
  aptGet("install", "-y", ...args);
}

function aptGet(...args: string[]): void {
  // In this run level, packages do not start the servers that they install.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  // Waits for another apt-get, for example one that updates a new machine.
  const options = ["-q", "-o", "DPkg::Lock::Timeout=300"];
  const { status, stderr } = spawnSync("apt-get", [...options, ...args], { env, encoding: "utf8" });
  if (status !== 0) console.error(stderr);
}
