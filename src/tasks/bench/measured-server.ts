import { type ChildProcess, spawn } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";

/** What a server uses: memory in bytes, once the garbage is gone, and the time it has computed. */
export interface Use {
  heapUsed: number;
  rss: number;
  cpuMicroseconds: number;
}

/** A server in a process of its own. */
export interface MeasuredServer {
  /** As in `http://127.0.0.1:5173`. */
  origin: string;
  use(): Promise<Use>;
  stop(): void;
}

const PRELOADED = new URL("./report-use.ts", import.meta.url).href;

/** Starts a program of ours that says `ready <address>`; rejects where it ends before. */
export function startServer(program: URL, ...args: string[]): Promise<MeasuredServer> {
  const argv = ["--expose-gc", "--import", PRELOADED, fileURLToPath(program), ...args];
  const child = spawn(process.execPath, argv, { stdio: ["ignore", "pipe", "inherit", "ipc"] });
  let said = "";
  return new Promise((resolve, reject) => {
    child.stdout?.on("data", (chunk) => {
      said += chunk;
      const address = /^ready (http:\S+)\/$/m.exec(said)?.[1];
      if (address === undefined) return;
      // One spelling for all, so that the name's look-up is not measured.
      const origin = address.replace("localhost", "127.0.0.1");
      resolve({ origin, use: () => useOf(child), stop: () => child.kill() });
    });
    child.once("close", () => reject(new Error(`The server ended: ${said}`)));
  });
}

const useOf = (child: ChildProcess) =>
  new Promise<Use>((resolve) => {
    child.once("message", (use) => resolve(use as Use));
    child.send("use");
  });
