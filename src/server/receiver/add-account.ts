import process from "node:process";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { addAccount } from "./accounts.ts";
import type { AddAccount } from "./config.ts";

/** Asks for a password and stores the account. */
export async function runAddAccount({ name, accounts }: AddAccount): Promise<void> {
  const password = await readPassword();
  await addAccount(accounts, name, password);
  console.log(`${accounts} has the account ${name}.`);
}

/** Reads a line without showing what is typed. */
async function readPassword(): Promise<string> {
  const { stdin, stdout } = process;
  if (stdin.isTTY) stdout.write("Password: ");
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output, terminal: stdin.isTTY });
  const closed = new Promise<string>((resolve) => lines.once("close", () => resolve("")));
  const password = await Promise.race([lines.question(""), closed]);
  lines.close();
  if (stdin.isTTY) stdout.write("\n");
  return password;
}
