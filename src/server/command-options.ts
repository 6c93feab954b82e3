import { parseArgs } from "node:util";
import { dataFile } from "./data-file.ts";

export interface CommandOptions {
  port: number;
  host: string;
  data: string;
  static: string;
}

export const USAGE = `Usage: node src/server/command.ts [options]

Serves the endpoint, the sample practice pages, the inbox and the built script.

  --port N      the port; the next free one where it is taken, 0 for any (5173)
  --host H      the address to listen on; only this computer unless said (127.0.0.1)
  --data FILE   the SQLite file of the inbox; :memory: keeps nothing
                (WEB_SCHEDULER_DATA, else .data/booking-requests.sqlite)
  --static DIR  the built files (dist)
  --help        this text
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
        data: { type: "string", default: dataFile() },
        static: { type: "string", default: "dist" },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    if (values.help) return { help: true };
    const port = Number(values.port);
    if (!/^\d+$/.test(values.port) || port > 65_535) {
      return { problem: `--port takes a number from 0 to 65535, not "${values.port}".` };
    }
    const { host, data, static: folder } = values;
    return { options: { port, host, data, static: folder } };
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    return { problem: sentence.replace(/\.?$/, ".") };
  }
}
