import { exec } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";

// No retries: without a registry the caller continues without the package.
const OPTIONS = "--yes --ignore-scripts --prefer-offline --fetch-retries=0 --fetch-timeout=30000";

/**
 * For a package too large to be a dependency: `npx` installs it without install scripts. Null if it is unavailable.
 * @param packageAtVersion with an exact version: `workerd@1.2.3`
 */
export async function fetchPackage(packageAtVersion: string): Promise<string | null> {
  const name = packageAtVersion.replace(/(?<=.)@[^@]*$/, "");
  const command = `npm exec ${OPTIONS} --package=${packageAtVersion} -- node -p process.env.PATH`;
  try {
    const { stdout } = await promisify(exec)(command, { timeout: 120_000 });
    const folders = stdout
      .trim()
      .split(delimiter)
      .map((bin) => join(dirname(bin), name));
    return folders.find((folder) => existsSync(join(folder, "package.json"))) ?? null;
  } catch {
    return null;
  }
}
