import { createInterface } from "node:readline/promises";
import { setTimeout as delay } from "node:timers/promises";
import { once } from "es-toolkit";
import { runCommand } from "../web/node/run-command.ts";
import { logRequests, startListening } from "../web/node/start-listening.ts";
import { type ReceiverConfig, readConfig, USAGE } from "./config/config.ts";
import { openReceiver } from "./receiver.ts";
import { addAccount, addSecondFactor, makeManager } from "./staff/accounts.ts";
import { isPostgresUrl } from "./stores/postgres-database.ts";

const STOP_TIMEOUT_MS = 5000;
// Until a balancer has noticed that this is not ready, it sends requests.
const DRAIN_MS = 3000;
// Together less than ten seconds, after which a process manager kills.
const EXIT_AFTER_MS = 6500;

await runCommand(USAGE, readConfig, async (options) => {
  try {
    if (options.command === "add-account") {
      const { name, accounts, locations } = options;
      await addAccount(accounts, name, await readPassword(), { locations });
      console.log(`${accounts} has the account ${name}.`);
    } else if (options.command === "second-factor") {
      const { secret, link, codes } = await addSecondFactor(options.accounts, options.name);
      const recovery = `Recovery codes, each for one sign-in:\n${codes.join("\n")}`;
      console.log(`For an authenticator app: ${link}\nor the secret ${secret}\n${recovery}`);
    } else if (options.command === "make-manager") {
      await makeManager(options.accounts, options.name);
      console.log(`${options.name} sees all locations, and manages the accounts of others.`);
    } else await runReceiver(options);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    // At once: an open connection to the database would keep the process alive.
    process.exit(1);
  }
});

async function readPassword(): Promise<string> {
  const { stdin, stdout } = process;
  if (stdin.isTTY) stdout.write("Password: ");
  const lines = createInterface({ input: stdin, terminal: stdin.isTTY });
  const { value: password = "" } = await lines[Symbol.asyncIterator]().next();
  lines.close();
  if (stdin.isTTY) stdout.write("\n");
  return password;
}

/** Runs the receiver until SIGTERM or SIGINT; rejects with a sentence if it cannot start. */
async function runReceiver(config: ReceiverConfig): Promise<void> {
  const { data, host } = config;
  const receiver = await openReceiver(config);
  const fetch = logRequests(receiver.app.fetch);
  const server = await startListening(fetch, { port: config.port, host });
  const stop = once(async (drainMs: number) => {
    receiver.startStopping();
    setTimeout(() => process.exit(1), drainMs + EXIT_AFTER_MS).unref();
    await delay(drainMs);
    await server.stop(STOP_TIMEOUT_MS);
    await receiver.close();
    // A mail server that hangs would keep the process alive.
    process.exit();
  });
  process.on("SIGINT", () => stop(0));
  process.on("SIGTERM", () => stop(DRAIN_MS));

  if (!receiver.hasAccounts) {
    console.log("There are no accounts yet: nobody can open the inbox. See add-account in --help.");
  }
  // Not the URL of a database, which may contain a password.
  console.log(`Booking requests are stored in ${isPostgresUrl(data) ? "PostgreSQL" : data}`);
  console.log(`ready http://${host.includes(":") ? `[${host}]` : host}:${server.port}/`);
  // Not every place that keeps a log adds the time.
  for (const name of ["log", "error"] as const) {
    const write = console[name];
    console[name] = (...line) => write(new Date().toISOString(), ...line);
  }
}
