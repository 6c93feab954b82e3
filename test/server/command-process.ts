import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** The stand-alone command as a process of its own. */
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
  const ended = new Promise<{ code: number | null; output: string; errors: string }>((resolve) =>
    child.on("close", (code) => resolve({ code, output, errors })),
  );
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on("data", () => {
      const url = /^ready (\S+)\/$/m.exec(output)?.[1];
      if (url) resolve(url);
    });
    child.on("close", () => reject(new Error(`It ended: ${errors}`)));
  });
  // A command that only prints something is never ready.
  ready.catch(() => {});
  return { child, ready, ended, said: () => output };
}
