import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { jsonPost, LOCATION_ID } from "../server/handler-fixture.ts";
import { run } from "../server/started.ts";

const COMMAND = fileURLToPath(new URL("../../src/receiver/command.ts", import.meta.url));

export const PASSWORD = "correct horse battery";
export const PAGE_ORIGIN = "https://practice.example";

export const SECRET = `whsec_${Buffer.alloc(24, 7).toString("base64")}`;

export type RunningReceiver = Awaited<ReturnType<typeof startReceiver>>;

export interface Folder {
  path: string;
  file(name: string): string;
  remove(): void;
}

export function temporaryFolder(): Folder {
  const path = mkdtempSync(join(tmpdir(), "receiver-"));
  return {
    path,
    file: (name) => join(path, name),
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

/**
 * Starts the command in a folder.
 * @param locations the options for locations: by default, the example's
 * @param launcher a command that runs the one that follows
 */
export async function startReceiver(
  folder: Folder,
  args: readonly string[] = [],
  locations: readonly string[] = ["--location", `${LOCATION_ID}=Quill Dental`],
  launcher: readonly string[] = [],
) {
  const port = args.includes("--port") ? [] : ["--port", "0"];
  const options = [COMMAND, ...port, "--origin", PAGE_ORIGIN, ...locations, ...args];
  const [command = "", ...rest] = [...launcher, process.execPath, ...options];
  const program = run(command, rest, /^ready (\S+)\/$/m, { cwd: folder.path });
  const origin = await program.ready;
  return {
    origin,
    output: program.output,
    /** Sends what the form sends after half a minute. */
    post(body: unknown, headers: Record<string, string> = {}) {
      const init = jsonPost(typeof body === "object" ? { seconds_on_page: 30, ...body } : body);
      const allHeaders = { ...init.headers, Origin: PAGE_ORIGIN, ...headers };
      return fetch(`${origin}/booking-requests/`, { ...init, headers: allHeaders });
    },
    stop: () => program.child.kill("SIGKILL"),
    /** Sends SIGTERM, and resolves with the exit status. */
    async terminate() {
      program.child.kill("SIGTERM");
      return (await program.exited).code;
    },
  };
}

/** Signs in, and returns a function that requests pages of the inbox. */
export async function signIn(origin: string, account: string, password = PASSWORD) {
  const response = await postForm(origin, "/inbox/sign-in/", { account, password });
  const cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  return {
    response,
    get: (path: string, instance = origin) =>
      fetch(instance + path, { headers: { Cookie: cookie }, redirect: "manual" }),
    post: (path: string, fields: Record<string, string> = {}, headers = {}) =>
      postForm(origin, path, fields, { Cookie: cookie, ...headers }),
  };
}

export const postForm = (
  origin: string,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  fetch(origin + path, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: origin, ...headers },
    body: new URLSearchParams(fields),
  });
