import { globSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, test } from "vitest";
import { type Import, importsOf } from "./imports.ts";

/** What the files in a folder of `src` may import. */
interface Boundary {
  /** Other folders of `src`. */
  folders: readonly string[];
  /** Packages; a trailing `*` matches any suffix. */
  packages: readonly string[];
}

const browserFolders = [
  "contract",
  "client",
  "form",
  "branding",
  "messages",
  "state",
  "diagnostics",
  "ui",
  "embed",
];
const preact = ["preact", "preact/hooks", "preact/jsx-runtime", "@preact/signals"];

// `packages` keeps Node out of the browser, and fetching in `client`.
const boundaries: Record<string, Boundary> = {
  contract: { folders: [], packages: ["zod/mini"] },
  client: { folders: ["contract"], packages: ["ky"] },
  form: { folders: ["contract"], packages: [] },
  branding: { folders: ["contract"], packages: [] },
  messages: { folders: ["form", "contract"], packages: [] },
  state: { folders: ["contract", "form", "client"], packages: ["@preact/signals"] },
  diagnostics: {
    folders: ["contract", "client", "form", "branding", "state"],
    packages: [],
  },
  ui: { folders: ["contract", "form", "messages", "branding", "state"], packages: preact },
  embed: {
    folders: browserFolders.filter((folder) => folder !== "embed"),
    // React and Vue for their JSX types only.
    packages: [...preact, "libphonenumber-js/*", "react", "vue"],
  },
  examples: { folders: ["contract"], packages: [] },
  book: { folders: [], packages: [] },
  preview: {
    folders: [...browserFolders, "examples"],
    packages: ["preact", "preact/hooks", "@preact/signals", "es-toolkit"],
  },
  // What the receiver, the development server and the check share.
  web: { folders: ["contract"], packages: ["hono", "hono/*", "@hono/*", "node:*"] },
  // A production program: nothing of the development server. From messages, form and branding, what an email
  // says to a patient: the sentences of the sent screen, formats of times, the calendar's file, the address.
  receiver: {
    folders: ["contract", "branding", "form", "messages", "web"],
    packages: [
      "hono",
      "hono/*",
      "@hono/*",
      "es-toolkit",
      "ipaddr.js",
      "libphonenumber-js/*",
      "node:*",
      "nodemailer",
      "pg",
      "sql-template-tag",
      "standardwebhooks",
      "zod/mini",
    ],
  },
  server: {
    folders: ["contract", "branding", "examples", "web", "receiver"],
    packages: ["hono", "hono/*", "@hono/*", "node:*", "vite", "zod/mini"],
  },
  // From embed, the build takes the list of native globals and the recommended snippet.
  tasks: {
    folders: [
      "contract",
      "diagnostics",
      "docs",
      "examples",
      "messages",
      "web",
      "receiver",
      "server",
      "check",
      "embed",
    ],
    packages: ["*"],
  },
  // From client, how the form understands a receiver's response.
  check: {
    folders: ["contract", "client", "web", "server"],
    packages: ["node:*"],
  },
  // From embed, which values an attribute may have, and what is wrong with others.
  docs: { folders: ["embed"], packages: ["hono/html", "marked", "minisearch", "node:*"] },
  wordpress: { folders: [], packages: [] },
};

interface Edge {
  from: string;
  /** A path relative to `src`, or a package. */
  to: string;
  kind: Import["kind"];
  isPackage: boolean;
}

const src = join(import.meta.dirname, "../src");
const files = globSync("**/*.{ts,tsx,js,jsx,mts,mjs}", { cwd: src }).map((file) =>
  file.replaceAll("\\", "/"),
);
const edges: Edge[] = files.flatMap((from) =>
  importsOf(from, readFileSync(join(src, from), "utf8")).map(({ specifier, kind }) => {
    const isPackage = !/^[./]/.test(specifier);
    const path = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ""));
    return { from, to: isPackage ? specifier : path, kind, isPackage };
  }),
);

const folderOf = (path: string) => path.split("/")[0] ?? path;
const describeEdge = ({ from, to }: Edge) => `${from} imports ${to}`;

test("there are imports to check", () => {
  expect(edges.length).toBeGreaterThan(files.length);
});

test("every folder in src has a boundary", () => {
  const folders = readdirSync(src).filter((name) => !name.startsWith(".") && name !== "README.md");
  expect(folders.filter((name) => !(name in boundaries))).toEqual([]);
});

test("no folder imports from a folder outside its boundary", () => {
  const wrong = edges.filter(({ from, to, isPackage }) => {
    if (isPackage || folderOf(from) === folderOf(to)) return false;
    return !boundaries[folderOf(from)]?.folders.includes(folderOf(to));
  });
  expect(wrong.map(describeEdge)).toEqual([]);
});

test("no folder imports a package outside its boundary", () => {
  const matches = (name: string, pattern: string) =>
    pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
  const wrong = edges.filter(
    ({ from, to, isPackage }) =>
      isPackage && !boundaries[folderOf(from)]?.packages.some((pattern) => matches(to, pattern)),
  );
  expect(wrong.map(describeEdge)).toEqual([]);
});

// One such import would move a chunk's code into the script that every page loads first.
test("nothing in embed outside its chunks imports a chunk's values statically", () => {
  const wrong = edges.filter(
    ({ from, to, kind }) =>
      kind === "value" && /^embed\/(?!chunks\/)/.test(from) && to.startsWith("embed/chunks/"),
  );
  expect(wrong.map(describeEdge)).toEqual([]);
});

// A chunk has its own copy of what it imports. A second copy of anything else in embed would be a
// second element, form or list of reported findings; the script passes those to the chunk.
test("the chunks import only values of embed that may be in several files", () => {
  const mayBeCopied = /^embed\/(api\/|chunks\/|runtime\/(import-maps|styles|when-idle)\.ts$)/;
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

test.each(Object.keys(boundaries))(
  "no folders of src/%s import each other in a cycle",
  (folder) => {
    const between = edges
      .filter(({ from, to }) => folderOf(from) === folder && folderOf(to) === folder)
      .map((edge) => ({ ...edge, from: posix.dirname(edge.from), to: posix.dirname(edge.to) }));
    expect(findCycle(between)).toEqual([]);
  },
);

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
