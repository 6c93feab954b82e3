import { expect, test } from "vitest";
import { readStartOptions, USAGE } from "../../../src/tasks/dev/start-options.ts";

test.each([
  [[], { port: 5173 }],
  [["--port", "3000"], { port: 3000 }],
  [["--port=0"], { port: 0 }],
  [["--help"], { help: true }],
])("parses %j", (args, expected) => expect(readStartOptions(args)).toEqual(expected));

test.each([[["--port", "x"]], [["--port", "70000"]], [["--nope"]], [["3000"]]])(
  "%j is an error with a sentence",
  (args) => {
    const result = readStartOptions(args);
    expect("error" in result && result.error).toMatch(/^\S.*\.$/s);
  },
);

test("the help names the option", () => expect(USAGE).toContain("--port N"));
