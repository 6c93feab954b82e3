import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { LOCATION_ID } from "../handler-fixture.ts";
import { type Started, start } from "../started.ts";

const COMMAND = fileURLToPath(new URL("../../../src/server/receiver/command.ts", import.meta.url));

export const PASSWORD = "correct horse battery";
export const PAGE_ORIGIN = "https://practice.example";

export interface RunningReceiver extends Started {
  origin: string;
  post(body: unknown, headers?: Record<string, string>): Promise<Response>;
}

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
 */
export async function startReceiver(
  folder: Folder,
  args: readonly string[] = [],
  locations: readonly string[] = ["--location", `${LOCATION_ID}=Quill Dental`],
): Promise<RunningReceiver> {
  const options = ["--port", "0", "--origin", PAGE_ORIGIN, ...locations];
  const started = await start(
    process.execPath,
    [COMMAND, ...options, ...args],
    /^ready (\S+)\/$/m,
    {
      cwd: folder.path,
    },
  );
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${started.ready}/booking-requests/`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: PAGE_ORIGIN, ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  return { ...started, origin: started.ready, post };
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
