import { onTestFinished } from "vitest";
import { startReceiver, temporaryFolder } from "./receiver-fixture.ts";

/** Starts a receiver in its own folder, until the test is finished. */
export async function ownReceiver(args: readonly string[] = [], folder = temporaryFolder()) {
  onTestFinished(folder.remove);
  const receiver = await startReceiver(folder, args);
  onTestFinished(() => void receiver.stop());
  return receiver;
}
