import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { isLoopback } from "../../web/http/origins.ts";
import { type ParsedCommand, parseError } from "../../web/node/run-command.ts";
import { OPTIONS, type Option, type OptionName, variableOf } from "./options.ts";

/** Whether a notification contains the patient's answers, or only which request it is about. */
export type NotificationContent = "reference" | "full";

export type ReceiverConfig = ReturnType<typeof toConfig>;
export interface AddAccount {
  command: "add-account";
  name: string;
  accounts: string;
  /** The only locations whose requests it sees. */
  locations: string[] | undefined;
}
export type BackUp = { command: "backup"; target: string; data: string };

type Env = Record<string, string | undefined>;
type Values = Partial<Record<OptionName, string[]>>;

/** Reads the command line and the environment; `error` has a sentence for every mistake, one per line. */
export function readConfig(
  args: string[],
  env: Env,
): ParsedCommand<ReceiverConfig | AddAccount | BackUp> {
  try {
    const { values: flags, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: Object.fromEntries(
        Object.entries<Option>(OPTIONS).map(([name, { value }]) => [
          name,
          value === undefined
            ? { type: "boolean" as const }
            : { type: "string" as const, multiple: true },
        ]),
      ),
    });
    if (flags.help) return { help: true };
    if (flags.version) return { version: true };
    const values = Object.fromEntries(
      Object.entries<Option>(OPTIONS).map(([name, option]) => [
        name,
        valuesOf(option, flags[name], readVariable(env, variableOf(name))),
      ]),
    ) as Values;
    const [command, name = ""] = positionals;
    const invalid = invalidValues(values);
    if (command === "add-account" || command === "backup") {
      const isBackup = command === "backup";
      const isNamed = isBackup ? name !== "" : isAccountName(name);
      const errors = [...invalid, ...(isNamed ? [] : [isBackup ? BACKUP_NAME : ACCOUNT_NAME])];
      if (errors.length > 0) return { error: errors.join("\n") };
      const [data = "", accounts = ""] = [values.data?.[0], values.accounts?.[0]];
      if (isBackup) return { options: { command, target: name, data } };
      // Not the variable, which lists the locations of the receiver.
      const given = valuesOf(OPTIONS.location, flags.location, undefined);
      const ids = given.map((text) => parseLocation(text)[0]);
      return { options: { command, name, accounts, locations: ids.length > 0 ? ids : undefined } };
    }
    const unknown = command === undefined ? [] : [`There is no command "${command}".`];
    const errors = [...unknown, ...invalid, ...missingValues(values)];
    return errors.length > 0 ? { error: errors.join("\n") } : { options: toConfig(values) };
  } catch (error) {
    return parseError(error);
  }
}

const ACCOUNT_NAME =
  "An account's name has 1 to 64 letters, digits, dots, @, - or _, and begins with no underscore.";
const BACKUP_NAME = "Name the new file: backup FILE.";
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
function valuesOf(option: Option, flag: unknown, variable: string | undefined): string[] {
  if (Array.isArray(flag)) return flag.map(String);
  if (flag === true) return ["true"];
  if (variable)
    return option.multiple ? variable.split(",").map((text) => text.trim()) : [variable];
  return option.default === undefined ? [] : [option.default];
}

function invalidValues(values: Values): string[] {
  return Object.entries<Option>(OPTIONS).flatMap(([name, option]) => {
    const all = values[name as OptionName] ?? [];
    if (all.length > 1 && !option.multiple) return [`--${name} may be given only once.`];
    const { isValid = () => true, expected } = option;
    // The value may be a secret.
    return all.filter((text) => !isValid(text)).map(() => `--${name} must be ${expected}.`);
  });
}

function missingValues(values: Values): string[] {
  const has = (name: OptionName) => (values[name]?.length ?? 0) > 0;
  const [host = "", accounts = ""] = [values.host?.[0], values.accounts?.[0]];
  const isMailSent = has("mail-to") || has("mail-to-patients");
  const mistakes: [boolean, string][] = [
    [!has("origin"), "Give the origin of the page with the form by --origin."],
    [!has("location") && !has("base-url"), "Give location ids by --location, or --base-url."],
    [has("webhook") !== has("webhook-secret"), "--webhook and --webhook-secret need each other."],
    [
      has("smtp") !== has("mail-from") || has("smtp") !== isMailSent,
      "--smtp, --mail-from and --mail-to, or --mail-to-patients, need each other.",
    ],
    [
      !isLoopback(host) && !existsSync(accounts),
      `Others can reach --host ${host}, but there is no file ${accounts}: run add-account first.`,
    ],
  ];
  return mistakes.filter(([isMistake]) => isMistake).map(([, sentence]) => sentence);
}

function toConfig(values: Values) {
  const one = (name: OptionName) => values[name]?.[0];
  const text = (name: OptionName) => one(name) ?? "";
  const number = (name: OptionName) => Number(one(name));
  const content = (name: OptionName): NotificationContent =>
    one(name) === "full" ? "full" : "reference";
  const [webhook, smtp, metricsPort] = [one("webhook"), one("smtp"), one("metrics-port")];
  return {
    command: "serve" as const,
    port: number("port"),
    host: text("host"),
    // Without a final slash.
    publicUrl: one("public-url")?.replace(/\/$/, ""),
    data: text("data"),
    accounts: text("accounts"),
    origins: values.origin ?? [],
    // The names of the listed locations, by id.
    locations: new Map((values.location ?? []).map(parseLocation)),
    baseUrl: one("base-url")?.replace(/\/$/, ""),
    addressHeader: one("address-header"),
    maxPerAddress: number("max-per-address"),
    maxPerLocation: number("max-per-location"),
    // The secret that signs challenges.
    proofOfWork: one("proof-of-work"),
    webhook: webhook
      ? { url: webhook, secret: text("webhook-secret"), content: content("webhook-content") }
      : undefined,
    mail: smtp
      ? {
          smtp,
          from: text("mail-from"),
          to: values["mail-to"] ?? [],
          content: content("mail-content"),
          toPatients: one("mail-to-patients") === "true",
        }
      : undefined,
    keepDays: number("keep-days"),
    idleMinutes: number("idle-minutes"),
    drainSeconds: number("drain-seconds"),
    metricsPort: metricsPort === undefined ? undefined : Number(metricsPort),
    logJson: one("log-json") === "true",
    quiet: one("quiet") === "true",
  };
}

function parseLocation(text: string): [id: string, name: string] {
  const [id = "", ...name] = text.split("=");
  return [id.toLowerCase(), name.join("=") || id.toLowerCase()];
}
