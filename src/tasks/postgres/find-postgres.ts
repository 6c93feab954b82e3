import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installDebianPackages, isRootOnDebian } from "../install/debian-packages.ts";

/** The folder with PostgreSQL's programs, or null. */
export function findPostgres(): string | null {
  // Debian does not put the server's programs on the PATH.
  const folders = [
    ...globSync("/usr/lib/postgresql/*/bin").sort().reverse(),
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, "initdb"))) ?? null;
}

/** Finds PostgreSQL for the tests and logs a line; root on Debian installs it if it is missing. */
export function ensurePostgres(): string | null {
  if (findPostgres() === null && isRootOnDebian()) {
    console.log("PostgreSQL: not found, installing postgresql with apt-get …");
    installDebianPackages(["--no-install-recommends", "postgresql"]);
  }
  const folder = findPostgres();
  console.log(`PostgreSQL: ${folder ?? "not found (install it; its tests are skipped)"}`);
  return folder;
}
