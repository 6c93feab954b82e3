import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import * as z from "zod/mini";
import { OPTIONS, type ReceiverConfig, readConfig } from "../../src/receiver/config/config.ts";
import { openReceiver } from "../../src/receiver/receiver.ts";
import { addAccount } from "../../src/receiver/staff/accounts.ts";
import { jsonPost, LOCATION_ID } from "../server/handler-fixture.ts";
import { run } from "../server/started.ts";
import { fillForm, type Typed } from "./page-form.ts";

const COMMAND = fileURLToPath(new URL("../../src/receiver/command.ts", import.meta.url));

export const PASSWORD = "correct horse battery";
export const PAGE_ORIGIN = "https://practice.example";
export const SECRET = `whsec_${Buffer.alloc(24, 7).toString("base64")}`;
export const NO_LIMITS = ["--max-per-address", "9999999", "--max-per-location", "9999999"];

export const notificationConfig = (over: Partial<ReceiverConfig>): ReceiverConfig => ({
  ...z.parse(z.object(OPTIONS), {}),
  webhookSecret: SECRET,
  mailFrom: "inbox@practice.example",
  ...over,
});

const LOCATION = ["--location", `${LOCATION_ID}=Quill Dental`];

export interface Receiver {
  origin: string;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Sends what the form sends after half a minute. */
  post(body: unknown, headers?: Record<string, string>): Promise<Response>;
}

export const receiverAt = (origin: string, fetch: Receiver["fetch"]): Receiver => ({
  origin,
  fetch,
  post(body, headers = {}) {
    const init = jsonPost(typeof body === "object" ? { seconds_on_page: 30, ...body } : body);
    const allHeaders = { ...init.headers, Origin: PAGE_ORIGIN, ...headers };
    return fetch("/booking-requests/", { ...init, headers: allHeaders });
  },
});

export interface Folder {
  path: string;
  file(name: string): string;
  remove(): void;
}

export function temporaryFolder(onFinished: (remove: () => void) => void = () => {}): Folder {
  const path = mkdtempSync(join(tmpdir(), "receiver-"));
  const remove = () => rmSync(path, { recursive: true, force: true });
  onFinished(remove);
  return { path, file: (name) => join(path, name), remove };
}

/** Adds an account as the command does, with a password that takes a hundredth of the time to check. */
export const addQuickAccount = (
  file: string,
  name: string,
  password = PASSWORD,
  locations?: string[],
) => addAccount(file, name, password, { locations, cost: { N: 1024, r: 8, p: 1 } });

/** A receiver in this process, with its data in memory and the account `ada`. */
export async function openTestReceiver(
  args: readonly string[],
  onFinished: (stop: () => void) => void,
  folder = temporaryFolder(onFinished),
  locations: readonly string[] = LOCATION,
) {
  const accounts = folder.file("accounts.json");
  if (!existsSync(accounts)) await addQuickAccount(accounts, "ada");
  const data = args.includes("--data") ? [] : ["--data", ":memory:"];
  const config = readConfig(
    ["--origin", PAGE_ORIGIN, ...locations, "--accounts", accounts, ...data, ...args],
    {},
  );
  const waits: number[] = [];
  const timing = {
    pollMs: 5,
    timeoutMs: 2000,
    wait: async (ms: number) => void waits.push(ms),
  };
  const receiver = await openReceiver(config, timing);
  onFinished(() => void receiver.close());
  const origin = "http://localhost:8080";
  const env = { incoming: { socket: { remoteAddress: "127.0.0.1" } } };
  const request = async (path: string, init?: RequestInit) =>
    receiver.app.request(new URL(path, origin), init, env);
  return { ...receiverAt(origin, request), ...receiver, waits, folder, accounts };
}

export type RunningReceiver = Awaited<ReturnType<typeof startReceiver>>;

/** Starts the command in a folder. @param launcher a command that runs the one that follows */
export async function startReceiver(
  folder: Folder,
  args: readonly string[] = [],
  launcher: readonly string[] = [],
) {
  const port = args.includes("--port") ? [] : ["--port", "0"];
  const options = [COMMAND, ...port, "--origin", PAGE_ORIGIN, ...LOCATION, ...args];
  const [command = "", ...rest] = [...launcher, process.execPath, ...options];
  const program = run(command, rest, /^ready (\S+)\/$/m, { cwd: folder.path });
  const origin = await program.ready;
  return {
    ...receiverAt(origin, (path, init) => fetch(origin + path, { redirect: "manual", ...init })),
    output: program.output,
    async stop() {
      program.child.kill("SIGKILL");
      await program.exited;
    },
    async terminate() {
      program.child.kill("SIGTERM");
      return (await program.exited).code;
    },
  };
}

export const postForm = (
  { origin, fetch }: Receiver,
  path: string,
  fields: Record<string, string> | string[][],
  headers: Record<string, string> = {},
) =>
  fetch(path, {
    method: "POST",
    headers: { Origin: origin, ...headers },
    body: new URLSearchParams(fields),
  });

export async function signIn(receiver: Receiver, account = "ada", password = PASSWORD, code = "") {
  const response = await postForm(receiver, "/inbox/sign-in/", { account, password, code });
  const Cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  const get = (path: string, { fetch } = receiver) => fetch(path, { headers: { Cookie } });
  const textOf = async (path: string) => (await get(path)).text();
  return {
    response,
    get,
    textOf,
    async press(path: string, button?: string, typed?: Typed) {
      const { action, fields } = fillForm(await textOf(path), button, typed);
      return postForm(receiver, action, fields, { Cookie });
    },
    post: (path: string, fields: Record<string, string> = {}, headers = {}) =>
      postForm(receiver, path, fields, { Cookie, ...headers }),
  };
}
