/** @module-tag all */
import { chownSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { findProgram } from "../../../src/tasks/find-programs.ts";
import { portForServer, temporaryFolder } from "../../resources.ts";
import { run } from "../../server/started.ts";
import { processUser } from "./postgres-fixture.ts";

const bouncer = findProgram("pgbouncer");

export const hasPgBouncer = bouncer !== null;

/** In transaction mode. Returns the URL of the database behind it. @param poolSize its connections to the database */
export async function startPgBouncer(databaseUrl: string, poolSize = 1) {
  const folder = temporaryFolder();
  const user = processUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const url = new URL(databaseUrl);
  const port = await portForServer();
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(
    file,
    `[databases]
    * = host=${url.hostname} port=${url.port} user=receiver
    [pgbouncer]
    listen_addr = 127.0.0.1
    listen_port = ${port}
    unix_socket_dir =
    auth_type = any
    pool_mode = transaction
    default_pool_size = ${poolSize}`,
  );
  const start = async () => {
    const program = run(bouncer ?? "", [file], /(process up)/, user && { user });
    await program.ready;
    return program;
  };
  let program = await start();
  onTestFinished(() => void program.child.kill("SIGKILL"));
  const stop = async () => {
    program.child.kill("SIGKILL");
    await program.exited;
  };
  url.port = String(port);
  return {
    url: url.href,
    stop,
    async start() {
      program = await start();
    },
  };
}
