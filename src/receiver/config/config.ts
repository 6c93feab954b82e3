import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { constantCase, inRange, kebabCase, mapValues } from "es-toolkit";
import * as z from "zod/mini";
import { readHours } from "../../contract/hours.ts";
import { normalizeLocationId } from "../../contract/location-record/location-id.ts";
import { isLoopback } from "../../contract/loopback.ts";
import { REPLY_WITHIN } from "../../contract/reply-within.ts";
import { readOrigin } from "../../web/http/origins.ts";
import { isPostgresUrl } from "../stores/postgres-database.ts";

/** Whether it is one address, without what mail servers use between and around addresses. */
export const isMailAddress = (given: string) =>
  /^[^\s"(),:;<>@[\\\]]+@[^\s"(),:;<>@[\\\]]+$/.test(given);

/** @param expected what a valid value is, for `--port must be …` */
const text = (expected: string, isValid: (text: string) => boolean) =>
  z.string().check(z.refine(isValid, expected));

const notEmpty = (expected: string) => text(expected, (given) => given !== "");

const integer = (min: number, max: number, expected: string) =>
  z.pipe(
    text(expected, (given) => /^\d{1,7}$/.test(given) && inRange(Number(given), min, max + 1)),
    z.transform(Number),
  );

const url = (expected: string, isValid: (url: URL) => boolean) =>
  text(expected, (given) => URL.canParse(given) && isValid(new URL(given)));

/** Neither a database's address, which may contain a password, nor a scheme that is not known. */
const isFile = (given: string) =>
  given === ":memory:" || /^(?:[a-z]:[\\/])?[^:=@"'\n]+$/i.test(given);

const origin = z.pipe(
  z.transform(readOrigin),
  z.string("one origin without a path or *, such as https://practice.example"),
);
const webUrl = url("an absolute URL that starts with https:// or http://", ({ protocol }) =>
  /^https?:$/.test(protocol),
);
/** For what patients have written: never in clear text through a network. */
const privateUrl = url(
  "a URL without a user name that starts with https://, or with http:// on this computer",
  ({ protocol, hostname, username }) =>
    username === "" && (protocol === "https:" || (protocol === "http:" && isLoopback(hostname))),
);
const limit = integer(1, 9_999_999, "a whole number, 1 or more");
const email = text("an email address", isMailAddress);
const withoutFinalSlash = z.transform((given: string) => given.replace(/\/$/, ""));

const flag = z.optional(z.union([z.boolean(), z.stringbool()], "true or false"));

const location = z.pipe(
  z.transform((given: string) => {
    const [, text = "", name] = /^([^=]*)=?(.*)$/s.exec(given) ?? [];
    const id = normalizeLocationId(text);
    return [id, name || String(id)];
  }),
  z.tuple([z.string("a location id, optionally followed by = and a name"), z.string()]),
);

/** The options of the command; each is also an environment variable, see {@link variableOf}. */
export const OPTIONS = {
  port: z._default(integer(0, 65_535, "a number from 0 to 65535"), 8080),
  host: z._default(notEmpty("an address"), "127.0.0.1"),
  publicUrl: z.optional(z.pipe(z.pipe(withoutFinalSlash, origin), privateUrl)),
  data: z._default(
    text("a file or a postgres:// URL", (given) => isFile(given) || isPostgresUrl(given)),
    "booking-requests.sqlite",
  ),
  accounts: z._default(notEmpty("a file"), "accounts.json"),
  origin: z._default(z.array(origin), []),
  location: z._default(z.array(location), []),
  baseUrl: z.optional(z.pipe(withoutFinalSlash, webUrl)),
  addressHeader: z.optional(text("the name of a header", (given) => /^[\w-]+$/.test(given))),
  maxPerAddress: z._default(limit, 20),
  maxPerLocation: z._default(limit, 1200),
  webhook: z.optional(privateUrl),
  webhookSecret: z.optional(
    text("whsec_ and 24 to 64 random bytes in base64", (given) => {
      const [, base64 = ""] = /^whsec_([A-Za-z\d+/]+={0,2})$/.exec(given) ?? [];
      const { length } = Buffer.from(base64, "base64");
      return length >= 24 && length <= 64;
    }),
  ),
  webhookContent: z._default(z.enum(["reference", "full"], '"reference" or "full"'), "reference"),
  smtp: z.optional(
    url("a URL that starts with smtps:// or smtp://", ({ protocol }) => /^smtps?:$/.test(protocol)),
  ),
  mailFrom: z.optional(email),
  mailTo: z._default(z.array(email), []),
  mailReplyTo: z.optional(email),
  mailToPatients: flag,
  urgentType: z._default(z.array(notEmpty("the name of an appointment type")), []),
  replyWithin: z.optional(z.string().check(z.regex(REPLY_WITHIN, "hours or days, such as 1 day"))),
  hours: z.optional(
    text("opening hours, such as Mo-Fr 08:00-17:00", (given) => readHours(given) !== null),
  ),
  requireSecondFactor: flag,
  keepDays: z._default(integer(1, 36_500, "a whole number of days, 1 or more"), 90),
  idleMinutes: z._default(integer(2, 720, "a whole number of minutes from 2 to 720"), 30),
};

const Config = z.object(OPTIONS);
const REPEATABLE = ["origin", "location", "mailTo", "urgentType"];
const ACCOUNT_COMMANDS = ["add-account", "second-factor", "make-manager"];
const FLAGS = Object.fromEntries(
  Object.entries(OPTIONS).map(([name, schema]) => [
    kebabCase(name),
    { type: schema === flag ? "boolean" : "string", multiple: REPEATABLE.includes(name) } as const,
  ]),
);

export const flagOf = (name: string) => `--${kebabCase(name)}`;

/** `WEB_SCHEDULER_KEEP_DAYS` for `keepDays`. */
export const variableOf = (name: string) => `WEB_SCHEDULER_${constantCase(name)}`;

export const USAGE = `Usage: web-scheduler-receiver [options]
       web-scheduler-receiver add-account NAME [--location ID] [--accounts FILE]
       web-scheduler-receiver second-factor NAME [--accounts FILE]
       web-scheduler-receiver make-manager NAME [--accounts FILE]

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
  --max-per-location N          requests marked for other reasons, per minute for one location; more are refused (1200)
  --webhook URL                 notify this URL (Standard Webhooks)
  --webhook-secret SECRET       whsec_ and 24 to 64 random bytes in base64
  --webhook-content CONTENT     what it contains: "reference", or "full" for the request (reference)
  --smtp URL                    notify by email through smtps://user:password@host
  --mail-from ADDRESS           sender of the email
  --mail-to ADDRESS             recipient of the email; repeatable
  --mail-reply-to ADDRESS       who gets replies; without it, emails say that nobody reads them
  --mail-to-patients            email patients who gave an address that their request arrived
  --reply-within TIME           when the practice answers, such as "1 day"; in emails, and older new requests are marked
  --hours HOURS                 when the practice is open, for the days of --reply-within (Mo-Fr)
  --urgent-type NAME            appointment type whose requests are listed first; repeatable
  --keep-days N                 delete requests after so many days (90)
  --idle-minutes N              sign staff out after so many minutes without activity (30)
  --require-second-factor       only accounts with a second factor may sign in
  --version                     print the version
  --help                        show this help

Each option can be an environment variable instead: WEB_SCHEDULER_KEEP_DAYS for
--keep-days. Use these for secrets. Separate repeated values by commas.

add-account reads the password from the terminal, or one line from standard input. The
same command changes a password. With --location, which may be repeated, the account sees
only the requests of these locations. second-factor prints what an authenticator app needs,
and recovery codes; the same command replaces them. The first account manages the others
in the inbox, under People; make-manager lets another one do so.
`;

export type ReceiverConfig = z.infer<typeof Config>;

/** Reads the command line and the environment. @throws Error with a sentence for every mistake, one per line */
export function readConfig(args: string[], env = process.env) {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: FLAGS });
  const flags: Record<string, unknown> = values;
  const variables = Object.fromEntries(
    Object.entries(env).filter((variable) => !isOfService(variable)),
  );
  const given = mapValues(
    OPTIONS,
    (_, name) => flags[kebabCase(name)] ?? readVariable(name, variables[variableOf(name)]),
  );
  const [command, typed = ""] = positionals;
  const name = typed.normalize("NFC");
  const { data, error } = Config.safeParse(given);
  const mistakes = [
    ...Object.keys(variables)
      .filter(isUnknownVariable)
      .map((name) => `There is no option for the variable ${name}.`),
    // Without the value, which may be a secret.
    ...(error?.issues ?? []).map(
      ({ path, message }) => `${flagOf(String(path[0]))} must be ${message}.`,
    ),
    ...(ACCOUNT_COMMANDS.includes(command ?? "")
      ? []
      : [command !== undefined && "There is no such command.", ...missingValues(given)]),
  ].filter(Boolean);
  if (!data || mistakes.length > 0) throw new Error(mistakes.join("\n"));
  const { accounts, location, host } = data;
  if (command === undefined && !isLoopback(host) && !existsSync(accounts)) {
    throw new Error(
      `Others can reach --host ${host}, but there is no file ${accounts}: run add-account first.`,
    );
  }
  // Of an account: not the variable, which lists the locations of the receiver.
  const locations = flags.location ? location.map(([id]) => id) : undefined;
  return { ...data, command, name, locations };
}

