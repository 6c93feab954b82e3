import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";

const FLAG = { type: "boolean" } as const;
const ABOUT = { help: { ...FLAG, short: "h" }, version: FLAG } as const;

/** Runs it, or prints the help or the user's mistake. @param read throws an error with a sentence, as `parseArgs` does */
export async function runCommand<Options>(
  usage: string,
  read: (args: string[]) => Options,
  run: (options: Options) => Promise<void>,
): Promise<void> {
  const args = process.argv.slice(2);
  const { help, version } = parseArgs({ args, options: ABOUT, strict: false }).values;
  if (help) process.stdout.write(usage);
  else if (version) console.log(packageVersion());
  else {
    let options: Options;
    try {
      options = read(args);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      console.error(`${message.replace(/\.?$/, ".")}\nTry --help.`);
      process.exitCode = 2;
      return;
    }
    await run(options);
  }
}

// This file runs from src/web/node, or bundled from the folder `bin` of the package.
const PACKAGE = import.meta.url.endsWith(".ts") ? "../../../package.json" : "../package.json";

function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL(PACKAGE, import.meta.url), "utf8"));
  return version;
}
