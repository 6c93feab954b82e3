import process from "node:process";
import { packageVersion } from "../package-version.ts";

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
