import { spawn } from "node:child_process";
import process from "node:process";

/** A running process that has printed that it is ready. */
export interface Started {
  /** The first group of the `ready` pattern. */
  ready: string;
  output(): string;
  stop(): void;
  /** Sends SIGTERM, and resolves with the exit status. */
  terminate(): Promise<number | null>;
}

/** Starts a program and waits until its output matches `ready`; rejects if it exits before. */
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
  let output = "";
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const found = ready.exec(output)?.[1];
      if (found !== undefined) {
        const terminate = () =>
          new Promise<number | null>((ended) => {
            child.once("close", ended);
            child.kill("SIGTERM");
          });
        resolve({
          ready: found,
          output: () => output,
          stop: () => child.kill("SIGKILL"),
          terminate,
        });
      }
    };
    for (const stream of child.stdio.slice(1)) stream?.on("data", read);
    child.once("error", reject);
    child.once("close", () => reject(new Error(`It exited: ${output}`)));
  });
}
