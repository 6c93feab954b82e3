import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import process from "node:process";
import { npmCommand } from "../src/tasks/install/install-plan.js";

const TIMEOUT_MS = 120_000;
// No retries: without a registry the caller continues without the package.
const FETCH_OPTIONS = ["--prefer-offline", "--fetch-retries=0", "--fetch-timeout=30000"];

/**
 * The folder of a package that is too large to be a dependency, as `npx` installs it: from npm's
 * cache or the registry, without install scripts. Null if it is unavailable.
 *
 * @param packageAtVersion a name with an exact version: `workerd@1.2.3`
 */
export async function fetchPackage(packageAtVersion: string): Promise<string | null> {
  const name = packageAtVersion.replace(/(?<=.)@[^@]*$/, "");
  const path = await npx(packageAtVersion, ["node", "-p", "process.env.PATH"]);
  const folders = (path?.trim().split(delimiter) ?? []).map((bin) => join(dirname(bin), name));
  return folders.find((folder) => existsSync(join(folder, "package.json"))) ?? null;
}

/** The output of a command with the package on its PATH; null if it fails. */
function npx(packageAtVersion: string, argv: readonly string[]): Promise<string | null> {
  const { command, args, shell } = npmCommand(process.env);
  const options = ["exec", "--yes", "--ignore-scripts", "--loglevel=error", ...FETCH_OPTIONS];
  const all = [...args, ...options, `--package=${packageAtVersion}`, "--", ...argv];
  const stdio = ["ignore", "pipe", "ignore"] as const;
  // On Windows only the shell finds npm; none of these arguments needs quoting there.
  const child = shell
    ? spawn([command, ...all].join(" "), { shell, stdio: [...stdio], timeout: TIMEOUT_MS })
    : spawn(command, all, { stdio: [...stdio], timeout: TIMEOUT_MS });
  let output = "";
  child.stdout?.on("data", (chunk) => {
    output += chunk;
  });
  return new Promise((resolve) => {
    child.once("error", () => resolve(null));
    child.once("close", (status) => resolve(status === 0 ? output : null));
  });
}
