import { normalizeLocationId } from "../contract/location-record/location-id.ts";
import { isOrigin } from "../web/http/origins.ts";
import { type ParsedCommand, parseCommand } from "../web/node/run-command.ts";
import type { LocationTarget } from "./check-location.ts";
import type { ReceiverTarget } from "./receiver-requests.ts";

export interface CheckCommandOptions {
  json: boolean;
  /** What to check: locations of a service, or a receiver. */
  target: { locations: readonly LocationTarget[] } | { receiver: ReceiverTarget };
}

export const USAGE = `Usage: web-scheduler-check <base-url> <location-id> [<location-id> …] [options]
       web-scheduler-check --receiver <url> --origin <url> [--location <id>] [options]

Checks whether a running service follows the documentation of the endpoint, for each location: sends
GET requests to <base-url>/api/v1/location/… only. Or checks a receiver of booking requests: sends it
requests of an invented patient, which it stores.

  --origin URL    origin of a site with the form, such as https://practice.example; for a service,
                  only if it allows only listed origins
  --receiver URL  the receiver's URL, as in submit-url
  --location ID   a location that the receiver knows
  --idempotency-header  the page has the attribute idempotency-header
  --json          print the report as JSON
  --version       print the version
  --help          show this help

Exit status: 0 if every required rule passes; 1 if one fails or could not be checked, or the service
did not respond; 2 for invalid arguments.
`;

/** Parses the command line; `error` is a sentence for the user. */
export const readCheckOptions = (args: string[]): ParsedCommand<CheckCommandOptions> =>
  parseCommand(
    {
      args,
      allowPositionals: true,
      options: {
        json: { type: "boolean", default: false },
        origin: { type: "string" },
        receiver: { type: "string" },
        location: { type: "string" },
        "idempotency-header": { type: "boolean", default: false },
      },
    },
    ({ values: { json, ...values }, positionals }) => {
      const { origin, receiver } = values;
      if (origin !== undefined && !isOrigin(origin)) {
        throw new Error(
          `--origin must be an origin without a path, such as https://practice.example, not "${origin}".`,
        );
      }
      const target =
        receiver === undefined
          ? { locations: readLocations(values, positionals) }
          : { receiver: readReceiver(values, receiver, positionals) };
      return { json, target };
    },
  );

interface TargetValues {
  origin?: string | undefined;
  location?: string | undefined;
  "idempotency-header": boolean;
}

function readLocations(
  values: TargetValues,
  [base = "", ...ids]: readonly string[],
): LocationTarget[] {
  if (values.location !== undefined || values["idempotency-header"]) {
    throw new Error("--location and --idempotency-header need --receiver.");
  }
  if (!isPlainUrl(base) || new URL(base).search) {
    throw new Error(`The first argument must be an http or https URL, not "${base}".`);
  }
  if (ids.length === 0) throw new Error("At least one location id is required.");
  return ids.map((text) => ({ base, id: readId(text, "A location id"), origin: values.origin }));
}

function readReceiver(
  { origin, location, "idempotency-header": idempotencyHeader }: TargetValues,
  url: string,
  positionals: readonly string[],
): ReceiverTarget {
  if (!isPlainUrl(url)) throw new Error(`--receiver must be an http or https URL, not "${url}".`);
  if (positionals.length > 0) {
    throw new Error(`With --receiver, "${positionals[0]}" is not expected: use --location.`);
  }
  if (origin === undefined) {
    throw new Error("--receiver needs --origin, the origin of a page with the form.");
  }
  const locationId = location === undefined ? location : readId(location, "--location");
  return { url, origin, locationId, idempotencyHeader };
}

function readId(text: string, what: string): string {
  const id = normalizeLocationId(text);
  if (id === null) throw new Error(`${what} must be a UUID, not "${text}".`);
  return id;
}

/** Whether it is an http or https URL without credentials or a fragment. */
function isPlainUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hash, username, password } = new URL(url);
  return /^https?:$/.test(protocol) && !(hash || username || password);
}
