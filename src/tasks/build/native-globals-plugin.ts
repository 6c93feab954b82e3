import { fileURLToPath } from "node:url";
import { normalizePath, type Plugin, type Rolldown } from "vite";

const natives = normalizePath(
  fileURLToPath(new URL("../../embed/hardening/native-globals.ts", import.meta.url)),
);

/** Globals that the script takes from embed/hardening/native-globals.ts, by the name that they have there. */
const CLEAN = [
  "document",
  "fetch",
  "Request",
  "Response",
  "Headers",
  "FormData",
  "ReadableStream",
  "URL",
  "URLSearchParams",
  "AbortController",
  "AbortSignal",
  "TextDecoder",
  "TextEncoder",
  "Event",
  "CustomEvent",
  "Map",
  "Set",
  "WeakMap",
  "WeakSet",
  "Promise",
  "JSON",
];

const cleanName = (name: string) => `clean${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const LOOP = /\bfor\s*\([^;()]*\sin\s/;

const MEMBERS = {
  "Object.keys": "objectKeys",
  "Object.values": "objectValues",
  "Object.entries": "objectEntries",
  "Array.from": "arrayFrom",
};

/**
 * How rolldown makes the script proof against host pages that replace the browser's functions:
 * each of these names then means the import.
 */
export const cleanNames = {
  define: {
    ...Object.fromEntries(CLEAN.map((name) => [`globalThis.${name}`, cleanName(name)])),
    ...MEMBERS,
  },
  inject: Object.fromEntries([
    ...CLEAN.map((name) => [name, [natives, cleanName(name)]]),
    ...[...CLEAN.map(cleanName), ...Object.values(MEMBERS), "ownKeys", "packageGlobals"].map(
      (name) => [name, [natives, name]],
    ),
  ]) as Record<string, [string, string]>,
} satisfies NonNullable<Rolldown.InputOptions["transform"]>;

/**
 * Mends the packages inside the script: `for (… in …)` goes over own keys only, since old host
 * pages extend `Object.prototype`; and what zod shares among its copies by two globals stays ours,
 * since a page may have a zod of its own with other settings.
 */
export function hostProofPackages(): Plugin {
  return {
    name: "host-proof-packages",
    transform(code, id) {
      if (!id.includes("/node_modules/")) return null;
      const mended = LOOP.test(code) ? overOwnKeys(code, this.parse(code)) : code;
      if (/\/zod\/v4\/core\/(core|registries)\.js$/.test(id)) {
        return mended.replaceAll("globalThis", "packageGlobals");
      }
      // Preact asks an element for its document, which is the page's with all that lies over it.
      return /\/preact\/dist\//.test(id)
        ? mended.replace(/[\w$]+\.ownerDocument\|\|document/g, "document")
        : mended;
    },
  };
}

/**
 * Keeps what goes wrong in the classic script inside it, where an optimiser has put it into one
 * file with the page's own scripts, or behind one that has no semicolon at its end.
 */
export function keepErrors(): Plugin {
  return {
    name: "keep-errors",
    renderChunk: (code, _chunk, { format }) =>
      format === "iife"
        ? `;try{${code}\n}catch(error){console.error("[web-scheduler]",error)}`
        : null,
  };
}

interface Loop {
  left: { end: number };
  right: { start: number; end: number };
}

/** The code with `for (key in value)` written as `for (key of ownKeys(value))`. */
export function overOwnKeys(code: string, program: unknown): string {
  const loops: Loop[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if ("type" in node && node.type === "ForInStatement") loops.push(node as unknown as Loop);
    for (const child of Object.values(node)) visit(child);
  };
  visit(program);
  // From the end, so that the places before stay where they are.
  return loops
    .sort((a, b) => b.left.end - a.left.end)
    .reduce((text, { left, right }) => {
      const value = text.slice(right.start, right.end);
      return `${text.slice(0, left.end)} of ownKeys(${value})${text.slice(right.end)}`;
    }, code);
}
