import { expect, test } from "vitest";
import { faultRun } from "../../../src/server/faults/fault-run.ts";
import { faultSequence } from "../../../src/server/faults/fault-sequence.ts";

test("keeps a limited number of runs and drops the least recently used", () => {
  const next = faultSequence(2);
  const run = faultRun("/f/500/x");
  if (!run) throw new Error("no run");
  const injects = (path: string) => next(run, path, () => true) !== undefined;
  expect(["/a", "/b", "/a", "/c", "/a", "/b"].map(injects)).toEqual([
    true,
    true,
    false,
    true,
    false,
    true,
  ]);
});
