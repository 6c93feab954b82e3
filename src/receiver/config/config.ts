import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { constantCase, kebabCase, mapValues } from "es-toolkit";
import { normalizeLocationId } from "../../contract/location-record/location-id.ts";
import { isLoopback } from "../../contract/loopback.ts";
import { isOrigin } from "../../web/http/origins.ts";
import { type ParsedCommand, parseError } from "../../web/node/run-command.ts";

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

type OptionName = keyof typeof OPTIONS;

type ValueOf<Of extends Option, Value = NonNullable<ReturnType<Of["read"]>>> = Of extends {
  multiple: true;
}
  ? Value[]
  : Of extends { default: string }
    ? Value
    : Value | undefined;

/** What the options mean. */
type Values = { [Name in OptionName]: ValueOf<(typeof OPTIONS)[Name]> };

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

export type ReceiverConfig = Values & { command: "serve" };

/** What the command line asks for. An account may see only the requests of some locations. */
type Command =
  | ReceiverConfig
  | { command: "add-account"; name: string; accounts: string; locations: string[] | undefined };

type Env = Record<string, string | undefined>;
/** What was given for each option, or its default. */
type Texts = Record<OptionName, string[]>;

const options: Record<OptionName, Option> = OPTIONS;

/** Reads the command line and the environment; `error` has a sentence for every mistake, one per line. */
export function readConfig(args: string[], env: Env): ParsedCommand<Command> {
  try {
    const { values: flags, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: Object.fromEntries(
        Object.entries(options).map(([name, { expected }]) => [
          kebabCase(name),
          expected ? { type: "string", multiple: true } : { type: "boolean" },
        ]),
      ),
    });
    if (flags.help) return { help: true };
    if (flags.version) return { version: true };
    const texts = mapValues(options, (option, name) =>
      textsOf(option, flags[kebabCase(name)], readVariable(env, variableOf(name))),
    );
    const values = mapValues(options, ({ read, multiple }, name) => {
      const valid = texts[name].map(read).filter((value) => value !== undefined);
      return multiple ? valid : valid[0];
    }) as Values;
    const [command, name = ""] = positionals;
    const invalid = invalidValues(texts);
    if (command === "add-account") {
      const { accounts, location } = values;
      // Not the variable, which lists the locations of the receiver.
      const locations = flags.location ? location.map(([id]) => id) : undefined;
      const mistakes = [...invalid, !isAccountName(name) && ACCOUNT_NAME];
      return unlessMistaken(mistakes, { command, name, accounts, locations });
    }
    const unknown = command !== undefined && `There is no command "${command}".`;
    const mistakes = [unknown, ...invalid, ...missingValues(texts)];
    return unlessMistaken(mistakes, { ...values, command: "serve" });
  } catch (error) {
    return parseError(error);
  }
}

function unlessMistaken(mistakes: readonly (string | false)[], options: Command) {
  const error = mistakes.filter(Boolean).join("\n");
  return error ? { error } : { options };
}

const ACCOUNT_NAME =
  "An account's name has 1 to 64 letters, digits, dots, @, - or _, and begins with no underscore.";
// Validation drops the key "__proto__" of the accounts' file.
const isAccountName = (name: string) => /^(?!_)[\p{L}\p{N}.@_-]{1,64}$/u.test(name);

/** The variable, or what is in the file that `…_FILE` names, as containers get secrets. */
function readVariable(env: Env, name: string): string | undefined {
  const file = env[`${name}_FILE`];
  if (env[name] || !file) return env[name];
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    throw new Error(`${name}_FILE is ${file}, which cannot be read.`);
  }
}

/** The command line first, then the environment, then the default. */
function textsOf(option: Option, given: unknown, variable: string | undefined): string[] {
  if (given) return [given].flat().map(String);
  if (variable)
    return option.multiple ? variable.split(",").map((text) => text.trim()) : [variable];
  return option.default === undefined ? [] : [option.default];
}

function invalidValues(texts: Texts): string[] {
  return Object.entries(options).flatMap(([name, { read, expected, multiple }]) => {
    const all = texts[name as OptionName];
    if (all.length > 1 && !multiple) return [`${flagOf(name)} may be given only once.`];
    const invalid = all.filter((text) => read(text) === undefined);
    // The value may be a secret.
    return invalid.map(() => `${flagOf(name)} must be ${expected}.`);
  });
}

function missingValues(texts: Texts): (string | false)[] {
  const has = (name: OptionName) => texts[name].length > 0;
  const [host = "", accounts = ""] = [...texts.host, ...texts.accounts];
  const isMailSent = has("mailTo") || has("mailToPatients");
  return [
    !has("origin") && "Give the origin of the page with the form by --origin.",
    !has("location") && !has("baseUrl") && "Give location ids by --location, or --base-url.",
    has("webhook") !== has("webhookSecret") && "--webhook and --webhook-secret need each other.",
    (has("smtp") !== has("mailFrom") || has("smtp") !== isMailSent) &&
      "--smtp, --mail-from and --mail-to, or --mail-to-patients, need each other.",
    !isLoopback(host) &&
      !existsSync(accounts) &&
      `Others can reach --host ${host}, but there is no file ${accounts}: run add-account first.`,
  ];
}
