import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { installPlan, npmCommand } from "./install-plan.js";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "..");

/** The Node that this project installs for itself, whatever the machine's own is. */
export const ownNode = join(
  root,
  "node_modules/node/bin",
  process.platform === "win32" ? "node.exe" : "node",
);

/** Installs what is missing, if anything is; where that fails, says so and ends the process. */
export function install() {
  const wanted = packagesOf("package-lock.json") ?? {};
  const plan = installPlan(wanted, packagesOf("node_modules/.package-lock.json"));
  if (plan !== null) {
    console.log("Installing the packages that are missing; this is done once …");
    npm(plan);
  }
  if (!existsSync(ownNode)) {
    // `ignore-scripts` in somebody's npm settings leaves out the one install script that we need.
    console.log("Installing Node for this project …");
    npm("rebuild", "node", "--ignore-scripts=false");
  }
}

/** @param {string} path */
function packagesOf(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), "utf8")).packages;
  } catch {
    return null;
  }
}

/** @param {string[]} args */
function npm(...args) {
  const start = npmCommand(process.env);
  // Only errors: the machine's own Node may be older than what the packages ask for, and that does
  // not matter, since everything after this runs on the Node that is installed here.
  const all = [...start.args, ...args, "--loglevel=error", "--no-audit", "--no-fund"];
  const result = spawnSync(start.command, all, { cwd: root, shell: start.shell, encoding: "utf8" });
  if (result.status === 0) return;
  const said = `${result.stdout ?? ""}${result.stderr ?? ""}${result.error?.message ?? ""}`;
  console.error(said.trim());
  console.error(`\nThe packages could not be installed (npm ${args[0]} failed, see above).`);
  console.error(
    "Check that this machine reaches an npm registry, then run the same command again.",
  );
  process.exit(1);
}
