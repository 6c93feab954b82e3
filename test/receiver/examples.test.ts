import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { OPTIONS, variableOf } from "../../src/receiver/config/config.ts";

const FOLDER = "src/receiver/examples";
test("the examples set only variables that exist", () => {
  const known = Object.keys(OPTIONS).map(variableOf);
  const used = ["Containerfile", "web-scheduler-receiver.service"].flatMap((name) =>
    [...readFileSync(`${FOLDER}/${name}`, "utf8").matchAll(/WEB_SCHEDULER_[A-Z_]+/g)].map(String),
  );
  expect(used.length).toBeGreaterThan(2);
  expect(used.filter((name) => !known.includes(name))).toEqual([]);
});
