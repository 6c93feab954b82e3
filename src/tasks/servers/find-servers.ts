import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installDebianPackages, isRootOnDebian } from "../install/debian-packages.ts";

/** The servers that tests of the receiver start, with Debian's package and a program in it. */
const SERVERS = {
  PostgreSQL: { debianPackage: "postgresql", program: "initdb" },
  PgBouncer: { debianPackage: "pgbouncer", program: "pgbouncer" },
  nginx: { debianPackage: "nginx", program: "nginx" },
};
export type ServerName = keyof typeof SERVERS;
const NAMES: readonly ServerName[] = ["PostgreSQL", "PgBouncer", "nginx"];

/** The folder with a server's programs, or null. */
export function findServer(name: ServerName): string | null {
  // Debian does not put them on the PATH of every user.
  const folders = [
    ...globSync("/usr/lib/postgresql/*/bin").sort().reverse(),
    "/usr/sbin",
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  const { program } = SERVERS[name];
  return folders.find((folder) => existsSync(join(folder, program))) ?? null;
}

/** Finds the servers for the tests and logs a line each; root on Debian installs what is missing. */
export function ensureServers(): void {
  for (const name of NAMES) {
    const { debianPackage } = SERVERS[name];
    if (findServer(name) === null && isRootOnDebian()) {
      console.log(`${name}: not found, installing ${debianPackage} with apt-get …`);
      installDebianPackages(["--no-install-recommends", debianPackage]);
    }
    const folder = findServer(name);
    console.log(`${name}: ${folder ?? "not found (install it; its tests are skipped)"}`);
  }
}
