import process from "node:process";
import { parseArgs } from "node:util";
import { dataFile } from "../stores/data-file.ts";
import { builtFolder } from "./built-folder.ts";

export interface CommandOptions {
  port: number;
  host: string;
  data: string;
  /** The built files. */
  static: string;
  /** A folder of location records. */
  locations: string | undefined;
  /** The origins that may read; undefined for every one. */
  cors: string[] | undefined;
  bare: boolean;
  quiet: boolean;
}

export const USAGE = `Usage: web-scheduler-server [options]

Serves the endpoint, the sample practice pages, the inbox and the built script.

  --port N         the port; the next free one where it is taken, 0 for any (5173)
  --host H         the address to listen on; only this computer unless said (127.0.0.1)
  --locations DIR  JSON files that are location records, bare or in their envelope; a
                   changed file counts at once, and the preview saves its drafts there
                   (WEB_SCHEDULER_LOCATIONS, else none)
  --data FILE      the SQLite file of the inbox; :memory: keeps nothing
                   (WEB_SCHEDULER_DATA, else .data/booking-requests.sqlite)
  --cors ORIGIN    an origin whose pages may read, as in https://practice.example; give it
                   again for more (every origin)
  --bare           the service's framework as it comes: no ETag, compression, Cache-Control
  --static DIR     the built files (those of this package)
  --quiet          no line for each request
  --help           this text
`;

/** What the command line asks for, or a sentence on what is wrong with it. */
export function readCommandOptions(
  args: string[],
): { options: CommandOptions } | { help: true } | { problem: string } {
  try {
    const { values } = parseArgs({
      args,
      options: {
        port: { type: "string", default: "5173" },
        host: { type: "string", default: "127.0.0.1" },
        locations: { type: "string", default: process.env.WEB_SCHEDULER_LOCATIONS || "" },
        data: { type: "string", default: dataFile() },
        cors: { type: "string", multiple: true },
        bare: { type: "boolean", default: false },
        static: { type: "string", default: builtFolder() },
        quiet: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    if (values.help) return { help: true };
    const port = Number(values.port);
    if (!/^\d+$/.test(values.port) || port > 65_535) {
      return { problem: `--port takes a number from 0 to 65535, not "${values.port}".` };
    }
    const noOrigin = values.cors?.find((one) => !isOrigin(one));
    if (noOrigin !== undefined) {
      return {
        problem: `--cors takes an origin like https://practice.example, without a path, not "${noOrigin}".`,
      };
    }
    const { host, data, static: folder, cors, bare, quiet } = values;
    const locations = values.locations || undefined;
    return { options: { port, host, data, static: folder, locations, cors, bare, quiet } };
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    return { problem: sentence.replace(/\.?$/, ".") };
  }
}

/** As a browser sends it: lower case, no path, no port where it is the usual one. */
function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}
