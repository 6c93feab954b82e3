import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { OPTIONS, variableOf } from "../../src/receiver/config/options.ts";

const FOLDER = "src/receiver/examples";
const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;

test.skipIf(!hasSystemd)("systemd accepts the unit", () => {
  const unit = `${FOLDER}/web-scheduler-receiver.service`;
  const { status, stderr } = spawnSync("systemd-analyze", ["verify", unit], { encoding: "utf8" });
  expect([status, stderr]).toEqual([0, ""]);
});

test("the examples set only variables that exist", () => {
  const known = Object.keys(OPTIONS).map(variableOf);
  const used = ["Containerfile", "web-scheduler-receiver.service"].flatMap((name) =>
    [...readFileSync(`${FOLDER}/${name}`, "utf8").matchAll(/WEB_SCHEDULER_[A-Z_]+/g)].map(String),
  );
  expect(used.length).toBeGreaterThan(2);
  expect(used.filter((name) => !known.includes(name))).toEqual([]);
});
