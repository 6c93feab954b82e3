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
  [/[\w$]+\.state\|\|\([\w$]+\.state=\{\}\),/g, ""],
  [/,[\w$]+\.__h=\[\],[\w$]+\.__k=\[\]/g, ""],
  // Hydration, which also calls a hook of `options`.
  [/[\w$]+&&\([\w$]+\.__m&&[\w$]+\.__m\([\w$,]+\),[\w$]+=!1\),/g, ""],
  [/[\w$]+&&"function"!=typeof [\w$]+\|\|/g, ""],
  [/[\w$]+&&"textarea"!=[\w$]+/g, "false"],
  [/[\w$]+&&[\w$]+\.data==[\w$]+/g, "false"],
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
  // No error boundaries: an error is thrown on.
  [/__e:function\(([\w$]+),.*?throw ([\w$]+)=0,\1\}/g, "__e:function($1){throw $2=0,$1}"],
  // The root is empty before the first render: no node of the page is adopted.
  [/9==([\w$]+)\.nodeType&&\(\1=\1\.documentElement\),/g, ""],
  [/[\w$]+\?null:[\w$]+\.firstChild\?[\w$]+\.call\([\w$]+\.childNodes\):null/g, "null"],
  [
    /,[\w$]+\)for\((?=([\w$]+)=0;\1<[\w$]+\.length;\1\+\+\)if\(\([\w$]+=[\w$]+\[\1\]\)&&\([\w$]+\?)/g,
    ",false)for(",
  ],
  [
    /"textarea"==[\w$]+&&null!=[\w$]+\.defaultValue\?null:[\w$]+&&[\w$]+\.call\([\w$]+\.childNodes\)/g,
    "null",
  ],
  [/![\w$]+&&[\w$]+\)for\((?=[\w$]+=\{\})/g, "false)for("],
  [/([\w$]+)\?\1\[0\]:/g, ""],
  [/([\w$]+)&&\1\.some\([\w$]+\)/g, "0"],
  // Elements, attributes and events that no component renders.
  [/"(?:math|template|progress|foreignObject|dangerouslySetInnerHTML)"==[\w$]+/g, "false"],
  [/"http:\/\/www\.w3\.org\/1998\/Math\/MathML"==[\w$]+/g, "false"],
  [/"progress"!=[\w$]+/g, "true"],
  [/"(?:width|list|form|download|rowSpan|colSpan|popover)"!=[\w$]+&&/g, ""],
  [
    /"value"==([\w$]+)&&"defaultValue"in [\w$]+\|\|"checked"==\1&&"defaultChecked"in [\w$]+/g,
    "false",
  ],
  [/"popover"==[\w$]+&&1==([\w$]+)\?"":\1/g, "$1"],
  [/([\w$]+)=\1\.replace\(\/xlink.*?"s"\)/g, "0"],
  [/[\w$]+=([\w$]+)!=\(\1=\1\.replace\([\w$]+,"\$1"\)\),/g, ""],
];

const SIGNALS: readonly Replacement[] = [
  [/[\w$]+\.prototype\.(?:toJSON|toString|valueOf)=/g, "void "],
  [/[\w$]+\.prototype\.brand=[\w$]+;/g, ""],
  // Options: callbacks for the first and the last subscriber, and names for DevTools.
  [
    /(?:else|if\(void 0===[\w$]+\)) ?[\w$]+\(function\(\)\{var ([\w$]+);null==\(\1=[\w$]+\.[WZ]\)\|\|\1\.call\([\w$]+\)\}\)/g,
    "",
  ],
  [/this\.(?:W|Z|name)=null==([\w$]+)\?void 0:\1\.\w+;?/g, ""],
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
