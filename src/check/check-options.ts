import { parseArgs } from "node:util";
import { locationId } from "../contract/location-record/location-id.ts";

export interface CheckCommandOptions {
  /** Without a final slash. */
  base: string;
  ids: readonly string[];
  limitMs: number;
  json: boolean;
  junit: string | undefined;
}

const MOST_SECONDS = 600;

export const USAGE = `Usage: web-scheduler-check <base-url> <location-id> [<location-id> …] [options]

Asks a live server about each location and says which rules of the endpoint's document hold.
It sends GET, HEAD and OPTIONS to <base-url>/api/v1/location/… and to nothing else.

  --json          the report as JSON
  --junit FILE    also writes it as JUnit XML
  --timeout S     the seconds that one answer may take (10)
  --help          this text

Exit status: 0 where every documented rule holds, 1 where one is broken, 2 for wrong usage.
`;

/** What the command line asks for, or a sentence on what is wrong with it. */
export function readCheckOptions(
  args: string[],
): { options: CheckCommandOptions } | { help: true } | { problem: string } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: { type: "boolean", default: false },
        junit: { type: "string" },
        timeout: { type: "string", default: "10" },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    if (values.help) return { help: true };
    const [address = "", ...spellings] = positionals;
    const base = baseUrl(address);
    if (base === null) {
      return { problem: `The first word is an http or https address, not "${address}".` };
    }
    if (spellings.length === 0) return { problem: "Name one location id at least." };
    const wrong = spellings.find((spelling) => locationId(spelling) === null);
    if (wrong !== undefined) return { problem: `A location id is a UUID, not "${wrong}".` };
    const seconds = Number(values.timeout);
    if (!(seconds > 0 && seconds <= MOST_SECONDS)) {
      return {
        problem: `--timeout takes seconds, ${MOST_SECONDS} at most, not "${values.timeout}".`,
      };
    }
    const ids = spellings.map((spelling) => locationId(spelling) ?? "");
    const { json, junit } = values;
    return { options: { base, ids, limitMs: seconds * 1000, json, junit } };
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    return { problem: sentence.replace(/\.?$/, ".") };
  }
}

function baseUrl(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, origin, pathname, search, hash, username, password } = new URL(address);
  const plain = !(search || hash || username || password);
  if (!plain || !/^https?:$/.test(protocol)) return null;
  return origin + pathname.replace(/\/+$/, "");
}
