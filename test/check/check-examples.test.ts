import { afterAll, beforeAll, expect, test } from "vitest";
import { checkLocation } from "../../src/check/check-location.ts";
import { EXAMPLES } from "../../src/examples/index.ts";
import { runCommand } from "../server/command-process.ts";

const server = runCommand("--port", "0", "--data", ":memory:");
let origin = "";
beforeAll(async () => {
  origin = await server.ready;
}, 20_000);
afterAll(() => server.child.kill("SIGKILL"));

test.each(EXAMPLES)("$slug passes every rule", async ({ record }) => {
  const { rules } = await checkLocation(origin, record.id, { timeoutMs: 10_000 });
  // Depends on the load of this machine.
  const failed = rules.filter(({ id, outcome }) => outcome !== "pass" && id !== "answer-time");
  expect(failed).toEqual([]);
});
