import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { lowerFirst } from "es-toolkit";
import { type ESTree, normalizePath, type Rolldown, Visitor } from "vite";

const nativeGlobals = normalizePath(
  fileURLToPath(new URL("../../../host/native-globals.ts", import.meta.url)),
);

/** The exports of native-globals.ts by the global that each replaces. */
export const NATIVE_GLOBALS: ReadonlyMap<string, string> = new Map(
  [...readFileSync(nativeGlobals, "utf8").matchAll(/^export const (native(\w+))/gm)].map(
    ([, exported = "", name = ""]) => [globalName(name), exported],
  ),
);

/** `fetch` for `Fetch`, `Object.keys` for `ObjectKeys`. */
function globalName(name: string): string {
  const [, owner, method] = /^(Object|Array)(.+)/.exec(name) ?? [];
  if (owner && method) return `${owner}.${lowerFirst(method)}`;
  return ["Document", "Fetch", "QueueMicrotask"].includes(name) ? lowerFirst(name) : name;
}

/** For pages that replace the browser's functions: imports from native-globals.ts, in our modules and in packages. */
export const INJECTED_GLOBALS: Record<string, [file: string, exported: string]> =
  Object.fromEntries(
    [...NATIVE_GLOBALS].flatMap(([name, exported]) =>
      [name, `globalThis.${name}`].map((used) => [used, [nativeGlobals, exported]]),
    ),
  );

/**
 * The same in packages. `for (… in …)` visits own keys only, since old pages extend `Object.prototype`. Preact uses the
 * native document's methods instead of those of `ownerDocument`, which the page's named elements shadow; and
 * `removeChild`, since a common replacement of `remove` for Internet Explorer fails in a shadow root, where an element
 * has no `parentElement`. `@preact/signals` uses an arrow function, since MooTools 1 and Prototype 1 replace `bind`.
 */
export const hardenPackages: Rolldown.Plugin = {
  name: "harden-packages",
  transform: {
    filter: { id: "**/node_modules/**" },
    handler(code, id) {
      return REPLACEMENTS.filter(({ file }) => file.test(id)).reduce(
        (text, { pattern, replacement }) => {
          const replaced = text.replace(pattern, replacement);
          if (replaced === text) throw new Error(`${id} does not contain ${pattern} any more.`);
          return replaced;
        },
        forInToOwnKeys(code, this.parse(code)),
      );
    },
  },
};

/** What is different in packages; the build fails if a new version of one has other code. */
const REPLACEMENTS = [
  {
    file: /\/preact\/dist\//,
    pattern: /(?<![\w$])[\w$]+\.ownerDocument\|\|document/g,
    replacement: "document",
  },
  {
    file: /\/preact\/dist\//,
    pattern: /(?<![\w$])([\w$]+)\.remove\(\)/g,
    replacement: "$1.parentNode.removeChild($1)",
  },
  {
    file: /\/@preact\/signals\/dist\//,
    pattern: /(\w)\[(\w)\]=(\w)\.bind\(null,(\1\[\2\]\|\|.{3,12}\{\}\)?)\)\}/,
    replacement: "$1[$2]=((hook,old)=>(...values)=>hook(old,...values))($3,$4)}",
  },
];

/** The code with `for (key in value)` replaced by `for (key of Object.keys(value ?? {}))`. */
function forInToOwnKeys(code: string, program: ESTree.Program): string {
  const loops: ESTree.ForInStatement[] = [];
  new Visitor({ ForInStatement: (loop) => void loops.push(loop) }).visit(program);
  // From last to first, so that an edit does not move the offsets of the remaining loops.
  return loops
    .sort((a, b) => b.left.end - a.left.end)
    .reduce((text, { left, right }) => {
      const value = text.slice(right.start, right.end);
      // In parentheses, because the value may be a list of expressions.
      return `${text.slice(0, left.end)} of Object.keys((${value})??{})${text.slice(right.end)}`;
    }, code);
}
