import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

// Runs before every script, in whatever Node the machine has, and before there are packages: plain JavaScript.
const INSTALL =
  "npm install --no-save --prefer-offline --include=dev --no-audit --no-fund --dry-run=false --loglevel=error";

const packagesIn = (/** @type {string} */ file) =>
  JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), "utf8")).packages;

/** Whether `node_modules` has what the lock file says: npm itself needs a second, and the right to write there. */
function isInstalled() {
  try {
    const installed = packagesIn("node_modules/.package-lock.json");
    const { "": _project, ...wanted } = packagesIn("package-lock.json");
    return Object.entries(wanted).every(
      ([path, { version, optional }]) => optional || installed[path]?.version === version,
    );
  } catch {
    return false;
  }
}

if (!isInstalled()) {
  // Standard output belongs to the script, which may print JSON, and so does what is typed.
  const { status } = spawnSync(INSTALL, { shell: true, stdio: ["ignore", 2, 2] });
  process.exitCode = status ?? 1;
}
