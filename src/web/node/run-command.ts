import { readFileSync } from "node:fs";
import process from "node:process";

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

/** The sentence for options that `parseArgs` rejects. */
export const parseError = (error: unknown) => ({
  error: (error instanceof Error ? error.message : String(error)).replace(/\.?$/, "."),
});

// This file runs from src/web/node, or bundled from the folder `bin` of the package.
const PACKAGE = import.meta.url.endsWith(".ts") ? "../../../package.json" : "../package.json";

/** The version in package.json. */
function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL(PACKAGE, import.meta.url), "utf8"));
  return version;
}
