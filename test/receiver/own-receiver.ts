import { afterAll, onTestFinished } from "vitest";
import { addQuickAccount } from "./quick-account.ts";
import { PASSWORD, startReceiver, temporaryFolder } from "./receiver-fixture.ts";

/** Starts a receiver in its own folder, until the test is finished. */
export async function ownReceiver(args: readonly string[] = [], folder = temporaryFolder()) {
  onTestFinished(folder.remove);
  const receiver = await startReceiver(folder, args);
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
  const folder = temporaryFolder();
  for (const [name, locations] of Object.entries(accounts)) {
    await addQuickAccount(folder.file("accounts.json"), name, PASSWORD, locations);
  }
  const receiver = await startReceiver(folder, args);
  afterAll(() => {
    receiver.stop();
    folder.remove();
  });
  return { folder, receiver };
}
