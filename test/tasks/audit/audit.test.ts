import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const COMMAND = join(import.meta.dirname, "../../../src/tasks/audit/audit.ts");

// No package has these names.
const PARSER = "sample-parser-of-an-audit";
const TOOL = "sample-tool-of-an-audit";
const ADVISORIES = {
  [PARSER]: [
    {
      id: 1100001,
      url: "https://github.com/advisories/GHSA-aaaa-bbbb-cccc",
      title: "Denial of service by a long line",
      severity: "high",
      vulnerable_versions: "<2.0.1",
      cwe: ["CWE-1333"],
      cvss: { score: 7.5, vectorString: "CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H" },
    },
    {
      id: 1100002,
      url: "https://github.com/advisories/GHSA-dddd-eeee-ffff",
      title: "Reads other files",
      severity: "moderate",
      vulnerable_versions: "<=1.2.3",
      cwe: [],
      cvss: { score: 0, vectorString: null },
    },
  ],
};

const LOCKFILE = {
  name: "audited",
  version: "1.0.0",
  lockfileVersion: 3,
  packages: {
    "": { name: "audited", version: "1.0.0", devDependencies: { [TOOL]: "^4.0.0" } },
    [`node_modules/${PARSER}`]: { version: "1.2.3", dev: true },
    [`node_modules/${TOOL}`]: { version: "4.0.0", dev: true, dependencies: { [PARSER]: "^1.0.0" } },
  },
};

let folder = "";
let registry: Server;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "web-scheduler-audit-"));
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify(LOCKFILE));
  writeFileSync(join(folder, "package.json"), JSON.stringify(LOCKFILE.packages[""]));
});
afterEach(() => {
  registry.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs `npm run audit` in a project with those packages and a registry. */
async function audit(listener: RequestListener): Promise<{ status: number; output: string }> {
  registry = createServer(listener);
  await new Promise<void>((resolve) => registry.listen(0, "127.0.0.1", resolve));
  const { port } = registry.address() as AddressInfo;
  const env = {
    ...process.env,
    NODE_ENV: "production",
    npm_config_registry: `http://127.0.0.1:${port}/`,
    npm_config_cache: join(folder, "cache"),
    npm_config_fetch_retries: "0",
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [COMMAND], { cwd: folder, env }, (error, stdout, stderr) =>
      resolve({ status: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

/** A registry with advisories, and nothing else. */
const withAdvisories =
  (advisories: object): RequestListener =>
  (request, response) => {
    const isBulk = request.url === "/-/npm/v1/security/advisories/bulk";
    response.writeHead(isBulk ? 200 : 404, { "Content-Type": "application/json" });
    response.end(JSON.stringify(isBulk ? advisories : {}));
  };

test("lists each advisory of npm's report once, also of development packages, and fails", async () => {
  const { status, output } = await audit(withAdvisories(ADVISORIES));
  expect(output.trim().split("\n")).toEqual([
    `high GHSA-aaaa-bbbb-cccc ${PARSER} <2.0.1: Denial of service by a long line.`,
    `moderate GHSA-dddd-eeee-ffff ${PARSER} <=1.2.3: Reads other files.`,
    "See src/tasks/audit/exceptions.ts.",
  ]);
  expect(status).toBe(1);
}, 60_000);

test("succeeds if npm's report has no advisories", async () => {
  expect(await audit(withAdvisories({}))).toEqual({
    status: 0,
    output: "No unaccepted advisories.\n",
  });
}, 60_000);

test("a registry without advisories is another failure, with npm's message", async () => {
  const { status, output } = await audit((_request, response) => {
    response.writeHead(405).end();
  });
  expect(status).toBe(2);
  expect(output).toMatch(/npm audit returned no report.*405 Method Not Allowed/s);
}, 60_000);
