import { spawn } from "node:child_process";
import process from "node:process";

/** A process that has said what it says when it is ready. */
export interface Started {
  /** What the pattern's first group caught. */
  ready: string;
  said(): string;
  stop(): void;
}

/** Starts a program and waits until it has said what fits `ready`; rejects where it ends before. */
export function start(
  command: string,
  args: readonly string[],
  ready: RegExp,
  { env = {}, cwd, pipes = 0 }: { env?: NodeJS.ProcessEnv; cwd?: string; pipes?: number } = {},
): Promise<Started> {
  const child = spawn(command, args, {
    stdio: ["ignore", "pipe", "pipe", ...Array<"pipe">(pipes).fill("pipe")],
    env: { ...process.env, ...env },
    ...(cwd === undefined ? {} : { cwd }),
  });
  let said = "";
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk;
      const found = ready.exec(said)?.[1];
      if (found !== undefined) {
        resolve({ ready: found, said: () => said, stop: () => child.kill("SIGKILL") });
      }
    };
    for (const output of child.stdio.slice(1)) output?.on("data", hear);
    child.once("error", reject);
    child.once("close", () => reject(new Error(`It ended: ${said}`)));
  });
}
