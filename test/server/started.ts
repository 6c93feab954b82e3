import { spawn } from "node:child_process";
import { once } from "node:events";
import process from "node:process";

interface Options {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** Who runs it; root only may choose. */
  user?: { uid: number; gid: number };
  /** How many more pipes the program writes to than the standard ones. */
  pipes?: number;
}

/** Ready when its output matches `ready`, whose first group it returns; rejects if the program exits before. */
export function run(
  command: string,
  args: readonly string[],
  ready: RegExp,
  { env = {}, cwd, user, pipes = 0 }: Options = {},
) {
  const child = spawn(command, args, {
    stdio: ["ignore", "pipe", "pipe", ...Array<"pipe">(pipes).fill("pipe")],
    env: { ...process.env, ...env },
    ...(cwd === undefined ? {} : { cwd }),
    ...user,
  });
  const texts: string[] = [];
  let all = "";
  const isReady = new Promise<string>((resolve, reject) => {
    for (const [index, stream] of child.stdio.entries()) {
      stream?.on("data", (chunk: Buffer) => {
        texts[index] = (texts[index] ?? "") + chunk;
        all += chunk;
        const found = ready.exec(all)?.[1];
        if (found !== undefined) resolve(found);
      });
    }
    child.once("error", reject);
    child.once("close", () => reject(new Error(`It exited: ${all}`)));
  });
  // A program that only prints and exits is never ready.
  isReady.catch(() => {});
  const exited = once(child, "close").then(([code]) => ({
    ...{ code, output: texts[1] ?? "", errors: texts[2] ?? "" },
  }));
  /** What it wrote, to any pipe. */
  const output = () => all;
  return { child, ready: isReady, exited, output };
}

export const runServer = (...args: string[]) =>
  run(process.execPath, ["src/server/hosts/command.ts", ...args], /^ready (\S+)\/$/m, {
    cwd: `${import.meta.dirname}/../..`,
  });
