/** @module-tag all */
import { createRequire } from "node:module";
import type { CompatStatement, Identifier } from "@mdn/browser-compat-data/types";
import { parseAst } from "vite";
import { beforeAll, expect, test } from "vitest";
import { buildOnly } from "../../../src/tasks/build/build-config.ts";
import { served } from "../../../src/tasks/build/outputs.ts";
import { NATIVE_GLOBALS } from "../../../src/tasks/build/plugins/native-globals.ts";
import { docPage } from "../../docs/doc-page.ts";

const BROWSERS = ["safari", "chrome", "firefox"] as const;
/** The first version of each browser that has a feature. */
type Versions = Record<(typeof BROWSERS)[number], number>;

const data = createRequire(import.meta.url)("@mdn/browser-compat-data") as Record<
  "api" | "javascript",
  Identifier
>;

// The interfaces that the form uses: names such as `path` occur in many others.
const INTERFACES =
  "AbortSignal CSSStyleDeclaration CSSStyleSheet Crypto CustomElementRegistry Document DocumentFragment Element Event FormData HTMLDialogElement HTMLElement HTMLFormElement HTMLInputElement Headers KeyboardEvent Location Navigator Node ReadableStream Request Response ShadowRoot URL URLSearchParams Window";

// Functions that the form uses only where they exist, and properties of packages' own objects.
const CHECKED =
  ".Segmenter .adoptedStyleSheets .attachInternals .captureStackTrace .checkVisibility .displayName .moveBefore .popover .replaceSync .requestIdleCallback .segment .showPopover .stackTraceLimit .userActivation CSSStyleSheet".split(
    " ",
  );

function firstVersion({ support }: CompatStatement, browser: keyof Versions): number {
  const versions = [support[browser] ?? []].flat().flatMap((statement) => {
    const { version_added, version_removed, flags, prefix, alternative_name } = statement;
    if (version_removed || flags || prefix || alternative_name) return [];
    // A number, "≤" and a number, "preview", or false.
    const version = Number.parseFloat(String(version_added).replace("≤", ""));
    return Number.isNaN(version) ? [] : version;
  });
  return Math.min(Number.POSITIVE_INFINITY, ...versions);
}

/** Versions by `.member` and by `Constructor`. The type of a value is unknown, so its earliest owner counts. */
const known = new Map<string, Versions>();

function addOwner(owner: string, node: Identifier): void {
  for (const [key, member] of Object.entries(node) as [string, Identifier][]) {
    const statement = key === "__compat" ? undefined : member.__compat;
    if (!statement) continue;
    const name = key.replace(/_static$/, "");
    const feature = name === owner ? name : `.${name}`;
    const earlier = known.get(feature);
    known.set(
      feature,
      Object.fromEntries(
        BROWSERS.map((browser) => [
          browser,
          Math.min(
            firstVersion(statement, browser),
            earlier?.[browser] ?? Number.POSITIVE_INFINITY,
          ),
        ]),
      ) as Versions,
    );
    if (owner === "Intl") addOwner(name, member);
  }
}
for (const [owner, node] of Object.entries(data.javascript.builtins ?? {})) {
  addOwner(owner, node as Identifier);
}
for (const owner of INTERFACES.split(" ")) addOwner(owner, data.api[owner] ?? {});

type Node = Record<string, unknown> & { type?: string };
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

interface Names {
  /** Variables, and `Object.keys` for members of one. */
  globals: Set<string>;
  /** `.member` and `Constructor`, without the file's own methods. */
  features: Set<string>;
  hasForIn: boolean;
}

function namesIn(code: string): Names {
  const names: Names = { globals: new Set(), features: new Set(), hasForIn: false };
  const own = new Set<string>();
  const visit = (node: Node): void => {
    const { type, object, property, callee, key, computed, name } = node;
    if (type === "ForInStatement") names.hasForIn = true;
    if (type === "Identifier") names.globals.add(String(name));
    if (type === "NewExpression" && isNode(callee)) names.features.add(String(callee.name));
    if (isNode(key) && !computed) own.add(`.${key.name}`);
    const isMember = type === "MemberExpression" && !computed && isNode(object) && isNode(property);
    if (isMember) names.features.add(`.${property.name}`);
    if (isMember) names.globals.add(`${object.name}.${property.name}`);
    // The name of a property or a method is no variable.
    const skipped = computed ? [] : [property, key];
    for (const child of Object.values(node))
      if (isNode(child) && !skipped.includes(child)) visit(child);
  };
  visit(parseAst(code) as unknown as Node);
  for (const name of own) names.features.delete(name);
  return names;
}

function documented(title: string): Versions {
  const row =
    docPage("javascript")
      .split("\n")
      .find((line) => line.startsWith(`| ${title} |`)) ?? "";
  const [safari = 0, chrome = 0, firefox = 0] = row.split("|").slice(2).map(Number);
  return { safari, chrome, firefox };
}

const files = [...served.keys()];
const code: Record<string, string> = {};
beforeAll(async () => {
  for (const file of files) code[file] = (await buildOnly(file, { write: false })).code;
}, 300_000);

test.each(files.filter((file) => !file.includes("-doctor")))(
  "%s needs no newer functions than the documented browsers have",
  (file) => {
    const minimum = documented(file.includes("-dialog") ? "in a dialog" : "the form");
    const newer = [...namesIn(code[file] ?? "").features].filter((name) => {
      const versions = CHECKED.includes(name) ? undefined : known.get(name);
      return versions && BROWSERS.some((browser) => versions[browser] > minimum[browser]);
    });
    expect(newer).toEqual([]);
    // The build compiles newer syntax, but no regular expressions; one that is not known stops the file.
    expect(code[file]).not.toMatch(/\(\?<[=!]|\(\?[ims-]+:/);
  },
);

test.each(files)("%s uses no global that old pages replace", (file) => {
  const { globals, hasForIn } = namesIn(code[file] ?? "");
  const replaced = [...NATIVE_GLOBALS.keys()].flatMap((name) => [name, `globalThis.${name}`]);
  expect(replaced.filter((name) => globals.has(name))).toEqual([]);
  expect(hasForIn).toBe(false);
});

test("the script is ASCII, so that it runs in a page of any encoding", () => {
  expect(Buffer.from(code["web-scheduler.js"] ?? "").every((byte) => byte < 128)).toBe(true);
});

test("newer functions, constructors, globals and loops are found", () => {
  const { features, globals, hasForIn } = namesIn(
    "for (const a in b) { [].findLast(a); new Widget(Object.keys(a)); ({ own() {} }).own(); }",
  );
  expect([...features]).toEqual(expect.arrayContaining([".findLast", "Widget"]));
  expect(features.has(".own")).toBe(false);
  expect(known.get(".findLast")).toEqual({ safari: 15.4, chrome: 97, firefox: 104 });
  expect([hasForIn, globals.has("Object.keys")]).toEqual([true, true]);
});
