import { expect, test } from "vitest";
import { faultRun } from "../../../src/server/faults/fault-run.ts";
import { faultTurns } from "../../../src/server/faults/fault-sequence.ts";

test("the runs that are remembered are bounded; the one asked for longest ago goes first", () => {
  const take = faultTurns(2);
  const run = faultRun("/f/500/x");
  if (!run) throw new Error("no run");
  const plays = (path: string) => take(run, path, () => true) !== undefined;
  expect(["/a", "/b", "/a", "/c", "/a", "/b"].map(plays)).toEqual([
    true,
    true,
    false,
    true,
    false,
    true,
  ]);
});
