import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/** Members of class components and hooks of Preact's `options`, none of which is ever set. */
const UNSET = [
  "getChildContext",
  "getDerivedStateFromProps",
  "getSnapshotBeforeUpdate",
  "shouldComponentUpdate",
  "component(?:Will|Did)\\w+",
  "vnode",
  "event",
  "unmount",
].join("|");

/** Code of a package that the form does not use, and what takes its place for the minifiers to remove. */
type Replacement = readonly [unused: RegExp, replacement: string];

const PREACT: readonly Replacement[] = [
  // Every component is a function without state: no class, and no render that is not ours.
  [/[\w$]+=\([\w$]+=[\w$]+\.prototype\)&&[\w$]+\.render,/g, ""],
  [/[\w$]+=\([\w$]+=[\w$]+\.constructor\)&&[\w$]+\.getDerivedStateFromError/g, "0"],
  [/[\w$]+\.prototype\.(?:setState|forceUpdate)=/g, "void "],
  [/8&[\w$]+\.__g&&\+\+[\w$]+<25/g, "false"],
  // Callbacks after a render, of lifecycle methods and of `setState`.
  [/[\w$]+\.push\.apply\(([\w$]+)\.__h,\1\.__k\),\1\.__k=\[\],/g, ""],
  [/([\w$]+)\.__h\.length&&[\w$]+\.push\(\1\)/g, "0"],
  [/[\w$]+\.some\(function\([\w$]+\)\{try\{.*?\}\)\}catch\([\w$]+\)\{[^}]*\}\}\)/g, "0"],
  // Contexts.
  [
    /([\w$]+)=\(([\w$]+)=[\w$]+\.contextType\)&&([\w$]+)\[\2\.__c\],([\w$]+)=\2\?\1\?\1\.props\.value:\2\.__:\3/g,
    "$4=$3",
  ],
  // Hooks of `options`.
  [/\([\w$]+=[\w$]+\.(?:__b|diffed)\)/g, "(0)"],
  [/[\w$]+=[\w$]+\.__r,/g, ""],
  [/([\w$]+\.__[cm]?)&&\1\([\w$,]+\)/g, "0"],
  // Reads of what is left of these; each is the condition of a call.
  [new RegExp(`(?<![\\w$.])[\\w$]+\\.(?:${UNSET})\\b(?![(=])`, "g"), "(void 0)"],
  // No HTML of a server is hydrated: the flags of such nodes, and the comments between them.
  [/(?:32|128)&[\w$]+\.__u/g, "0"],
  [/[\w$]+\.data\.startsWith\("\/?\$s"\)/g, "false"],
  [/\([\w$]+=[\w$]+\.__z\)/g, "(0)"],
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
  [/[\w$]+\.prototype\.(?:toJSON|toString|valueOf)=/g, "void "],
  [/(?<![\w$.])[\w$]+\.(?:un)?watched\b/g, "(void 0)"],
];

interface Package {
  name: string;
  /** The patterns were compared with the code of this version. */
  version: string;
  unused: readonly Replacement[];
}

const PACKAGES: readonly Package[] = [
  { name: "preact", version: "11.2.0", unused: PREACT },
  { name: "@preact/signals-core", version: "1.14.5", unused: SIGNALS },
];

/**
 * Removes what the form does not use of Preact and its signals: 1.4 kB (brotli), which tree shaking
 * cannot find, because it is inside of the functions that the form uses.
 */
export const unusedFeaturesPlugin = (): Plugin => ({
  name: "unused-features",
  transform(code, id) {
    const found = PACKAGES.find(({ name }) => id.includes(`/${name}/dist/`));
    if (!found) return null;
    const { version } = JSON.parse(
      readFileSync(new URL("../package.json", pathToFileURL(id)), "utf8"),
    );
    requireVersion(found, version);
    return withoutUnused(code, found.unused);
  },
});

/** @throws Error if the installed version is another than the one that was compared */
export function requireVersion({ name, version }: Omit<Package, "unused">, installed: string) {
  if (installed === version) return;
  throw new Error(
    `${name} is ${installed}, but what the form does not use is known of ${version}: compare the code, correct the patterns in unused-features-plugin.ts, and enter the new version there.`,
  );
}

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
