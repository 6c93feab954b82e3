import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Counts, countResults, type ReportFormat } from "./counts.ts";

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

// Tests start our commands about a hundred times, which takes half the time with compiled code.
const compileCache = fileURLToPath(
  new URL("../../../node_modules/.cache/node-compile", import.meta.url),
);

export interface RunOptions {
  report: ReportFormat;
  /** Receives the output; otherwise it is passed through. */
  onOutput?: ((text: string) => void) | undefined;
  env: NodeJS.ProcessEnv;
  timeoutMinutes: number;
}

/** Runs a script with its arguments, and counts its results. */
export async function runCommand(argv: readonly string[], options: RunOptions): Promise<Counts> {
  const { report, onOutput, env, timeoutMinutes } = options;
  const file = join(tmpdir(), `web-scheduler-report-${randomUUID()}.json`);
  const reporter = reporters[report](file);
  const ok = await new Promise<boolean>((resolve) => {
    const child = spawn(process.execPath, [...argv, ...reporter.args], {
      stdio: onOutput ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
      env: { ...process.env, NODE_COMPILE_CACHE: compileCache, ...env, ...reporter.env },
      timeout: timeoutMinutes * 60_000,
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => onOutput?.(text));
    }
    child.once("error", () => resolve(false));
    child.once("close", (status, signal) => {
      if (signal) console.error(`Ended by ${signal} (time limit: ${timeoutMinutes} minutes).`);
      resolve(status === 0);
    });
  });
  const counts = countResults(report, ok, readJson(file));
  rmSync(file, { force: true });
  return counts;
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}
