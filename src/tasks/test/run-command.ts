import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Counting, type Counts, countsOf } from "./counts.ts";
import type { Command } from "./test-steps.ts";

const reporting: Record<Counting, (report: string) => { args: string[]; env: NodeJS.ProcessEnv }> =
  {
    status: () => ({ args: [], env: {} }),
    vitest: (report) => ({
      args: ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
      env: process.stdout.isTTY ? {} : { NO_COLOR: "1" },
    }),
    playwright: (report) => ({
      args: ["--reporter=dot,json"],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    }),
  };

/** Runs one command to its end, its output shown as it comes, and counts what it did. */
export async function run(
  command: Command,
  env: NodeJS.ProcessEnv,
  minutes: number,
): Promise<Counts> {
  const report = join(tmpdir(), `web-scheduler-report-${process.pid}.json`);
  rmSync(report, { force: true });
  const told = reporting[command.counting](report);
  const ok = await ends([...command.argv, ...told.args], { ...env, ...told.env }, minutes);
  const counts = countsOf(command.counting, ok, readReport(report));
  rmSync(report, { force: true });
  return counts;
}

function ends(argv: string[], env: NodeJS.ProcessEnv, minutes: number): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, argv, {
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...env },
      timeout: minutes * 60_000,
    });
    child.once("error", () => resolve(false));
    child.once("close", (status, signal) => {
      if (signal !== null)
        console.error(`Ended by ${signal}; at most ${minutes} minutes are given.`);
      resolve(status === 0);
    });
  });
}

function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}
