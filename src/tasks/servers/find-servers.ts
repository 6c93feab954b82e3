import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The servers that tests of the receiver start, each with one of its programs. */
const SERVERS = { PostgreSQL: "initdb", PgBouncer: "pgbouncer", nginx: "nginx" };

/** The folder with a server's programs, or null. */
export function findServer(name: keyof typeof SERVERS): string | null {
  // Debian does not put them on the PATH of every user.
  const folders = [
    ...globSync("/usr/lib/postgresql/*/bin").sort().reverse(),
    "/usr/sbin",
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, SERVERS[name]))) ?? null;
}
