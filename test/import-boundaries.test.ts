import { globSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const BROWSER = "contract client form messages settings host state diagnostics ui";
const PREACT = "preact preact/hooks preact/jsx-runtime @preact/signals";
const SERVER = "hono hono/* @hono/* node:*";

/** Allowed imports by folder of `src`; `*` is any suffix. Keeps Node out of the browser, and fetching in `client`. */
const BOUNDARIES: Record<string, readonly [folders: string, packages: string]> = {
  contract: ["", "zod/mini"],
  client: ["contract", "ky"],
  form: ["contract", "libphonenumber-js/*"],
  messages: ["form contract", ""],
  host: ["", PREACT],
  state: ["contract form client host", "@preact/signals"],
  diagnostics: ["contract client form state", ""],
  settings: ["contract messages", ""],
  ui: ["contract form messages settings host state", PREACT],
  doctor: ["contract client form settings host diagnostics", ""],
  // React and Vue for their JSX types only.
  embed: [`${BROWSER} doctor`, `${PREACT} react vue`],
  preview: [`${BROWSER} embed`, `${PREACT} es-toolkit zod/mini`],
  // What the receiver, the development server and the check share.
  web: ["contract", SERVER],
  // A production program: nothing of the development server. From messages and form, an email's parts: the sent screen,
  // formats of times, the calendar's file, the address. From client, the loading of a record.
  receiver: [
    "contract client form messages web",
    `${SERVER} @zxcvbn-ts/* es-toolkit ipaddr.js nodemailer otpauth pg sql-template-tag standardwebhooks uqr zod/mini`,
  ],
  server: ["contract form web receiver", `${SERVER} es-toolkit vite zod/mini`],
  // From embed, the build takes the list of native globals and the recommended snippet.
  tasks: ["contract diagnostics docs messages settings web receiver server check embed", "*"],
  // From client and diagnostics, how the form and the doctor understand a response.
  check: ["contract client diagnostics web server", "node:*"],
  docs: ["", "es-toolkit hono/html marked minisearch node:*"],
  wordpress: ["", ""],
};

interface Edge {
  from: string;
  to: string;
  /** `type` disappears in the build; `dynamic` is an `import()`. */
  kind: "value" | "type" | "dynamic";
  isPackage: boolean;
}

const src = join(import.meta.dirname, "../src");
const files = globSync("**/*.{ts,tsx,js,jsx,mts,mjs}", { cwd: src }).map((file) =>
  file.replaceAll("\\", "/"),
);

function edgesOf(from: string): Edge[] {
  const source = readFileSync(join(src, from), "utf8");
  const { staticImports, staticExports, dynamicImports } = parseSync(from, source).module;
  const edge = (kind: Edge["kind"], specifier: string): Edge => {
    const isPackage = !/^[./]/.test(specifier);
    const path = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ""));
    return { from, to: isPackage ? specifier : path, kind, isPackage };
  };
  return [
    ...staticImports.map(({ start, moduleRequest }) =>
      edge(source.startsWith("import type", start) ? "type" : "value", moduleRequest.value),
    ),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? edge(isType ? "type" : "value", moduleRequest.value) : [],
      ),
    ),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const [, specifier] = /^["'`]([^"'`]+)["'`]$/.exec(source.slice(start, end)) ?? [];
      return specifier === undefined ? [] : edge("dynamic", specifier);
    }),
    ...[...source.matchAll(/typeof import\("([^"]+)"\)/g)].map(([, file = ""]) =>
      edge("type", file),
    ),
  ];
}

const edges = files.flatMap(edgesOf);
const folderOf = (path: string) => path.split("/")[0] ?? path;
const describeEdge = ({ from, to }: Edge) => `${from} imports ${to}`;

test("every folder in src has a boundary, and there are imports to check", () => {
  const folders = readdirSync(src).filter((name) => !name.startsWith(".") && name !== "README.md");
  expect(folders.filter((name) => !(name in BOUNDARIES))).toEqual([]);
  for (const kind of ["value", "type", "dynamic"]) {
    expect(edges.filter((edge) => edge.kind === kind).length).toBeGreaterThan(5);
  }
});

test("no folder imports a folder or a package outside its boundary", () => {
  const matches = (name: string, pattern: string) =>
    pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
  const wrong = edges.filter(({ from, to, isPackage }) => {
    const [folders = "", packages = ""] = BOUNDARIES[folderOf(from)] ?? [];
    return isPackage
      ? !packages.split(" ").some((pattern) => matches(to, pattern))
      : ![folderOf(from), ...folders.split(" ")].includes(folderOf(to));
  });
  expect(wrong.map(describeEdge)).toEqual([]);
});

// One such import would move a chunk's code into the script that every page loads first.
test("nothing in embed outside its chunks imports values of a chunk or the doctor statically", () => {
  const wrong = edges.filter(
    ({ from, to, kind }) =>
      kind === "value" && /^embed\/(?!chunks\/)/.test(from) && /^(embed\/chunks|doctor)\//.test(to),
  );
  expect(wrong.map(describeEdge)).toEqual([]);
});

// A chunk has its own copy of what it imports. A second copy of anything else in embed would be a
// second element, form or list of reported findings; the script passes those to the chunk.
test("the chunks import only values of embed that may be in several files", () => {
  const mayBeCopied = /^embed\/(api|chunks)\//;
  const wrong = edges.filter(
    ({ from, to, kind }) =>
      kind !== "type" &&
      from.startsWith("embed/chunks/") &&
      to.startsWith("embed/") &&
      !mayBeCopied.test(to),
  );
  expect(wrong.map(describeEdge)).toEqual([]);
});

test("no folders of src import each other in a cycle", () => {
  const between = edges.map((edge) => ({
    ...edge,
    from: folderOf(edge.from),
    to: folderOf(edge.to),
  }));
  expect(findCycle(between)).toEqual([]);
});

test("no folders of a folder in src import each other in a cycle", () => {
  for (const folder of Object.keys(BOUNDARIES)) {
    const between = edges
      .filter(({ from, to }) => folderOf(from) === folder && folderOf(to) === folder)
      .map((edge) => ({ ...edge, from: posix.dirname(edge.from), to: posix.dirname(edge.to) }));
    expect(findCycle(between)).toEqual([]);
  }
});

test("no files import each other in a cycle", () => {
  expect(findCycle(edges)).toEqual([]);
});

/** The files of the first import cycle, in order; empty if there is none. */
function findCycle(all: readonly Edge[]): string[] {
  const edgesFrom = Map.groupBy(
    all.filter((edge) => !edge.isPackage && edge.from !== edge.to),
    (edge) => edge.from,
  );
  const done = new Set<string>();
  const search = (at: string, path: string[]): string[] => {
    if (path.includes(at)) return [...path.slice(path.indexOf(at)), at];
    if (done.has(at)) return [];
    for (const edge of edgesFrom.get(at) ?? []) {
      const cycle = search(edge.to, [...path, at]);
      if (cycle.length > 0) return cycle;
    }
    done.add(at);
    return [];
  };
  for (const start of edgesFrom.keys()) {
    const cycle = search(start, []);
    if (cycle.length > 0) return cycle;
  }
  return [];
}
