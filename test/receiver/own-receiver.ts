import { afterAll, onTestFinished } from "vitest";
import { heldClock } from "../resources.ts";
import {
  type Folder,
  openTestReceiver,
  startReceiver,
  temporaryFolder,
} from "./receiver-fixture.ts";

/** A new folder, which is removed when the test is finished, or the file with `afterAll`. */
export const ownFolder = (onFinished: (remove: () => void) => void = onTestFinished) =>
  temporaryFolder(onFinished);

/** A receiver in this process until the test is finished, with a clock that the test sets. */
export async function ownReceiver(
  args: readonly string[] = [],
  { folder, locations }: { folder?: Folder; locations?: readonly string[] } = {},
) {
  const clock = heldClock();
  return { ...(await openTestReceiver(args, onTestFinished, folder, locations)), clock };
}

/** A receiver in this process for all tests of a file, with a clock that they set. */
export async function sharedReceiver(args: readonly string[]) {
  const clock = heldClock(afterAll);
  return { ...(await openTestReceiver(args, afterAll)), clock };
}

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
