import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import process from "node:process";
import { npmCommand } from "./install-plan.js";

const PATIENCE_MS = 120_000;
// An answer or none: a machine without a registry should not be asked to wait for one.
const FETCHING = ["--prefer-offline", "--fetch-retries=0", "--fetch-timeout=30000"];

/**
 * The folder of a package that is too heavy to be among our dependencies, got as `npx` gets it:
 * from npm's own store, else from the registry, without its install scripts. Null where it cannot
 * be had.
 *
 * @param packageAtVersion a name with an exact version, as in `workerd@1.2.3`
 */
export async function fromRegistry(packageAtVersion: string): Promise<string | null> {
  const name = packageAtVersion.replace(/(?<=.)@[^@]*$/, "");
  const path = await npx(packageAtVersion, ["node", "-p", "process.env.PATH"]);
  const folders = (path?.trim().split(delimiter) ?? []).map((bin) => join(dirname(bin), name));
  return folders.find((folder) => existsSync(join(folder, "package.json"))) ?? null;
}

/** What a command says that has the package on its path; null where it fails. */
function npx(packageAtVersion: string, argv: readonly string[]): Promise<string | null> {
  const { command, args, shell } = npmCommand(process.env);
  const options = ["exec", "--yes", "--ignore-scripts", "--loglevel=error", ...FETCHING];
  const all = [...args, ...options, `--package=${packageAtVersion}`, "--", ...argv];
  const stdio = ["ignore", "pipe", "ignore"] as const;
  // Windows knows npm to its shell alone; none of our words needs quoting there.
  const child = shell
    ? spawn([command, ...all].join(" "), { shell, stdio: [...stdio], timeout: PATIENCE_MS })
    : spawn(command, all, { stdio: [...stdio], timeout: PATIENCE_MS });
  let said = "";
  child.stdout?.on("data", (chunk) => {
    said += chunk;
  });
  return new Promise((resolve) => {
    child.once("error", () => resolve(null));
    child.once("close", (status) => resolve(status === 0 ? said : null));
  });
}
