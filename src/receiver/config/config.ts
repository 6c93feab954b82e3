import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { kebabCase, mapValues } from "es-toolkit";
import { isLoopback } from "../../contract/loopback.ts";
import { type ParsedCommand, parseError } from "../../web/node/run-command.ts";
import {
  flagOf,
  OPTIONS,
  type Option,
  type OptionName,
  type Values,
  variableOf,
} from "./options.ts";

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
