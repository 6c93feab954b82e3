import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { WebKitGtk } from "../../src/tasks/find-programs.ts";
import { run } from "../../test/server/started.ts";
import { startHttpServer } from "../fixtures/http-server.ts";

// There is no window manager: the window under the pointer has the focus, and the pointer starts in
// the middle of the screen. On a screen this small, that is inside every window of the tests.
const SCREEN = "580x440x24";

// Makes MiniBrowser's toolbar small, so that its window can be 290 pixels wide.
const GTK_CSS = `headerbar, toolbar, button, toolbutton, entry, entry *, button *, notebook, header, tab {
  min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; font-size: 1px; outline: none }
image { -gtk-icon-transform: scale(0) }`;

// Runs as the driver's browser, and saves the inspector's address, which the driver chooses and does not report.
const BROWSER_SCRIPT = `#!/bin/sh
printf '%s' "$WEBKIT_INSPECTOR_SERVER" > "$SESSION_FOLDER/inspector"
XDG_CONFIG_HOME="$SESSION_FOLDER" exec "$MINI_BROWSER" "$@"
`;

const COMMAND_TIMEOUT_MS = 15_000;
// Per attempt: about 1 of 70 sessions hangs at the start (WebKitGTK 2.50); others are slow on a busy machine.
const START_TIMEOUTS_MS = [12_000, 20_000, 40_000];

/** Sends a WebDriver command. @throws Error if the driver reports one or does not respond */
export type SendCommand = (
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: object,
  timeoutMs?: number,
) => Promise<unknown>;

export interface Session {
  send: SendCommand;
  inspector: { host: string; port: number };
}

/** A WebDriver server on a virtual screen. It has one session at a time. */
export interface WebKitDriver {
  open(args: readonly string[]): Promise<Session>;
  stop(): void;
}

export async function startWebKitDriver({
  driver,
  browser,
  xvfb,
}: WebKitGtk): Promise<WebKitDriver> {
  const folder = mkdtempSync(join(tmpdir(), "webkit-"));
  mkdirSync(join(folder, "gtk-3.0"));
  writeFileSync(join(folder, "gtk-3.0/gtk.css"), GTK_CSS);
  writeFileSync(join(folder, "browser"), BROWSER_SCRIPT, { mode: 0o755 });
  // The X server chooses a free display, and writes its number to file descriptor 3.
  const screenArgs = ["-displayfd", "3", "-screen", "0", SCREEN, "-nolisten", "tcp"];
  const screen = run(xvfb, screenArgs, /^(\d+)\n/m, { pipes: 1 });
  const env = {
    ...process.env,
    DISPLAY: `:${await screen.ready}`,
    LANG: "en_US.UTF-8",
    GDK_BACKEND: "x11",
    GSETTINGS_BACKEND: "memory",
    NO_AT_BRIDGE: "1",
    MINI_BROWSER: browser,
    SESSION_FOLDER: folder,
  };
  let server: DriverServer | undefined;

  async function open(args: readonly string[], attempt = 0): Promise<Session> {
    const timeoutMs = START_TIMEOUTS_MS[attempt] ?? 0;
    const isLast = attempt === START_TIMEOUTS_MS.length - 1;
    try {
      server ??= await startServer(driver, env, timeoutMs);
      const { send } = server;
      const browserOptions = { binary: join(folder, "browser"), args };
      const alwaysMatch = {
        unhandledPromptBehavior: "accept",
        "webkitgtk:browserOptions": browserOptions,
      };
      const capabilities = { alwaysMatch };
      const { sessionId } = (await send("POST", "/session", { capabilities }, timeoutMs)) as {
        sessionId: string;
      };
      const [host = "", port] = readFileSync(join(folder, "inspector"), "utf8").split(":");
      return {
        send: (method, path, body) => send(method, `/session/${sessionId}${path}`, body),
        inspector: { host, port: Number(port) },
      };
    } catch (error) {
      server?.stop();
      server = undefined;
      if (isLast) throw error;
      return open(args, attempt + 1);
    }
  }
  const stop = () => {
    server?.stop();
    screen.child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", stop);
  return { open, stop };
}

interface DriverServer {
  send: SendCommand;
  stop(): void;
}

async function startServer(
  program: string,
  env: NodeJS.ProcessEnv,
  timeoutMs: number,
): Promise<DriverServer> {
  const origin = `http://127.0.0.1:${await freePort()}`;
  const { port } = new URL(origin);
  // Its own process group, with the browser, which a hanging driver does not end.
  const server = spawn(program, [`--port=${port}`, "--host=127.0.0.1"], {
    stdio: "ignore",
    detached: true,
    env,
  });
  const send: SendCommand = async (
    method,
    path,
    body = {},
    commandTimeoutMs = COMMAND_TIMEOUT_MS,
  ) => {
    const response = await fetch(origin + path, {
      method,
      signal: AbortSignal.timeout(commandTimeoutMs),
      ...(method === "POST" && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as {
      value: { error?: string; message?: string } | null;
    };
    if (value?.error) throw new Error(`${method} ${path}: ${value.error} ${value.message ?? ""}`);
    return value;
  };
  const stop = () => {
    try {
      if (server.pid !== undefined) process.kill(-server.pid);
    } catch {
      // It has already exited.
    }
  };
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      await send("GET", "/status");
      return { send, stop };
    } catch (error) {
      if (performance.now() > deadline) {
        stop();
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function freePort(): Promise<string> {
  const { origin, close } = await startHttpServer(() => undefined);
  await close();
  return new URL(origin).port;
}
