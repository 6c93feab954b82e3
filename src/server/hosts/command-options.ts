import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { isLoopback } from "../../contract/loopback.ts";
import { isOrigin } from "../../web/http/origins.ts";
import { type ParsedCommand, parseError } from "../../web/node/run-command.ts";

/** The default database file, ignored by git; relative to the working directory. */
export const defaultDataFile = () =>
  process.env.WEB_SCHEDULER_DATA || ".data/booking-requests.sqlite";

export interface CommandOptions {
  port: number;
  host: string;
  /** Host names that a server on a loopback address responds to, in addition to loopback names. */
  allowedHosts: string[];
  data: string;
  /** Folder of the built files. */
  static: string;
  /** Folder of location records. */
  locations: string | undefined;
  /** Origins that may read responses; undefined for all. */
  cors: string[] | undefined;
  bare: boolean;
  quiet: boolean;
}

export const USAGE = `Usage: web-scheduler-server [options]

Serves the endpoint, the sample practice pages, the inbox and the built script.

  --port N         port; if it is in use, the next free one; 0 for any (5180)
  --host H         address to listen on (127.0.0.1, which only this computer can reach)
  --allowed-host NAME
                   host name of a proxy in front of this server; repeat it for more
                   (only names of this computer, unless --host is another address)
  --locations DIR  folder of location records as JSON, bare or in their envelope; changes
                   apply at once, and the preview saves its drafts there
                   (WEB_SCHEDULER_LOCATIONS, otherwise none)
  --data FILE      SQLite file of the inbox; :memory: stores nothing on disk
                   (WEB_SCHEDULER_DATA, otherwise .data/booking-requests.sqlite)
  --cors ORIGIN    origin that may read responses, such as https://practice.example; repeat
                   it for more (every origin)
  --bare           the framework's defaults: no ETag, compression or Cache-Control
  --static DIR     folder of the built files (this package's)
  --quiet          do not log requests
  --version        print the version
  --help           show this help
`;

// This file runs from src/server/hosts, or bundled from dist/bin.
const BUILT_FOLDER = import.meta.url.endsWith(".ts") ? "../../../dist" : "..";

// An empty text would mean a temporary inbox, every address, or the working directory.
const NOT_EMPTY = ["data", "host", "static"] as const;

/** Parses the command line; `error` is a sentence for the user. */
export function readCommandOptions(args: string[]): ParsedCommand<CommandOptions> {
  try {
    const { values } = parseArgs({
      args,
      options: {
        port: { type: "string", default: "5180" },
        host: { type: "string", default: "127.0.0.1" },
        "allowed-host": { type: "string", multiple: true, default: [] },
        locations: { type: "string", default: process.env.WEB_SCHEDULER_LOCATIONS || "" },
        data: { type: "string", default: defaultDataFile() },
        cors: { type: "string", multiple: true },
        bare: { type: "boolean", default: false },
        static: { type: "string", default: fileURLToPath(new URL(BUILT_FOLDER, import.meta.url)) },
        quiet: { type: "boolean", default: false },
        version: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    if (values.help) return { help: true };
    if (values.version) return { version: true };
    const empty = NOT_EMPTY.find((name) => values[name] === "");
    if (empty) return { error: `--${empty} must not be empty.` };
    const parsedPort = parsePort(values.port);
    if ("error" in parsedPort) return parsedPort;
    const { port } = parsedPort;
    const invalidOrigin = values.cors?.find((text) => !isOrigin(text));
    if (invalidOrigin !== undefined) {
      return {
        error: `--cors must be an origin without a path, such as https://practice.example, not "${invalidOrigin}".`,
      };
    }
    const { host, "allowed-host": allowedHosts, data, static: folder, cors, bare, quiet } = values;
    const invalidHost = allowedHosts.find((name) => !/^[a-z0-9.-]+$/i.test(name));
    if (invalidHost !== undefined) {
      return {
        error: `--allowed-host must be a host name without a port, such as demo.example, not "${invalidHost}".`,
      };
    }
    const locations = values.locations || undefined;
    const paths = { data, static: folder, locations };
    return { options: { port, host, allowedHosts, ...paths, cors, bare, quiet } };
  } catch (error) {
    return parseError(error);
  }
}

/** Parses the value of `--port`. */
export function parsePort(text: string): { port: number } | { error: string } {
  const port = Number(text);
  return /^\d+$/.test(text) && port <= 65_535
    ? { port }
    : { error: `--port must be a number from 0 to 65535, not "${text}".` };
}

/** A warning if other computers can reach the address that the server listens on. */
export const hostWarning = (host: string) =>
  isLoopback(host)
    ? undefined
    : `Warning: everyone who can reach this computer at ${host} can read the inbox. Use invented patients only.`;
