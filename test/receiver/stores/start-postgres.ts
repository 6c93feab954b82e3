/** @module-tag all */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { portForServer } from "../../resources.ts";

/** Private, on a loopback port, in a temporary folder, without waiting for the disk. @param folder with its programs */
export async function startPostgres(folder: string) {
  const data = mkdtempSync(join(tmpdir(), "postgres-"));
  const user = processUser();
  if (user) chownSync(data, user.uid, user.gid);
  const program = (name: string) => join(folder, name);
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
  execFileSync(program("initdb"), ["-D", data, ...settingsOfData], options);
  const port = await portForServer();
  const url = `postgres://receiver@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;

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
      server.once("close", () => resolve());
      server.kill(signal);
    });

  await start();
  return {
    url,
    start,
    stop,
    file: (name: string) => join(data, name),
    run: (name: string, ...args: string[]) => execFileSync(program(name), args, options),
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
