import { mkdtempSync, rmSync } from "node:fs";
import type { Server as HttpServer } from "node:http";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished, vi } from "vitest";

/** `afterAll` for what a whole file uses. */
type OnFinished = (release: () => void) => void;

/** A new folder, which is removed when the test is finished. */
export function temporaryFolder(onFinished: OnFinished = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), "test-"));
  onFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

let held: { now: number } | undefined;

/** The time in milliseconds since 1970, which stands still until the test is finished, unless it changes `now`. */
export function heldClock(onFinished: OnFinished = onTestFinished): { now: number } {
  if (held) return held;
  const clock = { now: Date.now() };
  const spy = vi.spyOn(Date, "now").mockImplementation(() => clock.now);
  held = clock;
  onFinished(() => {
    spy.mockRestore();
    held = undefined;
  });
  return clock;
}

/** Waits until the check throws no error, also on a busy machine. */
export const eventually = (check: () => unknown) =>
  vi.waitFor(check, { timeout: 30_000, interval: 20 });

/** Listens on a free port until the test is finished. */
export async function listen(server: Server | HttpServer, host = "127.0.0.1"): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  onTestFinished(() => {
    server.close();
    if ("closeAllConnections" in server) server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}

/** A free port for a program that cannot choose one; not one that a system gives to outgoing connections. */
export async function portForServer(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  const probe = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
  return isFree ? port : portForServer();
}
