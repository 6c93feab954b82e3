import { spawnSync } from "node:child_process";
import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { expect, test } from "vitest";
import { OPTIONS, USAGE, variableOf } from "../../src/receiver/config/options.ts";
import { fetchPackage } from "../fetch-package.ts";
import { ownFolder } from "./own-receiver.ts";

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

test.skipIf(!process.env.FULL)("a linter for container files finds nothing", async (context) => {
  const folder = await fetchPackage("dockerfile-utils@0.16.3");
  if (folder === null) return context.skip("There is no registry.");
  const args = [join(folder, "bin/dockerfile-utils"), "lint", `${FOLDER}/Containerfile`];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect([status, stdout]).toEqual([0, ""]);
});

const tool = ["podman", "docker"].find((name) => spawnSync(name, ["info"]).status === 0);

test.skipIf(!process.env.FULL || tool === undefined)(
  "a container tool builds the image, and the receiver in it starts",
  () => {
    const folder = ownFolder();
    const runTool = (...args: string[]) =>
      spawnSync(tool ?? "", args, { cwd: folder.path, encoding: "utf8" });
    expect(spawnSync("npm", ["pack", "./dist", "--pack-destination", folder.path]).status).toBe(0);
    copyFileSync(`${FOLDER}/Containerfile`, folder.file("Containerfile"));
    const built = runTool("build", "--file", "Containerfile", "--tag", "receiver-test", ".");
    expect([built.status, built.stderr]).toEqual([0, expect.any(String)]);
    const help = runTool("run", "--rm", "receiver-test", "--help");
    expect([help.status, help.stdout]).toEqual([0, USAGE]);
  },
  600_000,
);
