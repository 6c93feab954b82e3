import { parseArgs } from "node:util";
import { defaultDataFile } from "./open-handler.ts";

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

/** Reads the command line. @throws Error with a sentence */
export function readOptions(args: string[]) {
  const { host, data, locations, port } = parseArgs({
    args,
    options: {
      port: { type: "string", default: "5180" },
      host: { type: "string", default: "127.0.0.1" },
      locations: { type: "string", default: process.env.WEB_SCHEDULER_LOCATIONS || "" },
      data: { type: "string", default: defaultDataFile() },
    },
  }).values;
  // An empty text would mean every address, or a temporary inbox.
  if (!host || !data) throw new Error(`--${host ? "data" : "host"} must not be empty.`);
  if (!/^\d+$/.test(port) || Number(port) > 65_535) {
    throw new Error(`--port must be a number from 0 to 65535, not "${port}".`);
  }
  return { port: Number(port), host, data, locations: locations || undefined };
}
