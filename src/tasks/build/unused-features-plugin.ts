import type { Plugin } from "vite";

/** Members that only class components have, and the hooks of Preact's `options`: nothing sets them. */
const UNSET = [
  "render",
  "contextType",
  "getChildContext",
  "getDerivedStateFromProps",
  "getDerivedStateFromError",
  "getSnapshotBeforeUpdate",
  "shouldComponentUpdate",
  "component(?:Will|Did)\\w+",
  "vnode",
  "event",
  "diffed",
  "unmount",
].join("|");

/** Code of a package that the form does not use, and what takes its place for the minifiers to remove. */
type Replacement = readonly [unused: RegExp, replacement: string];

const PREACT: readonly Replacement[] = [
  // Reads only; each is a condition of the calls.
  [new RegExp(`(?<![\\w$.])[\\w$]+\\.(?:${UNSET})\\b(?![(=])`, "g"), "(void 0)"],
  // Every component is a function without state.
  [/[\w$]+\.prototype\.(?:setState|forceUpdate)=/g, "void "],
  // No HTML of a server is hydrated: the flags of such nodes, and the comments between them.
  [/(?:32|128)&[\w$]+\.__u/g, "0"],
  [/[\w$]+\.data\.startsWith\("\/?\$s"\)/g, "false"],
  [/[\w$.]+\.__z(?!=)/g, "(void 0)"],
  // No component throws a promise (suspense), or renders into another parent (portals).
  [/[\w$]+&&[\w$]+\.then\b/g, "false"],
  [/(?<![\w$.])[\w$]+(?:\.props)?\.__P(?!=[^=])/g, "(void 0)"],
  // Elements and attributes that no component renders.
  [/"(?:math|template|progress|foreignObject|dangerouslySetInnerHTML)"==[\w$]+/g, "false"],
  [/"http:\/\/www\.w3\.org\/1998\/Math\/MathML"==[\w$]+/g, "false"],
  [/"progress"!=[\w$]+/g, "true"],
];

const SIGNALS: readonly Replacement[] = [
  [/[\w$]+\.prototype\.(?:subscribe|toJSON|toString|valueOf)=/g, "void "],
  [/(?<![\w$.])[\w$]+\.(?:un)?watched\b/g, "(void 0)"],
];

const PACKAGES: readonly (readonly [files: RegExp, unused: readonly Replacement[]])[] = [
  [/\/preact\/dist\//, PREACT],
  [/\/@preact\/signals-core\/dist\//, SIGNALS],
];

/**
 * Removes what the form does not use of Preact and its signals: 1.1 kB (brotli), which tree shaking
 * cannot find, because it is inside of the functions that the form uses.
 */
export const unusedFeaturesPlugin = (): Plugin => ({
  name: "unused-features",
  transform(code, id) {
    const [, unused] = PACKAGES.find(([files]) => files.test(id)) ?? [];
    return unused ? withoutUnused(code, unused) : null;
  },
});

/**
 * The code without what is unused.
 *
 * @throws Error if an update of the package has changed one of these places
 */
export const withoutUnused = (code: string, unused: readonly Replacement[]): string =>
  unused.reduce((text, [pattern, replacement]) => {
    const result = text.replace(pattern, replacement);
    if (result === text) throw new Error(`Not found in the package: ${pattern}`);
    return result;
  }, code);
