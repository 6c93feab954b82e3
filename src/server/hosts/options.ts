import process from "node:process";
import { parseArgs } from "node:util";
import { type ParsedCommand, parseError } from "../../web/node/run-command.ts";
import { defaultDataFile } from "./open-handler.ts";

export interface CommandOptions {
  port: number;
  host: string;
  locations: string | undefined;
  data: string;
}

export const USAGE = `Usage: web-scheduler-server [options]

Serves the endpoint, the sample practice pages, the inbox and the built script.

  --port N         port, or 0 for any (5180)
  --host H         address to listen on (127.0.0.1, which only this computer can reach)
  --locations DIR  folder of location records as JSON, bare or in their envelope; the preview
                   saves its drafts there (WEB_SCHEDULER_LOCATIONS, otherwise none)
  --data FILE      SQLite file of the inbox; :memory: stores nothing on disk
                   (WEB_SCHEDULER_DATA, otherwise .data/booking-requests.sqlite)
  --version        print the version
  --help           show this help
`;

/** Reads the options of the command line. */
export function parseCommand(args: string[]): ParsedCommand<CommandOptions> {
  try {
    const { values } = parseArgs({
      args,
      options: {
        port: { type: "string", default: "5180" },
        host: { type: "string", default: "127.0.0.1" },
        locations: { type: "string", default: process.env.WEB_SCHEDULER_LOCATIONS || "" },
        data: { type: "string", default: defaultDataFile() },
        version: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    if (values.help) return { help: true };
    if (values.version) return { version: true };
    const { host, data, locations } = values;
    // An empty text would mean every address, or a temporary inbox.
    if (!host || !data) return { error: `--${host ? "data" : "host"} must not be empty.` };
    const port = Number(values.port);
    if (!/^\d+$/.test(values.port) || port > 65_535) {
      return { error: `--port must be a number from 0 to 65535, not "${values.port}".` };
    }
    return { options: { port, host, data, locations: locations || undefined } };
  } catch (error) {
    return parseError(error);
  }
}
