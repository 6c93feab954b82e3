import { constantCase, kebabCase } from "es-toolkit";
import { normalizeLocationId } from "../../contract/location-record/location-id.ts";
import { isOrigin } from "../../web/http/origins.ts";

/** An option of the command; also an environment variable, see {@link variableOf}. */
export interface Option {
  /** Reads its value; undefined if it is not valid. */
  read(text: string): unknown;
  /** What a valid value is, for `--port must be …`; without it, the option is a flag. */
  expected?: string;
  default?: string;
  /** May be repeated; in the environment variable, values are separated by commas. */
  multiple?: true;
}

const text = (expected: string, isValid: (text: string) => boolean) => ({
  expected,
  read: (given: string) => (isValid(given) ? given : undefined),
});

const notEmpty = (expected: string) => text(expected, (given) => given !== "");

const integer = (min: number, max: number, expected: string) => ({
  expected,
  read: (given: string) =>
    /^\d{1,7}$/.test(given) && Number(given) >= min && Number(given) <= max
      ? Number(given)
      : undefined,
});

const url = (expected: string, ...protocols: string[]) =>
  text(expected, (given) => URL.canParse(given) && protocols.includes(new URL(given).protocol));

const webUrl = url("an absolute URL that starts with https:// or http://", "https:", "http:");
const limit = integer(1, 9_999_999, "a whole number, 1 or more");
const email = text("an email address", (given) => /^[^\s@<>]+@[^\s@<>]+$/.test(given));
const port = integer(0, 65_535, "a number from 0 to 65535");
const withoutFinalSlash = (given: string) => given.replace(/\/$/, "");
const flag = { read: (given: string) => given === "true" };

const content = {
  expected: '"reference" or "full"',
  read: (given: string) => (["reference", "full"] as const).find((known) => known === given),
};

export const OPTIONS = {
  port: { ...port, default: "8080" },
  host: { ...notEmpty("an address"), default: "127.0.0.1" },
  publicUrl: {
    expected: "an origin, such as https://booking.example",
    read: (given: string) => webUrl.read([withoutFinalSlash(given)].find(isOrigin) ?? ""),
  },
  data: { ...notEmpty("a file or a postgres:// URL"), default: "booking-requests.sqlite" },
  accounts: { ...notEmpty("a file"), default: "accounts.json" },
  origin: {
    ...text("an origin without a path, such as https://practice.example", isOrigin),
    multiple: true,
  },
  location: {
    expected: "a location id, optionally followed by = and a name",
    read(given: string): [id: string, name: string] | undefined {
      const id = normalizeLocationId(given.replace(/=.*$/s, ""));
      return id === null ? undefined : [id, given.replace(/^[^=]*=?/, "") || id];
    },
    multiple: true,
  },
  baseUrl: { ...webUrl, read: (given: string) => webUrl.read(withoutFinalSlash(given)) },
  addressHeader: text("the name of a header", (given) => /^[\w-]+$/.test(given)),
  maxPerAddress: { ...limit, default: "20" },
  maxPerLocation: { ...limit, default: "60" },
  webhook: webUrl,
  webhookSecret: text("whsec_ and 24 to 64 random bytes in base64", (given) => {
    const [, base64 = ""] = /^whsec_([A-Za-z\d+/]+={0,2})$/.exec(given) ?? [];
    const { length } = Buffer.from(base64, "base64");
    return length >= 24 && length <= 64;
  }),
  webhookContent: { ...content, default: "reference" },
  smtp: url("a URL that starts with smtps:// or smtp://", "smtps:", "smtp:"),
  mailFrom: email,
  mailTo: { ...email, multiple: true },
  mailToPatients: flag,
  keepDays: { ...integer(1, 36_500, "a whole number of days, 1 or more"), default: "90" },
  idleMinutes: { ...integer(2, 720, "a whole number of minutes from 2 to 720"), default: "30" },
  version: flag,
  help: flag,
} as const satisfies Record<string, Option>;

export type OptionName = keyof typeof OPTIONS;

type ValueOf<Of extends Option, Value = NonNullable<ReturnType<Of["read"]>>> = Of extends {
  multiple: true;
}
  ? Value[]
  : Of extends { default: string }
    ? Value
    : Value | undefined;

/** What the options mean. */
export type Values = { [Name in OptionName]: ValueOf<(typeof OPTIONS)[Name]> };

/** `--keep-days` for `keepDays`. */
export const flagOf = (name: string) => `--${kebabCase(name)}`;

/** `WEB_SCHEDULER_KEEP_DAYS` for `keepDays`. */
export const variableOf = (name: string) => `WEB_SCHEDULER_${constantCase(name)}`;

export const USAGE = `Usage: web-scheduler-receiver [options]
       web-scheduler-receiver add-account NAME [--location ID] [--accounts FILE]

Receives booking requests at /booking-requests/ and shows them to staff at /inbox/.

  --port N                      port; 0 for any (8080)
  --host H                      address to listen on; by default, only this computer can reach it (127.0.0.1)
  --public-url URL              where a proxy serves the receiver, such as https://booking.example
  --data FILE|URL               SQLite file, or postgres://user:password@host/database (booking-requests.sqlite)
  --accounts FILE               accounts of the staff, made by add-account (accounts.json)
  --origin ORIGIN               origin of a page with the form; required; repeatable
  --location ID[=NAME]          location that requests may be for; the name is for people; repeatable
  --base-url URL                look up other locations at this service
  --address-header NAME         header in which a trusted proxy puts the client's address, such as X-Real-IP
  --max-per-address N           requests per minute from one address; more are marked (20)
  --max-per-location N          requests per minute for one location; more are marked (60)
  --webhook URL                 notify this URL (Standard Webhooks)
  --webhook-secret SECRET       whsec_ and 24 to 64 random bytes in base64
  --webhook-content CONTENT     what it contains: "reference", or "full" for the request (reference)
  --smtp URL                    notify by email through smtps://user:password@host
  --mail-from ADDRESS           sender of the email
  --mail-to ADDRESS             recipient of the email; repeatable
  --mail-to-patients            email patients who gave an address that their request arrived
  --keep-days N                 delete requests after so many days (90)
  --idle-minutes N              sign staff out after so many minutes without activity (30)
  --version                     print the version
  --help                        show this help

Each option can be an environment variable instead: WEB_SCHEDULER_KEEP_DAYS for
--keep-days, or a file that contains it: WEB_SCHEDULER_DATA_FILE. Use these for
secrets. Separate repeated values by commas.

add-account reads the password from the terminal, or one line from standard input. The
same command changes a password. With --location, which may be repeated, the account sees
only the requests of these locations.
`;
