import { spawnSync } from "node:child_process";
import process from "node:process";
import { root } from "../paths.ts";
import { ensureServers } from "../servers/find-servers.ts";

/** Runs the soak of the receiver, and prints its tables. */
ensureServers();
const args = ["run", "--project", "unit", "--no-file-parallelism", "test/receiver/soak/full"];
const { status } = spawnSync(process.execPath, ["node_modules/vitest/vitest.mjs", ...args], {
  cwd: `${root}/..`,
  env: { ...process.env, FULL: "1" },
  stdio: "inherit",
});
process.exitCode = status ?? 1;
