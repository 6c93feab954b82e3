import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Runs the stand-alone command in a separate process. */
export function runCommand(...args: string[]) {
  const child = spawn(process.execPath, ["src/server/hosts/command.ts", ...args], { cwd: ROOT });
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr.on("data", (chunk) => {
    errors += chunk;
  });
  const exited = new Promise<{ code: number | null; output: string; errors: string }>((resolve) =>
    child.on("close", (code) => resolve({ code, output, errors })),
  );
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on("data", () => {
      const url = /^ready (\S+)\/$/m.exec(output)?.[1];
      if (url) resolve(url);
    });
    child.on("close", () => reject(new Error(`It exited: ${errors}`)));
  });
  // A command that only prints and exits is never ready.
  ready.catch(() => {});
  return { child, ready, exited, output: () => output };
}
