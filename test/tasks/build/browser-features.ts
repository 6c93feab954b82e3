import { createRequire } from "node:module";
import type { CompatStatement, Identifier } from "@mdn/browser-compat-data/types";
import { parseAst } from "vite";

/** The first version of each browser with a feature; Infinity if there is none. */
export interface Versions {
  safari: number;
  chrome: number;
  firefox: number;
}

const data = createRequire(import.meta.url)("@mdn/browser-compat-data") as Record<
  "api" | "css" | "javascript",
  Identifier
>;

// The interfaces that the form uses: names such as `path` occur in many others.
const INTERFACES = [
  "AbortSignal",
  "CSSStyleDeclaration",
  "CSSStyleSheet",
  "Crypto",
  "CustomElementRegistry",
  "Document",
  "DocumentFragment",
  "Element",
  "Event",
  "FormData",
  "HTMLDialogElement",
  "HTMLElement",
  "HTMLFormElement",
  "HTMLInputElement",
  "Headers",
  "KeyboardEvent",
  "Location",
  "Navigator",
  "Node",
  "ReadableStream",
  "Request",
  "Response",
  "ShadowRoot",
  "URL",
  "URLSearchParams",
  "Window",
];

const combine = (choose: (...values: number[]) => number, all: readonly Versions[]): Versions => ({
  safari: choose(...all.map(({ safari }) => safari)),
  chrome: choose(...all.map(({ chrome }) => chrome)),
  firefox: choose(...all.map(({ firefox }) => firefox)),
});

/** The versions that have all of these features. */
export const newest = (all: readonly Versions[]): Versions => combine(Math.max, all);

export const isNewer = (one: Versions, other: Versions): boolean =>
  one.safari > other.safari || one.chrome > other.chrome || one.firefox > other.firefox;

function versionsOf({ support }: CompatStatement): Versions {
  const first = (browser: keyof Versions) =>
    Math.min(
      Number.POSITIVE_INFINITY,
      ...[support[browser] ?? []].flat().flatMap((statement) => {
        const { version_added, version_removed, flags, prefix, alternative_name } = statement;
        if (version_removed || flags || prefix || alternative_name) return [];
        // A number, "≤" and a number, "preview", or false.
        const version = Number.parseFloat(String(version_added).replace("≤", ""));
        return Number.isNaN(version) ? [] : version;
      }),
    );
  return { safari: first("safari"), chrome: first("chrome"), firefox: first("firefox") };
}

const children = (node: Identifier | undefined) =>
  Object.entries(node ?? {}).filter(([key]) => key !== "__compat") as [string, Identifier][];

/** Versions by `.name` and `new Owner`. */
const scriptVersions = new Map<string, Versions>();

function addOwner(owner: string, node: Identifier | undefined): void {
  for (const [key, member] of children(node)) {
    if (!member.__compat) continue;
    const name = key.replace(/_static$/, "");
    const feature = name === owner ? `new ${owner}` : `.${name}`;
    const versions = versionsOf(member.__compat);
    const others = scriptVersions.get(feature);
    // The type of a value is unknown, so it may be the one that had this member first.
    scriptVersions.set(feature, others ? combine(Math.min, [others, versions]) : versions);
    if (owner === "Intl") addOwner(name, member);
  }
}

for (const [owner, node] of children(data.javascript.builtins)) addOwner(owner, node);
for (const owner of INTERFACES) addOwner(owner, data.api[owner]);

/** Syntax, by its path in the data: what ES2022 added, and newer regular expressions. */
const SYNTAX: Record<string, (node: AstNode, code: string) => boolean> = {
  "classes.static.initialization_blocks": ({ type }) => type === "StaticBlock",
  // Safari before 16 has them, but may not find the variables of an initializer with parentheses
  // (WebKit bug 236843).
  "classes.public_class_fields": ({ type, start, end }, code) =>
    type === "PropertyDefinition" && code.slice(start, end).includes("("),
  "classes.private_class_methods": ({ type, key }) =>
    type === "MethodDefinition" && key?.type === "PrivateIdentifier",
  "classes.private_class_fields_in": ({ type, left }) =>
    type === "BinaryExpression" && left?.type === "PrivateIdentifier",
  "builtins.RegExp.hasIndices": ({ regex }) => regex?.flags.includes("d") ?? false,
  // The build compiles newer syntax, but no regular expressions.
  "builtins.RegExp.unicodeSets": ({ regex }) => regex?.flags.includes("v") ?? false,
  "regular_expressions.lookbehind_assertion": ({ regex }) => /\(\?<[=!]/.test(regex?.pattern ?? ""),
  "regular_expressions.modifier": ({ regex }) => /\(\?[ims-]+:/.test(regex?.pattern ?? ""),
};

for (const path of Object.keys(SYNTAX)) {
  const node = path
    .split(".")
    .reduce(
      (parent: Identifier | undefined, name) => parent?.[name] as Identifier | undefined,
      data.javascript,
    );
  if (!node?.__compat) throw new Error(`No data for ${path}`);
  scriptVersions.set(path, versionsOf(node.__compat));
}

interface AstNode {
  type: string;
  start: number;
  end: number;
  name?: string;
  computed?: boolean;
  property?: AstNode;
  callee?: AstNode;
  key?: AstNode;
  left?: AstNode;
  regex?: { pattern: string; flags: string };
}

/**
 * The syntax, functions and properties of the browser that a built file uses, with their versions. Names that
 * the file also defines are omitted, because they are its own methods.
 */
export function scriptFeatures(code: string): Map<string, Versions> {
  const used = new Set<string>();
  const own = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const node = value as AstNode;
    const { type, name, computed, property, callee, key } = node;
    if (type === "MemberExpression" && !computed && property?.name) used.add(`.${property.name}`);
    if (type === "NewExpression" && callee?.name) used.add(`new ${callee.name}`);
    if (key?.name && !computed && name === undefined) own.add(`.${key.name}`);
    for (const [path, matches] of Object.entries(SYNTAX)) if (matches(node, code)) used.add(path);
    for (const child of Object.values(value)) visit(child);
  };
  visit(parseAst(code));
  return new Map(
    [...used].flatMap((feature) => {
      const versions = scriptVersions.get(feature);
      return versions && !own.has(feature) ? [[feature, versions] as const] : [];
    }),
  );
}

const findAll = (node: Identifier, name: string): Versions[] =>
  children(node).flatMap(([key, child]) => [
    ...(key === name && child.__compat ? [versionsOf(child.__compat)] : []),
    ...findAll(child, name),
  ]);

/** The properties, selectors, functions and at-rules of a style sheet, with their versions. */
export function styleFeatures(css: string): Map<string, Versions> {
  const { properties, selectors, types, "at-rules": atRules } = data.css;
  const code = css.replace(/\/\*[\s\S]*?\*\//g, "");
  const names = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, name = ""]) => name);
  const found = (prefix: string, pattern: RegExp, node: Identifier | undefined, suffix = "") =>
    names(pattern).flatMap((name) => {
      const all = node ? findAll(node, name) : [];
      return all.length > 0 ? [[`${prefix}${name}${suffix}`, combine(Math.min, all)] as const] : [];
    });
  return new Map([
    ...found("", /[{;]\s*(-?[a-z][a-z-]*)\s*:/g, properties),
    ...found(":", /::?([a-z][a-z-]*)(?=[^;{}]*[{,])/g, selectors),
    ...found("", /(?<![:\w-])([a-z-]+)\(/g, types, "()"),
    ...found("@", /@([a-z-]+)/g, atRules),
  ]);
}
