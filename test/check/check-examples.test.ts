import { expect, test } from "vitest";
import { checkLocation } from "../../src/check/report/check-location.ts";
import { EXAMPLES } from "../../src/examples/index.ts";
import { standAloneServer } from "../server/real-server.ts";

const origin = await standAloneServer();

test.each(EXAMPLES)("$slug passes every rule", async ({ record }) => {
  const { rules } = await checkLocation(origin, record.id, { timeoutMs: 10_000 });
  // Depends on the load of this machine.
  const failed = rules.filter(({ id, outcome }) => outcome !== "pass" && id !== "answer-time");
  expect(failed).toEqual([]);
});
