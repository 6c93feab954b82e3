import process from "node:process";
import { runCommand } from "../hosts/run-command.ts";
import { runAddAccount } from "./add-account.ts";
import { readConfig } from "./config.ts";
import { USAGE } from "./options.ts";
import { runReceiver } from "./run-receiver.ts";

await runCommand(readConfig(process.argv.slice(2), process.env), USAGE, async (options) => {
  try {
    if (options.command === "add-account") await runAddAccount(options);
    else await runReceiver(options);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    // At once: an open connection to the database would keep the process alive.
    process.exit(1);
  }
});
