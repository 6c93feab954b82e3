import { parseArgs } from "node:util";
import { normalizeLocationId } from "../contract/location-record/location-id.ts";
import { readOrigin } from "../web/http/origins.ts";

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

Exit status: 0 if every required rule passes and no finding is an error; 1 if not, or if a required rule
could not be checked, or the service did not respond; 2 for invalid arguments.
`;

/** Reads the command line. @throws Error with a sentence */
export function readCheckOptions(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: { type: "boolean", default: false },
      origin: { type: "string" },
      receiver: { type: "string" },
      location: { type: "string" },
      "idempotency-header": { type: "boolean", default: false },
    },
  });
  const { json, origin: given, receiver, location, "idempotency-header": hasHeader } = values;
  const [base = "", ...ids] = positionals;
  const origin = given === undefined ? undefined : readOrigin(given);
  if (origin === null) {
    throw new Error(
      `--origin must be one origin without a path or *, such as https://practice.example, not "${given}".`,
    );
  }
  if (receiver === undefined) {
    if (location !== undefined || hasHeader) {
      throw new Error("--location and --idempotency-header need --receiver.");
    }
    if (!isPlainUrl(base) || new URL(base).search) {
      throw new Error(`The first argument must be an http or https URL, not "${base}".`);
    }
    if (ids.length === 0) throw new Error("At least one location id is required.");
    const locations = ids.map((id) => ({ base, id: readId(id, "A location id"), origin }));
    return { json, target: { locations } };
  }
  if (!isPlainUrl(receiver)) {
    throw new Error(`--receiver must be an http or https URL, not "${receiver}".`);
  }
  if (positionals.length > 0) {
    throw new Error(`With --receiver, "${base}" is not expected: use --location.`);
  }
  if (origin === undefined) {
    throw new Error("--receiver needs --origin, the origin of a page with the form.");
  }
  const locationId = location === undefined ? location : readId(location, "--location");
  const target = { url: receiver, origin, locationId, idempotencyHeader: hasHeader };
  return { json, target: { receiver: target } };
}

function readId(text: string, what: string): string {
  const id = normalizeLocationId(text);
  if (id === null) throw new Error(`${what} must be a UUID, not "${text}".`);
  return id;
}

/** Whether it is an http or https URL without credentials or a fragment. */
const isPlainUrl = (url: string) =>
  /^https?:\/\/[^/?#@]+([/?][^#]*)?$/i.test(url) && URL.canParse(url);
