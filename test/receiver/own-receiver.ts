import { afterAll, onTestFinished } from "vitest";
import { addQuickAccount } from "./quick-account.ts";
import { type Folder, PASSWORD, startReceiver, temporaryFolder } from "./receiver-fixture.ts";

/** A new folder, which is removed when the test is finished, or the file with `afterAll`. */
export function ownFolder(onFinished: (remove: () => void) => void = onTestFinished): Folder {
  const folder = temporaryFolder();
  onFinished(folder.remove);
  return folder;
}

/** Starts a receiver, by default in its own folder, until the test is finished. */
export async function ownReceiver(
  args: readonly string[] = [],
  folder = ownFolder(),
  locations?: readonly string[],
  launcher?: readonly string[],
) {
  const receiver = await startReceiver(folder, args, locations, launcher);
  onTestFinished(() => void receiver.stop());
  return receiver;
}

/**
 * Starts a receiver for all tests of a file.
 * @param accounts who can sign in, each with the locations that the account sees, by default all
 */
export async function sharedReceiver(
  args: readonly string[],
  accounts: Readonly<Record<string, readonly string[] | undefined>> = {},
) {
  const folder = ownFolder(afterAll);
  for (const [name, locations] of Object.entries(accounts)) {
    await addQuickAccount(folder.file("accounts.json"), name, PASSWORD, locations);
  }
  const receiver = await startReceiver(folder, args);
  afterAll(() => void receiver.stop());
  return { folder, receiver };
}
