import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Counts, countResults, type ReportFormat } from "./counts.ts";
import type { Command } from "./test-steps.ts";

type Reporter = (file: string) => { args: string[]; env: NodeJS.ProcessEnv };

const reporters: Record<ReportFormat, Reporter> = {
  none: () => ({ args: [], env: {} }),
  vitest: (file) => ({
    args: ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
    env: process.stdout.isTTY ? {} : { NO_COLOR: "1" },
  }),
  playwright: (file) => ({
    args: ["--reporter=dot,json"],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  }),
};

/** Runs a command, passes its output through, and counts its results. */
export async function runCommand(
  command: Command,
  env: NodeJS.ProcessEnv,
  timeoutMinutes: number,
): Promise<Counts> {
  const file = join(tmpdir(), `web-scheduler-report-${process.pid}.json`);
  rmSync(file, { force: true });
  const reporter = reporters[command.report](file);
  const argv = [...command.argv, ...reporter.args];
  const ok = await succeeds(argv, { ...env, ...reporter.env }, timeoutMinutes);
  const counts = countResults(command.report, ok, readJson(file));
  rmSync(file, { force: true });
  return counts;
}

function succeeds(argv: string[], env: NodeJS.ProcessEnv, minutes: number): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, argv, {
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...env },
      timeout: minutes * 60_000,
    });
    child.once("error", () => resolve(false));
    child.once("close", (status, signal) => {
      if (signal !== null) console.error(`Ended by ${signal} (time limit: ${minutes} minutes).`);
      resolve(status === 0);
    });
  });
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}
