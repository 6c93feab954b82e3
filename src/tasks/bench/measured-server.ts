import { type ChildProcess, spawn } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";

/** Memory in bytes after garbage collection, and CPU time since the start. */
export interface Usage {
  heapUsed: number;
  rss: number;
  cpuMicroseconds: number;
}

/** A server in its own process. */
export interface MeasuredServer {
  /** `http://127.0.0.1:5173` */
  origin: string;
  usage(): Promise<Usage>;
  stop(signal?: NodeJS.Signals): void;
}

const PRELOADED = new URL("./report-usage.ts", import.meta.url).href;

/** Starts a server that prints `ready <URL>`; rejects if it exits before that. */
export function startServer(program: URL, ...args: string[]): Promise<MeasuredServer> {
  const argv = ["--expose-gc", "--import", PRELOADED, fileURLToPath(program), ...args];
  const child = spawn(process.execPath, argv, { stdio: ["ignore", "pipe", "inherit", "ipc"] });
  let output = "";
  return new Promise((resolve, reject) => {
    child.stdout?.on("data", (chunk) => {
      output += chunk;
      const url = /^ready (http:\S+)\/$/m.exec(output)?.[1];
      if (url === undefined) return;
      // An address for both servers, so that resolving a name is not measured.
      const origin = url.replace("localhost", "127.0.0.1");
      resolve({ origin, usage: () => requestUsage(child), stop: (signal) => child.kill(signal) });
    });
    child.once("close", () => reject(new Error(`The server exited: ${output}`)));
  });
}

const requestUsage = (child: ChildProcess) =>
  new Promise<Usage>((resolve) => {
    child.once("message", (usage) => resolve(usage as Usage));
    child.send("usage");
  });
