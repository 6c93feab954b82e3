import { readFileSync } from "node:fs";
import process from "node:process";
import { type ParseArgsConfig, parseArgs } from "node:util";

/** A command line; `error` is a sentence for the user. */
export type ParsedCommand<Options> =
  | { options: Options }
  | { help: true }
  | { version: true }
  | { error: string };

/** Runs a command with its options, or prints what the user asked for or did wrong. */
export async function runCommand<Options>(
  parsed: ParsedCommand<Options>,
  usage: string,
  run: (options: Options) => Promise<void>,
): Promise<void> {
  if ("help" in parsed) process.stdout.write(usage);
  else if ("version" in parsed) console.log(packageVersion());
  else if ("options" in parsed) await run(parsed.options);
  else {
    console.error(`${parsed.error}\nTry --help.`);
    process.exitCode = 2;
  }
}

/**
 * Reads a command line, with `--help` and `--version`.
 * @param read throws an error with a sentence for the user, as `parseArgs` does
 */
export function parseCommand<const Config extends ParseArgsConfig, Options>(
  config: Config,
  read: (parsed: ReturnType<typeof parseArgs<Config>>) => Options,
): ParsedCommand<Options> {
  try {
    const options = { ...config.options, version: FLAG, help: { ...FLAG, short: "h" } } as const;
    const parsed = parseArgs({ ...config, options });
    const { help, version }: { help?: unknown; version?: unknown } = parsed.values;
    if (help) return { help: true };
    if (version) return { version: true };
    return { options: read(parsed as ReturnType<typeof parseArgs<Config>>) };
  } catch (error) {
    return { error: (error instanceof Error ? error.message : String(error)).replace(/\.?$/, ".") };
  }
}

const FLAG = { type: "boolean" } as const;

// This file runs from src/web/node, or bundled from the folder `bin` of the package.
const PACKAGE = import.meta.url.endsWith(".ts") ? "../../../package.json" : "../package.json";

function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL(PACKAGE, import.meta.url), "utf8"));
  return version;
}
