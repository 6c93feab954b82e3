import { isOrigin } from "../../web/http/origins.ts";

/** An option of the command; also an environment variable, see {@link variableOf}. */
export interface Option {
  /** What its value is called in the help; without it, the option is a flag. */
  value?: string;
  help: string;
  default?: string;
  /** May be repeated; in the environment variable, values are separated by commas. */
  multiple?: true;
  isValid?: (text: string) => boolean;
  /** What a valid value is, for `--port must be …`. */
  expected?: string;
}

const isInteger = (min: number, max: number) => (text: string) =>
  /^\d{1,7}$/.test(text) && Number(text) >= min && Number(text) <= max;

const isUrl =
  (...protocols: string[]) =>
  (text: string) =>
    URL.canParse(text) && protocols.includes(new URL(text).protocol);

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const EMAIL = {
  isValid: (text: string) => /^[^\s@<>]+@[^\s@<>]+$/.test(text),
  expected: "an email address",
};

const notEmpty = (expected: string) => ({ isValid: (text: string) => text !== "", expected });
const PORT = { isValid: isInteger(0, 65_535), expected: "a number from 0 to 65535" };
const LIMIT = { isValid: isInteger(1, 9_999_999), expected: "a whole number, 1 or more" };
const WEB_URL = {
  isValid: isUrl("http:", "https:"),
  expected: "an absolute URL that starts with https:// or http://",
};
const CONTENT = {
  isValid: (text: string) => ["reference", "full"].includes(text),
  expected: '"reference" or "full"',
};

export const OPTIONS = {
  port: { value: "N", default: "8080", help: "port; 0 for any", ...PORT },
  host: {
    value: "H",
    default: "127.0.0.1",
    help: "address to listen on; by default, only this computer can reach it",
    ...notEmpty("an address"),
  },
  "public-url": {
    value: "URL",
    help: "where a proxy serves the receiver, such as https://booking.example",
    isValid: (text) => isUrl("http:", "https:")(text) && isOrigin(text.replace(/\/$/, "")),
    expected: "an origin, such as https://booking.example",
  },
  data: {
    value: "FILE|URL",
    default: "booking-requests.sqlite",
    help: "SQLite file, or postgres://user:password@host/database",
    ...notEmpty("a file or a postgres:// URL"),
  },
  accounts: {
    value: "FILE",
    default: "accounts.json",
    help: "accounts of the staff, made by add-account",
    ...notEmpty("a file"),
  },
  origin: {
    value: "ORIGIN",
    multiple: true,
    help: "origin of a page with the form; required",
    isValid: isOrigin,
    expected: "an origin without a path, such as https://practice.example",
  },
  location: {
    value: "ID[=NAME]",
    multiple: true,
    help: "location that requests may be for; the name is for people",
    isValid: (text) => UUID.test(text.replace(/=.*$/s, "")),
    expected: "a location id, optionally followed by = and a name",
  },
  "base-url": { value: "URL", help: "look up other locations at this service", ...WEB_URL },
  "address-header": {
    value: "NAME",
    help: "header in which a trusted proxy puts the client's address, such as X-Real-IP",
    isValid: (text) => /^[\w-]+$/.test(text),
    expected: "the name of a header",
  },
  "max-per-address": {
    value: "N",
    default: "20",
    help: "requests per minute from one address; more are marked",
    ...LIMIT,
  },
  "max-per-location": {
    value: "N",
    default: "60",
    help: "requests per minute for one location; more are marked",
    ...LIMIT,
  },
  "proof-of-work": {
    value: "SECRET",
    help: "above both limits, ask forms for a proof of work instead; signs it",
    isValid: (text) => text.length >= 32,
    expected: "a secret of at least 32 characters",
  },
  webhook: { value: "URL", help: "notify this URL (Standard Webhooks)", ...WEB_URL },
  "webhook-secret": {
    value: "SECRET",
    help: "whsec_ and 24 to 64 random bytes in base64",
    isValid: (text) => {
      const [, base64 = ""] = /^whsec_([A-Za-z\d+/]+={0,2})$/.exec(text) ?? [];
      const { length } = Buffer.from(base64, "base64");
      return length >= 24 && length <= 64;
    },
    expected: "whsec_ and 24 to 64 random bytes in base64",
  },
  "webhook-content": {
    value: "CONTENT",
    default: "reference",
    help: 'what it contains: "reference", or "full" for the request',
    ...CONTENT,
  },
  smtp: {
    value: "URL",
    help: "notify by email through smtps://user:password@host",
    isValid: isUrl("smtp:", "smtps:"),
    expected: "a URL that starts with smtps:// or smtp://",
  },
  "mail-from": { value: "ADDRESS", help: "sender of the email", ...EMAIL },
  "mail-to": { value: "ADDRESS", multiple: true, help: "recipient of the email", ...EMAIL },
  "mail-content": {
    value: "CONTENT",
    default: "reference",
    help: 'what it contains: "reference" (only that a request waits), or "full"',
    ...CONTENT,
  },
  "mail-to-patients": {
    help: "email patients who gave an address that their request arrived",
  },
  "keep-days": {
    value: "N",
    default: "90",
    help: "delete requests after so many days",
    isValid: isInteger(1, 36_500),
    expected: "a whole number of days, 1 or more",
  },
  "idle-minutes": {
    value: "N",
    default: "30",
    help: "sign staff out after so many minutes without activity; 0 for never",
    isValid: (text) => text === "0" || isInteger(2, 720)(text),
    expected: "a whole number of minutes from 2 to 720, or 0",
  },
  "drain-seconds": {
    value: "N",
    default: "3",
    help: "accept requests so long after SIGTERM, until a proxy has noticed",
    isValid: isInteger(0, 3600),
    expected: "a whole number of seconds",
  },
  "metrics-port": { value: "N", help: "port for Prometheus metrics", ...PORT },
  "log-json": { help: "log one JSON object per line" },
  quiet: { help: "do not log requests" },
  version: { help: "print the version" },
  help: { help: "show this help" },
} as const satisfies Record<string, Option>;

export type OptionName = keyof typeof OPTIONS;

/** `WEB_SCHEDULER_KEEP_DAYS` for `keep-days`. */
export const variableOf = (name: string) =>
  `WEB_SCHEDULER_${name.toUpperCase().replaceAll("-", "_")}`;

const HELP_COLUMN = 29;

export const USAGE = `Usage: web-scheduler-receiver [options]
       web-scheduler-receiver add-account NAME [--location ID] [--accounts FILE]
       web-scheduler-receiver backup FILE [--data FILE]

Receives booking requests at /booking-requests/ and shows them to staff at /inbox/.

${Object.entries<Option>(OPTIONS)
  .map(([name, { value = "", help, default: preset, multiple }]) => {
    const text = `${help}${multiple ? "; repeatable" : ""}${preset ? ` (${preset})` : ""}`;
    return `  ${`--${name} ${value}`.padEnd(HELP_COLUMN)} ${text}`;
  })
  .join("\n")}

Each option can be an environment variable instead: ${variableOf("keep-days")} for
--keep-days, or a file that contains it: ${variableOf("data")}_FILE. Use these for
secrets. Separate repeated values by commas.

add-account reads the password from the terminal, or one line from standard input. The
same command changes a password. With --location, which may be repeated, the account sees
only the requests of these locations.

backup copies the SQLite file, also while the receiver runs, into a new file.
`;
