import { parseArgs } from "node:util";
import { parsePort } from "../../server/hosts/command-options.ts";

export const USAGE = `Usage: npm start -- [options]

  --port N   port; if it is in use, the next free one; 0 for any (5173)
  --help     show this help
`;

/** Parses the arguments of `npm start`; `error` is a sentence for the user. */
export function readStartOptions(
  args: string[],
): { port: number } | { help: true } | { error: string } {
  try {
    const { values } = parseArgs({
      args,
      options: {
        port: { type: "string", default: "5173" },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    return values.help ? { help: true } : parsePort(values.port);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { error: message.replace(/\.?$/, ".") };
  }
}
