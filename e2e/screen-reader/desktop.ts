import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const SCREEN = "1280x1000x24";
const EXIT_TIMEOUT_MS = 5_000;

/** A virtual X screen with its own window manager and D-Bus session. */
export interface Desktop {
  home: string;
  /** Starts a program, which ends with the desktop. */
  start(program: string, args: readonly string[], env?: NodeJS.ProcessEnv): ChildProcess;
  run(program: string, args: readonly string[]): string;
  /** Ends a program that was started, and the programs that it started. */
  end(program: ChildProcess): Promise<void>;
  stop(): Promise<void>;
}

export async function startDesktop(): Promise<Desktop> {
  const home = mkdtempSync(join(tmpdir(), "screen-reader-"));
  const runtime = join(home, "run");
  mkdirSync(runtime, { mode: 0o700 });
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    TZ: process.env.TZ,
    HOME: home,
    XDG_RUNTIME_DIR: runtime,
    XDG_DATA_HOME: join(home, "data"),
    LANG: "C.UTF-8",
    GSETTINGS_BACKEND: "memory",
    GNOME_ACCESSIBILITY: "1",
  };
  const started: ChildProcess[] = [];

  const start: Desktop["start"] = (program, args, more = {}) => {
    // In its own process group, so that the processes that it starts end with it.
    const child = spawn(program, args, {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
      detached: true,
      env: { ...env, ...more },
    });
    child.on("error", () => undefined);
    started.push(child);
    return child;
  };
  const run: Desktop["run"] = (program, args) =>
    spawnSync(program, args, { env, encoding: "utf8", timeout: 20_000 }).stdout;
  async function stop(): Promise<void> {
    for (const child of started.toReversed()) await end(child);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  }

  try {
    const display = await firstOutput(
      start("Xvfb", ["-displayfd", "3", "-screen", "0", SCREEN, "-nolisten", "tcp"]),
    );
    env.DISPLAY = `:${display}`;
    env.DBUS_SESSION_BUS_ADDRESS = await firstOutput(
      start("dbus-daemon", ["--session", "--nofork", "--nosyslog", "--print-address=3"]),
    );
    // Without a window manager no window gets the keys.
    start("openbox", []);
    for (const property of ["IsEnabled", "ScreenReaderEnabled"]) {
      // The bus starts the accessibility service. Before Orca and Firefox, which look for it once.
      run("dbus-send", [
        "--session",
        "--print-reply",
        "--dest=org.a11y.Bus",
        "/org/a11y/bus",
        "org.freedesktop.DBus.Properties.Set",
        "string:org.a11y.Status",
        `string:${property}`,
        "variant:boolean:true",
      ]);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { home, start, run, end, stop };
}

/** The first line that a program writes to file descriptor 3. */
function firstOutput(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdio[3]?.once("data", (text) => resolve(String(text).trim()));
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`${child.spawnfile} exited`)));
  });
}

async function end(child: ChildProcess): Promise<void> {
  const { pid } = child;
  if (pid === undefined) return;
  const kill = (signal: NodeJS.Signals) => {
    try {
      process.kill(-pid, signal);
    } catch {
      // The whole group has ended.
    }
  };
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  kill("SIGTERM");
  for (let left = EXIT_TIMEOUT_MS; left > 0 && !hasEnded(); left -= 50) await wait(50);
  kill("SIGKILL");
}
