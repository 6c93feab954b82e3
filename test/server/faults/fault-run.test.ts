import { expect, test } from "vitest";
import { FAULTS, faultRun } from "../../../src/server/faults/fault-run.ts";

test("every fault's sample parses to that fault", () => {
  for (const fault of FAULTS.values()) {
    expect(faultRun(`/f/${fault.sample}/`)?.scenarios).toMatchObject([{ fault }]);
  }
});
