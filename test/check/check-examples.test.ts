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

test.each(EXAMPLES)("every rule and every habit holds for $slug", async ({ record }) => {
  const { rules } = await checkLocation(origin, record.id, { limitMs: 10_000 });
  // A loaded machine says nothing about the server.
  const failed = rules.filter(({ id, outcome }) => outcome !== "held" && id !== "answer-time");
  expect(failed).toEqual([]);
});
