import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { installPlan, npmCommand } from "./install-plan.js";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "..");

/** The Node that the dev dependency `node` installs, so that its version is the same everywhere. */
export const projectNode = join(
  root,
  "node_modules/node/bin",
  process.platform === "win32" ? "node.exe" : "node",
);

/** Installs missing packages; prints the error and exits if that fails. */
export function install() {
  const locked = readPackages("package-lock.json") ?? {};
  const plan = installPlan(locked, readPackages("node_modules/.package-lock.json"));
  if (plan !== null) {
    console.log("Installing packages …");
    npm(plan);
  }
  if (!existsSync(projectNode)) {
    // With `ignore-scripts` in the user's npm settings, the one install script that we need is not run.
    console.log("Installing Node for this project …");
    npm("rebuild", "node", "--ignore-scripts=false");
  }
}

/** @param {string} path */
function readPackages(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), "utf8")).packages;
  } catch {
    return null;
  }
}

/** @param {string[]} args */
function npm(...args) {
  const start = npmCommand(process.env);
  // Errors only: npm warns that the machine's Node is too old for some packages, but they run on
  // the project's Node.
  const all = [...start.args, ...args, "--loglevel=error", "--no-audit", "--no-fund"];
  const result = spawnSync(start.command, all, { cwd: root, shell: start.shell, encoding: "utf8" });
  if (result.status === 0) return;
  const output = `${result.stdout ?? ""}${result.stderr ?? ""}${result.error?.message ?? ""}`;
  console.error(output.trim());
  console.error(`\nCould not install the packages: npm ${args[0]} failed, see above.`);
  console.error("Check the connection to the npm registry, then run the same command again.");
  process.exit(1);
}
