import { expect, test } from "vitest";
import { buildInMemory } from "../../../../src/tasks/build/build-in-memory.ts";
import { served } from "../../../../src/tasks/build/outputs.ts";

// biome-ignore lint/suspicious/noControlCharactersInRegex: the ASCII range begins with them.
const ASCII = /^[\x00-\x7f]*$/;

test("the script is ASCII, so that it runs in a page of any encoding", async () => {
  const script = served.find(({ file }) => file === "web-scheduler.js");
  if (!script) throw new Error("web-scheduler.js is not among the outputs.");
  const { code } = await buildInMemory(script);
  expect(code.length).toBeGreaterThan(50_000);
  expect(code).toMatch(ASCII);
}, 60_000);
