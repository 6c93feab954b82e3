import { spawnSync } from "node:child_process";
import process from "node:process";
import { expect, test } from "vitest";

const PROGRAM = `
  import { logJson } from "./src/web/node/json-log.ts";
  logJson();
  console.log("ready\\nnow");
  console.log({ method: "GET", path: "/", status: 200, ms: 3 });
  console.error(new Error("failed"));`;

test("texts, objects and errors are one JSON object per line, with time and level", () => {
  const args = ["--input-type=module-typescript", "--eval", PROGRAM];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(
    stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { time, level: "info", message: "ready\nnow" },
    { time, level: "info", method: "GET", path: "/", status: 200, ms: 3 },
  ]);
  const stack = expect.stringContaining("Error: failed\n");
  expect(JSON.parse(stderr)).toEqual({ time, level: "error", message: "failed", stack });
});
