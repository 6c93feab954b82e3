import process from "node:process";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { runCommand } from "../web/node/run-command.ts";
import { readConfig, USAGE } from "./config/config.ts";
import { runReceiver } from "./run-receiver.ts";
import { addAccount, addSecondFactor } from "./staff/accounts.ts";

await runCommand(readConfig(process.argv.slice(2), process.env), USAGE, async (options) => {
  try {
    if (options.command === "add-account") {
      const { name, accounts, locations } = options;
      await addAccount(accounts, name, await readPassword(), { locations });
      console.log(`${accounts} has the account ${name}.`);
    } else if (options.command === "second-factor") {
      const { secret, link, codes } = await addSecondFactor(options.accounts, options.name);
      const recovery = `Recovery codes, each for one sign-in:\n${codes.join("\n")}`;
      console.log(`For an authenticator app: ${link}\nor the secret ${secret}\n${recovery}`);
    } else await runReceiver(options);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    // At once: an open connection to the database would keep the process alive.
    process.exit(1);
  }
});

/** Reads a line without showing what is typed. */
async function readPassword(): Promise<string> {
  const { stdin, stdout } = process;
  if (stdin.isTTY) stdout.write("Password: ");
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output, terminal: stdin.isTTY });
  const { value: password = "" } = await lines[Symbol.asyncIterator]().next();
  lines.close();
  if (stdin.isTTY) stdout.write("\n");
  return password;
}
