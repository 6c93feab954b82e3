import { afterAll, onTestFinished } from "vitest";
import {
  type Folder,
  openTestReceiver,
  startReceiver,
  temporaryFolder,
} from "./receiver-fixture.ts";

/** A new folder, which is removed when the test is finished, or the file with `afterAll`. */
export const ownFolder = (onFinished: (remove: () => void) => void = onTestFinished) =>
  temporaryFolder(onFinished);

/** A receiver in this process until the test is finished. */
export const ownReceiver = (
  args: readonly string[] = [],
  { folder, locations }: { folder?: Folder; locations?: readonly string[] } = {},
) => openTestReceiver(args, onTestFinished, folder, locations);

/** A receiver in this process for all tests of a file. */
export const sharedReceiver = (args: readonly string[]) => openTestReceiver(args, afterAll);

/** Starts the command, by default in its own folder, until the test is finished. */
export async function ownCommand(
  args: readonly string[] = [],
  folder = ownFolder(),
  launcher?: readonly string[],
) {
  const receiver = await startReceiver(folder, args, launcher);
  onTestFinished(() => void receiver.stop());
  return receiver;
}