/** What an environment variable says; an empty one says nothing. */
const readVariable = (name: string, variable: string | undefined) =>
  variable && REPEATABLE.includes(name)
    ? variable.split(",").map((value) => value.trim())
    : variable || undefined;

/** Whether Kubernetes adds the variable: `WEB_SCHEDULER_PORT=tcp://10.0.0.7:80` for a service called web-scheduler. */
const isOfService = ([name, value = ""]: [string, string | undefined]) =>
  /_SERVICE_(HOST|PORT(_[A-Z\d_]+)?)$|_PORT_\d+_(TCP|UDP|SCTP)(_(PROTO|PORT|ADDR))?$/.test(name) ||
  (name.endsWith("_PORT") && /^(tcp|udp|sctp):\/\//.test(value));

const isUnknownVariable = (name: string) =>
  name.startsWith(variableOf("")) && !Object.keys(OPTIONS).map(variableOf).includes(name);

function missingValues(given: Record<keyof typeof OPTIONS, unknown>): (string | false)[] {
  const has = (name: keyof typeof OPTIONS) => given[name] !== undefined;
  const isMailSent =
    has("mailTo") || (flag.safeParse(given.mailToPatients).data ?? has("mailToPatients"));
  return [
    !has("origin") && "Give the origin of the page with the form by --origin.",
    !has("location") && !has("baseUrl") && "Give location ids by --location, or --base-url.",
    has("webhook") !== has("webhookSecret") && "--webhook and --webhook-secret need each other.",
    (has("smtp") !== has("mailFrom") || has("smtp") !== isMailSent) &&
      "--smtp, --mail-from and --mail-to, or --mail-to-patients, need each other.",
    has("mailReplyTo") && !has("smtp") && "--mail-reply-to needs --smtp.",
  ];
}
