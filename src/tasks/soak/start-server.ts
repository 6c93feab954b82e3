import { spawn } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";

/** A server in its own process. */
export interface Server {
  /** `http://127.0.0.1:5173` */
  origin: string;
  stop(signal?: NodeJS.Signals): void;
}

/** Starts a server that prints `ready <URL>`; rejects if it exits before that. */
export function startServer(program: URL, ...args: string[]): Promise<Server> {
  const child = spawn(process.execPath, [fileURLToPath(program), ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  return new Promise((resolve, reject) => {
    child.stdout.on("data", (chunk) => {
      output += chunk;
      const url = /^ready (http:\S+)\/$/m.exec(output)?.[1];
      if (url === undefined) return;
      // An address, so that resolving a name is not measured.
      const origin = url.replace("localhost", "127.0.0.1");
      resolve({ origin, stop: (signal) => child.kill(signal) });
    });
    child.once("close", () => reject(new Error(`The server exited: ${output}`)));
  });
}
