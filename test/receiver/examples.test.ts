import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { OPTIONS, variableOf } from "../../src/receiver/config/options.ts";

const FOLDER = "src/receiver/examples";
const read = (name: string) => readFileSync(`${FOLDER}/${name}`, "utf8");
const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;

test.skipIf(!hasSystemd)("systemd accepts the unit", () => {
  const unit = `${FOLDER}/web-scheduler-receiver.service`;
  const { status, stderr } = spawnSync("systemd-analyze", ["verify", unit], { encoding: "utf8" });
  expect([status, stderr]).toEqual([0, ""]);
});

test("the examples set only variables that exist", () => {
  const known = Object.keys(OPTIONS).map(variableOf);
  const used = ["Containerfile", "web-scheduler-receiver.service"].flatMap((name) =>
    [...read(name).matchAll(/WEB_SCHEDULER_[A-Z_]+/g)].map(String),
  );
  expect(used.length).toBeGreaterThan(2);
  expect(used.filter((name) => !known.includes(name))).toEqual([]);
});

// No container tool is needed: every line is an instruction, a comment or empty.
test("the Containerfile has known instructions only, and does not run as root", () => {
  const lines = read("Containerfile").split("\n").filter(Boolean);
  const instructions = lines
    .filter((line) => !line.startsWith("#"))
    .map((line) => line.split(" ")[0]);
  const known =
    /^(FROM|COPY|RUN|USER|WORKDIR|VOLUME|ENV|EXPOSE|HEALTHCHECK|STOPSIGNAL|ENTRYPOINT)$/;
  expect(instructions.filter((name = "") => !known.test(name))).toEqual([]);
  expect(instructions[0]).toBe("FROM");
  expect(lines).toContain("USER node");
});
