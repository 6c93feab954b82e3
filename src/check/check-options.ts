import { parseArgs } from "node:util";
import { normalizeLocationId } from "../contract/location-record/location-id.ts";
import { isOrigin } from "../web/http/origins.ts";
import { type ParsedCommand, parseError } from "../web/node/run-command.ts";
import type { ReceiverTarget } from "./receiver/receiver-requests.ts";

interface CommonOptions {
  timeoutMs: number;
  json: boolean;
  junit: string | undefined;
  /** Whether a recommendation that is not followed is an error. */
  strict: boolean;
}

/** Which service to check. */
export interface ServiceTarget {
  /** Without a trailing slash. */
  base: string;
  ids: readonly string[];
  /** An origin that the service must allow. */
  origin: string | undefined;
}

export type CheckCommandOptions = CommonOptions &
  ({ service: ServiceTarget } | { receiver: ReceiverTarget });

const MAX_SECONDS = 600;

export const USAGE = `Usage: web-scheduler-check <base-url> <location-id> [<location-id> …] [options]
       web-scheduler-check --receiver <url> --origin <url> [--location <id>] [options]

Checks whether a running service follows the documentation of the endpoint, for each location: sends
GET, HEAD and OPTIONS requests to <base-url>/api/v1/location/… only. Or checks a receiver of booking
requests: sends it requests of an invented patient, which it stores.

  --origin URL    origin of a site with the form, such as https://practice.example; for a service,
                  only if it allows only listed origins
  --receiver URL  the receiver's URL, as in submit-url
  --location ID   a location that the receiver knows
  --idempotency-header  the page has the attribute idempotency-header
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
        receiver: { type: "string" },
        location: { type: "string" },
        "idempotency-header": { type: "boolean", default: false },
        strict: { type: "boolean", default: false },
        version: { type: "boolean", default: false },
        timeout: { type: "string", default: "10" },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    if (values.help) return { help: true };
    if (values.version) return { version: true };
    const { json, junit, strict } = values;
    const seconds = Number(values.timeout);
    if (!(seconds > 0 && seconds <= MAX_SECONDS)) {
      return {
        error: `--timeout must be at most ${MAX_SECONDS} seconds, not "${values.timeout}".`,
      };
    }
    if (values.origin !== undefined && !isOrigin(values.origin)) {
      return {
        error: `--origin must be an origin without a path, such as https://practice.example, not "${values.origin}".`,
      };
    }
    const target = readTarget(values, positionals);
    if ("error" in target) return target;
    return { options: { ...target, timeoutMs: seconds * 1000, json, junit, strict } };
  } catch (error) {
    return parseError(error);
  }
}

type Target = { service: ServiceTarget } | { receiver: ReceiverTarget } | { error: string };

interface TargetValues {
  origin?: string | undefined;
  receiver?: string | undefined;
  location?: string | undefined;
  "idempotency-header": boolean;
}

function readTarget(values: TargetValues, positionals: readonly string[]): Target {
  if (values.receiver !== undefined) return readReceiver(values, values.receiver, positionals);
  if (values.location !== undefined || values["idempotency-header"]) {
    return { error: "--location and --idempotency-header need --receiver." };
  }
  const [url = "", ...ids] = positionals;
  const base = toBaseUrl(url);
  if (base === null) {
    return { error: `The first argument must be an http or https URL, not "${url}".` };
  }
  if (ids.length === 0) return { error: "At least one location id is required." };
  const invalid = ids.find((id) => normalizeLocationId(id) === null);
  if (invalid !== undefined) return { error: `A location id must be a UUID, not "${invalid}".` };
  const normalized = ids.map((id) => normalizeLocationId(id) ?? "");
  return { service: { base, ids: normalized, origin: values.origin } };
}

function readReceiver(
  { origin, location, "idempotency-header": idempotencyHeader }: TargetValues,
  url: string,
  positionals: readonly string[],
): Target {
  const { protocol, username, password, hash } = URL.canParse(url) ? new URL(url) : NO_URL;
  if (!/^https?:$/.test(protocol) || username || password || hash) {
    return { error: `--receiver must be an http or https URL, not "${url}".` };
  }
  if (positionals.length > 0) {
    return { error: `With --receiver, "${positionals[0]}" is not expected: use --location.` };
  }
  if (origin === undefined) {
    return { error: "--receiver needs --origin, the origin of a page with the form." };
  }
  const locationId = location === undefined ? undefined : normalizeLocationId(location);
  if (locationId === null) return { error: `--location must be a UUID, not "${location}".` };
  return { receiver: { url, origin, locationId, idempotencyHeader } };
}

const NO_URL = { protocol: "", username: "", password: "", hash: "" };

function toBaseUrl(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, origin, pathname, search, hash, username, password } = new URL(url);
  if (!/^https?:$/.test(protocol) || search || hash || username || password) return null;
  return (origin + pathname).replace(/([^/])\/+$/, "$1");
}
