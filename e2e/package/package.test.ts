import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, posix } from "node:path";
import { expect, test } from "../fixtures/test.ts";
import { installInto, packedFiles, root } from "./packed-files.ts";

const require = createRequire(import.meta.url);
const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

// In one worker, because npm takes a second to describe the package.
test.describe.configure({ mode: "default" });

test.beforeEach(({ browserName }) => {
  test.skip(browserName !== "chromium", "The package is the same for every browser.");
});

const linksIn = (markdown: string) =>
  [
    ...markdown
      .replace(/^ *```[\s\S]*?^ *```/gm, "")
      .matchAll(/(?:\]\(|src=")(?!\w+:|#)([^()"#\s]+)/g),
  ].map(([, link = ""]) => link);

function createProject(name: string): string {
  const folder = test.info().outputPath(name);
  mkdirSync(folder, { recursive: true });
  installInto(folder);
  return folder;
}

test("the package contains its exports and licenses, but no sources, tests or source maps", {
  tag: "@all",
}, () => {
  const files = packedFiles(".");
  const exported = Object.values(manifest.exports as object).flatMap((target) =>
    typeof target === "string" ? [target] : Object.values(target as object),
  );
  const entries = [...exported, manifest.types, manifest.unpkg]
    .map((path: string) => path.replace("./", ""))
    .filter((path) => !path.includes("*"));
  expect(entries.filter((path) => !files.includes(path))).toEqual([]);
  expect(files).toEqual(expect.arrayContaining(["LICENSE", "README.md", "package.json"]));
  const bundles = files.filter((file) => /^dist\/web-scheduler[^/]*\.js$/.test(file));
  // The versioned script is a copy.
  const licensed = bundles.filter((file) => !/\d\.js$/.test(file));
  expect(licensed.length).toBeGreaterThan(5);
  for (const file of licensed) expect(files).toContain(file.replace(/js$/, "licenses.md"));
  expect(
    files
      .filter((file) => /^(src|test|e2e|public)\/|\.map$|\.tsx?$|test/.test(file))
      .filter((file) => !/\.(d\.ts|md|png)$|^src\/receiver\/examples\//.test(file)),
  ).toEqual([]);
  // The commands are another package, and the script's copy with its version is for web servers.
  expect(files.filter((file) => /^dist\/(bin|preview|practice)/.test(file))).toEqual([]);
  expect(files).not.toContain(`dist/web-scheduler-${manifest.version}.js`);
});

for (const folder of [".", "dist"]) {
  test(`every link of the documents in the package of ${folder} leads to a packed file`, {
    tag: "@all",
  }, () => {
    const files = packedFiles(folder);
    const dead = files
      .filter((file) => /(?<!licenses)\.md$/.test(file))
      .flatMap((file) =>
        linksIn(readFileSync(join(root, folder, file), "utf8"))
          .map((link) => posix.join(posix.dirname(file), link))
          .filter((target) => !files.some((other) => `${other}/`.startsWith(`${target}/`)))
          .map((target) => `${file}: ${target}`),
      );
    expect(dead).toEqual([]);
  });
}

test("the archive has each chunk once", { tag: "@all" }, () => {
  const files = packedFiles(".");
  expect(files.filter((file) => /^dist\/npm\/.+\.js$/.test(file))).toEqual([
    "dist/npm/define.js",
    "dist/npm/index.js",
  ]);
  const code = readFileSync(join(root, "dist/npm/index.js"), "utf8");
  const imported = [...code.matchAll(/\bimport\([`"]\.\.\/(.+?)[`"]\)/g)];
  expect(imported.map(([, name]) => `dist/${name}`).sort()).toEqual(
    files.filter((file) => /^dist\/web-scheduler-.+\.js$/.test(file)).sort(),
  );
});

test("the package depends on what its module and its declarations import", { tag: "@all" }, () => {
  const code = packedFiles(".")
    .filter((file) => /^dist\/npm\/.+\.(js|d\.ts)$/.test(file))
    .map((file) => readFileSync(join(root, file), "utf8"));
  const imported = [...code.join("\n").matchAll(/\bfrom\s*"((?:@\w+\/)?\w[\w-]*)/g)];
  expect([...new Set(imported.map(([, name]) => name))].sort()).toEqual(
    Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).sort(),
  );
});

test("importing the package in Node has no side effects", { tag: "@all" }, () => {
  const folder = createProject("server");
  writeFileSync(
    join(folder, "server.mjs"),
    `const before = Object.keys(globalThis);
     const { define, doctor, mount, WebSchedulerElement, version } = await import("@web-scheduler/widget");
     await import("@web-scheduler/widget/define");
     await import("@web-scheduler/widget/react");
     define();
     console.log(JSON.stringify({ version, doctor: typeof doctor, mount: typeof mount, element: typeof WebSchedulerElement,
       globals: Object.keys(globalThis).filter((name) => !before.includes(name)), timers: process.getActiveResourcesInfo().includes("Timeout") }));`,
  );
  const output = execFileSync(process.execPath, ["server.mjs"], { cwd: folder, encoding: "utf8" });
  expect(JSON.parse(output)).toEqual({
    version: manifest.version,
    doctor: "function",
    mount: "function",
    element: "function",
    // Zod shares these between its copies.
    globals: [],
    timers: false,
  });
});

for (const [api, file, jsx] of [
  ["mount(), the element and its events", "code.ts", null],
  ["React", "react.tsx", "react"],
  ["Preact", "react.tsx", "preact"],
  ["Vue", "vue.tsx", "vue"],
] as const) {
  test(`the types of ${api} accept correct code and reject errors`, { tag: "@all" }, () => {
    const folder = createProject("types");
    const code = readFileSync(join(import.meta.dirname, "types", file), "utf8");
    const written =
      jsx === "preact"
        ? code.replace("widget/react", "widget/preact").replace('"react"', '"preact/hooks"')
        : code;
    writeFileSync(join(folder, file), written);
    const compilerOptions = {
      target: "es2022",
      module: "esnext",
      moduleResolution: "bundler",
      lib: ["es2023", "dom", "dom.iterable"],
      types: [],
      strict: true,
      noEmit: true,
      skipLibCheck: jsx !== null,
      ...(jsx && { jsx: "react-jsx", jsxImportSource: jsx }),
    };
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({ compilerOptions, files: [file] }),
    );
    const tsc = join(dirname(require.resolve("typescript/package.json")), "bin/tsc");
    let output = "";
    try {
      execFileSync(process.execPath, [tsc, "-p", folder], { encoding: "utf8" });
    } catch (error) {
      output = (error as { stdout: string }).stdout;
    }
    expect(output).toBe("");
  });
}
