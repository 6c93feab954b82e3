import { parseArgs } from "node:util";
import { normalizeLocationId } from "../contract/location-record/location-id.ts";
import { isOrigin } from "../web/http/origins.ts";
import { type ParsedCommand, parseError } from "../web/node/run-command.ts";

export interface CheckCommandOptions {
  /** Without a trailing slash. */
  base: string;
  ids: readonly string[];
  timeoutMs: number;
  json: boolean;
  junit: string | undefined;
  /** An origin that the service must allow. */
  origin: string | undefined;
  /** Whether a recommendation that is not followed is an error. */
  strict: boolean;
}

const MAX_SECONDS = 600;

export const USAGE = `Usage: web-scheduler-check <base-url> <location-id> [<location-id> …] [options]

Checks whether a running service follows the documentation of the endpoint, for each location.
Sends GET, HEAD and OPTIONS requests to <base-url>/api/v1/location/… only.

  --origin URL    origin of a site with the form, such as https://practice.example, for services
                  that allow only listed origins
  --strict        failed recommendations count too
  --json          print the report as JSON
  --junit FILE    also write the report as JUnit XML
  --timeout S     timeout for each response, in seconds (10)
  --version       print the version
  --help          show this help

Waits up to a minute when the service responds with 429, then skips what it still refuses.

Exit status: 0 if every rule passes that the form requires and no documented one fails; 1 if one fails,
what the form requires could not be checked, or the service did not respond; 2 for invalid arguments.
`;

/** Parses the command line; `error` is a sentence for the user. */
export function readCheckOptions(args: string[]): ParsedCommand<CheckCommandOptions> {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: { type: "boolean", default: false },
        junit: { type: "string" },
        origin: { type: "string" },
        strict: { type: "boolean", default: false },
        version: { type: "boolean", default: false },
        timeout: { type: "string", default: "10" },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    if (values.help) return { help: true };
    if (values.version) return { version: true };
    const [url = "", ...rawIds] = positionals;
    const base = toBaseUrl(url);
    if (base === null) {
      return { error: `The first argument must be an http or https URL, not "${url}".` };
    }
    if (rawIds.length === 0) return { error: "At least one location id is required." };
    const invalid = rawIds.find((id) => normalizeLocationId(id) === null);
    if (invalid !== undefined) return { error: `A location id must be a UUID, not "${invalid}".` };
    const seconds = Number(values.timeout);
    if (!(seconds > 0 && seconds <= MAX_SECONDS)) {
      return {
        error: `--timeout must be at most ${MAX_SECONDS} seconds, not "${values.timeout}".`,
      };
    }
    const ids = rawIds.map((id) => normalizeLocationId(id) ?? "");
    const { json, junit, origin, strict } = values;
    if (origin !== undefined && !isOrigin(origin)) {
      return {
        error: `--origin must be an origin without a path, such as https://practice.example, not "${origin}".`,
      };
    }
    return { options: { base, ids, timeoutMs: seconds * 1000, json, junit, origin, strict } };
  } catch (error) {
    return parseError(error);
  }
}

function toBaseUrl(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, origin, pathname, search, hash, username, password } = new URL(url);
  if (!/^https?:$/.test(protocol) || search || hash || username || password) return null;
  return (origin + pathname).replace(/([^/])\/+$/, "$1");
}
