import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { writeSbom } from "../../../../src/tasks/build/third-party/write-sbom.ts";
import { temporaryFolder } from "../../../resources.ts";

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")).version;

const folder = temporaryFolder(afterAll);
mkdirSync(join(folder, "preview"));
const heading = (name: string) => `## ${name} - ${versionOf(name)} (MIT)\n\nCopyright\n`;
writeFileSync(join(folder, "web-scheduler.licenses.md"), heading("preact") + heading("ky"));
writeFileSync(join(folder, "preview/licenses.md"), heading("preact") + heading("@preact/signals"));

// As in the build.
vi.stubEnv("NODE_ENV", "production");
afterAll(() => vi.unstubAllEnvs());

const written = () => {
  writeSbom(folder);
  return readFileSync(join(folder, "sbom.cdx.json"), "utf8");
};

test("the SBOM lists the packages in the built files, with their versions, hashes and licenses", () => {
  const sbom = JSON.parse(written());
  expect(sbom).toMatchObject({
    bomFormat: "CycloneDX",
    specVersion: expect.stringMatching(/^1\.\d$/),
    metadata: { component: { name: "@web-scheduler/widget", version: expect.any(String) } },
  });
  const components = sbom.components.map(({ name, purl, hashes, licenses, properties }: never) => ({
    name,
    purl,
    hashes,
    licenses,
    properties,
  }));
  expect(components).toEqual(
    [
      ["@preact/signals", "preview/licenses.md"],
      ["ky", "web-scheduler.licenses.md"],
      ["preact", "preview/licenses.md", "web-scheduler.licenses.md"],
    ].map(([name = "", ...files]) => ({
      name,
      purl: `pkg:npm/${name.replace("@", "%40")}@${versionOf(name)}`,
      hashes: [{ alg: "SHA-512", content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
      licenses: [{ license: { id: "MIT" } }],
      properties: files.map((value) => ({ name: "web-scheduler:licenses", value })),
    })),
  );
  const [own, ...others] = sbom.dependencies;
  expect(own.dependsOn).toEqual(
    sbom.components.map((one: { "bom-ref": string }) => one["bom-ref"]),
  );
  expect(others).toHaveLength(3);
  expect(others[0].dependsOn).toEqual([`preact@${versionOf("preact")}`]);
});

test("two SBOMs of the same files have the same bytes", () => {
  expect(written()).toBe(written());
});

test("a package that is not in the lockfile is an error", () => {
  writeFileSync(join(folder, "web-scheduler.licenses.md"), "## unknown - 1.0.0 (MIT)\n");
  expect(() => writeSbom(folder)).toThrow("Not in the lockfile: unknown@1.0.0");
});
