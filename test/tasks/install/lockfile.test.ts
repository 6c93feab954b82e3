import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface LockEntry {
  version?: string;
  integrity?: string;
  resolved?: string;
  os?: string[];
  cpu?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../../${file}`, import.meta.url), "utf8"));
const manifest = read("package.json");
const { "": root, ...packages }: Record<string, LockEntry> = read("package-lock.json").packages;

/** The path of a package that another one imports, as Node finds it. */
function resolve(name: string, from: string): string | null {
  const path = `${from === "" ? "" : `${from}/`}node_modules/${name}`;
  if (packages[path]) return path;
  return from === ""
    ? null
    : resolve(name, from.replace(/(?:^|\/)node_modules\/(?!.*node_modules\/).*$/, ""));
}

/** A machine on which contributors work, as `os/cpu`. */
const MACHINES = [
  "darwin/arm64",
  "darwin/x64",
  "linux/arm64",
  "linux/x64",
  "win32/arm64",
  "win32/x64",
];

test("the lockfile is that of package.json", () => {
  for (const key of ["version", "dependencies", "devDependencies", "peerDependencies"] as const) {
    expect(root?.[key]).toEqual(manifest[key]);
  }
});

test("every package has a hash, and none names the registry that it came from", () => {
  expect(Object.keys(packages).length).toBeGreaterThan(200);
  for (const [path, { integrity, resolved }] of Object.entries(packages)) {
    expect({ path, integrity, resolved }).toEqual({
      path,
      integrity: expect.stringMatching(/^sha512-/),
      resolved: undefined,
    });
  }
});

test("every dependency is locked, also those for other platforms", () => {
  const missing = Object.entries(packages).flatMap(([path, entry]) => {
    const peers = Object.keys(entry.peerDependencies ?? {}).filter(
      (name) => !entry.peerDependenciesMeta?.[name]?.optional,
    );
    const names = Object.keys({ ...entry.dependencies, ...entry.optionalDependencies });
    return [...names, ...peers]
      .filter((name) => resolve(name, path) === null)
      .map((name) => `${path} needs ${name}`);
  });
  expect(missing).toEqual([]);
});

/** The machines that the native parts of a package run on. */
const machinesOf = ({ optionalDependencies = {} }: LockEntry) =>
  Object.keys(optionalDependencies).flatMap((name) => {
    const { os = [], cpu = [] } = packages[`node_modules/${name}`] ?? {};
    return os.flatMap((system) => cpu.map((processor) => `${system}/${processor}`));
  });

const native = Object.entries(packages).filter(([, entry]) => machinesOf(entry).length > 1);

test.each(native)("%s has its native part for every machine", (_path, entry) => {
  expect(machinesOf(entry)).toEqual(expect.arrayContaining(MACHINES));
});

test("the tools with native parts are known", () => {
  expect(native.map(([path]) => path.replace("node_modules/", ""))).toEqual(
    expect.arrayContaining(["@biomejs/biome", "lightningcss", "rolldown", "typescript"]),
  );
});
