import { globSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, test } from "vitest";
import { importsOf } from "./imports.ts";

/** A room's door: the rooms and the packages that it may import from. */
interface Door {
  rooms: readonly string[];
  packages: readonly string[];
}

const browserRooms = [
  "contract",
  "client",
  "form",
  "branding",
  "messages",
  "state",
  "ui",
  "draft",
  "embed",
];
const preact = ["preact", "preact/hooks", "@preact/signals-core"];

// DESIGN.md, section 4; `packages` keeps Node out of the browser, and the network behind one door.
const doors: Record<string, Door> = {
  contract: { rooms: [], packages: ["zod/mini"] },
  client: { rooms: ["contract"], packages: ["ky"] },
  form: { rooms: ["contract"], packages: [] },
  branding: { rooms: ["contract"], packages: [] },
  messages: { rooms: ["form", "contract"], packages: [] },
  state: { rooms: ["contract", "form", "client"], packages: ["@preact/signals-core"] },
  ui: { rooms: ["contract", "form", "messages", "branding", "state"], packages: preact },
  embed: {
    rooms: browserRooms.filter((room) => room !== "embed"),
    // The frameworks for the types of their JSX only.
    packages: [...preact, "libphonenumber-js/*", "react", "vue"],
  },
  examples: { rooms: ["contract"], packages: [] },
  preview: { rooms: [...browserRooms, "examples"], packages: [...preact, "@zumer/snapdom"] },
  server: {
    rooms: ["contract", "examples"],
    packages: ["hono", "hono/*", "@hono/*", "node:*", "vite", "zod/mini"],
  },
  // From embed, the build takes the list of native globals and the recommended snippet.
  tasks: { rooms: ["contract", "examples", "server", "check", "embed"], packages: ["*"] },
  check: { rooms: ["contract", "examples", "server"], packages: ["node:*", "zod/mini"] },
  draft: { rooms: [], packages: [] },
};

const src = join(import.meta.dirname, "../src");
const files = globSync("**/*.{ts,tsx,js,jsx,mts,mjs}", { cwd: src }).map((file) =>
  file.replaceAll("\\", "/"),
);

interface Edge {
  from: string;
  /** A path from `src`, or the name of a package. */
  to: string;
  isPackage: boolean;
}

const edges: Edge[] = files.flatMap((from) =>
  importsOf(from, readFileSync(join(src, from), "utf8")).map((name) => {
    const isPackage = !/^[./]/.test(name);
    const path = posix.join(posix.dirname(from), name.replace(/\?.*$/, ""));
    return { from, to: isPackage ? name : path, isPackage };
  }),
);

const roomOf = (path: string) => path.split("/")[0] ?? path;
const said = ({ from, to }: Edge) => `${from} imports ${to}`;

test("there are files to guard", () => {
  expect(files.length).toBeGreaterThan(0);
});

test("every folder and file directly under src is a known room", () => {
  const found = readdirSync(src).filter((name) => !name.startsWith("."));
  expect(found.filter((name) => !(name in doors))).toEqual([]);
});

test("no room imports from a room that its door does not lead to", () => {
  const wrong = edges.filter(({ from, to, isPackage }) => {
    if (isPackage || roomOf(from) === roomOf(to)) return false;
    return !doors[roomOf(from)]?.rooms.includes(roomOf(to));
  });
  expect(wrong.map(said)).toEqual([]);
});

test("no room imports a package that is not its own to use", () => {
  const fits = (name: string, pattern: string) =>
    pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
  const wrong = edges.filter(
    ({ from, to, isPackage }) =>
      isPackage && !doors[roomOf(from)]?.packages.some((pattern) => fits(to, pattern)),
  );
  expect(wrong.map(said)).toEqual([]);
});

test("no rooms import each other in a circle", () => {
  const between = edges.map(({ from, to, isPackage }) => ({
    from: roomOf(from),
    to: roomOf(to),
    isPackage,
  }));
  expect(circle(between)).toEqual([]);
});

test("no files import each other in a circle", () => {
  expect(circle(edges)).toEqual([]);
});

/** The first circle of imports, as the way round it; empty where there is none. */
function circle(all: readonly Edge[]): string[] {
  const next = Map.groupBy(
    all.filter((edge) => !edge.isPackage && edge.from !== edge.to),
    (edge) => edge.from,
  );
  const done = new Set<string>();
  const search = (at: string, way: string[]): string[] => {
    if (way.includes(at)) return [...way.slice(way.indexOf(at)), at];
    if (done.has(at)) return [];
    for (const edge of next.get(at) ?? []) {
      const found = search(edge.to, [...way, at]);
      if (found.length > 0) return found;
    }
    done.add(at);
    return [];
  };
  for (const start of next.keys()) {
    const found = search(start, []);
    if (found.length > 0) return found;
  }
  return [];
}
