/** @module-tag all */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { openPostgres } from "../../../src/receiver/stores/postgres-database.ts";
import { sqlBookingRequests } from "../../../src/receiver/stores/sql-booking-requests.ts";
import { findProgram } from "../../../src/tasks/find-programs.ts";
import { portForServer } from "../../resources.ts";

const initdb = findProgram("initdb");

export const hasPostgres = initdb !== null;

type TestPostgres = Awaited<ReturnType<typeof startPostgres>>;

/** PostgreSQL during the tests of a file or a group, if it is installed. */
export function testPostgres(): () => TestPostgres {
  let server: TestPostgres | undefined;
  beforeAll(async () => {
    if (hasPostgres) server = await startPostgres();
  });
  afterAll(() => server?.close());
  return () => {
    if (!server) throw new Error("PostgreSQL is not running.");
    return server;
  };
}

/** A store in a database, by default in a new one, until the test is finished. */
export async function postgresStore(server: TestPostgres, url = server.newDatabase()) {
  const store = sqlBookingRequests(await openPostgres(url));
  onTestFinished(() => store.close());
  return store;
}

/** Private, on a loopback port, in a temporary folder, without waiting for the disk. */
async function startPostgres() {
  if (initdb === null) throw new Error("PostgreSQL is not installed.");
  const data = mkdtempSync(join(tmpdir(), "postgres-"));
  const user = processUser();
  if (user) chownSync(data, user.uid, user.gid);
  const program = (name: string) => join(dirname(initdb), name);
  const options = {
    ...user,
    cwd: data,
    // In English, and also where the machine's locale is not installed.
    env: { ...process.env, LC_ALL: "C" },
    encoding: "utf8",
    stdio: "pipe",
    maxBuffer: 64_000_000,
  } as const;
  const settingsOfData = ["-U", "receiver", "-A", "trust", "-E", "UTF8", "-N"];
  execFileSync(initdb, ["-D", data, ...settingsOfData], options);
  const port = await portForServer();
  const url = `postgres://receiver@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;
  let count = 0;

  const start = () =>
    new Promise<void>((resolve, reject) => {
      const flags = ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", data];
      const child = spawn(program("postgres"), [...flags, "-c", "fsync=off"], {
        ...options,
        stdio: ["ignore", "ignore", "pipe"],
      });
      server = child;
      let log = "";
      child.stderr.on("data", (chunk) => {
        log += chunk;
        if (log.includes("ready to accept connections")) resolve();
      });
      child.once("close", () => reject(new Error(`PostgreSQL did not start: ${log}`)));
    });
  /** At once: SIGINT rolls back open transactions, SIGQUIT acts like a crash. */
  const stop = (signal: "SIGINT" | "SIGQUIT") =>
    new Promise<void>((resolve) => {
      if (!server || server.exitCode !== null) return resolve();
      server.once("exit", () => resolve());
      server.kill(signal);
    });

  const run = (name: string, ...args: string[]) => execFileSync(program(name), args, options);

  await start();
  return {
    start,
    stop,
    file: (name: string) => join(data, name),
    run,
    newDatabase() {
      count += 1;
      const name = `test${count}`;
      run("psql", "-d", url, "-c", `CREATE DATABASE ${name}`);
      return url.replace(/[^/]+$/, name);
    },
    async close() {
      await stop("SIGQUIT");
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL and PgBouncer refuse to run as root; Debian's package creates a user for them. */
export function processUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) =>
    Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}
