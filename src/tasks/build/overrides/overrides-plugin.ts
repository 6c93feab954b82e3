import { resolve } from "node:path";
import { normalizePath, type Plugin } from "vite";
import { type Overrides, PARTS, readOverrides } from "./read-overrides.ts";
import { replaceValues } from "./replace-values.ts";

const SENTENCES = /\/messages\/([\w-]+)\/([\w-]+)\.ts$/;

const read = new Map<string, Promise<Overrides>>();

/** Reads the practice's override files once, and prints what was found. */
function readOnce(folder: string): Promise<Overrides> {
  const reading =
    read.get(folder) ??
    readOverrides(folder).then((overrides) => {
      for (const line of overrides.summary) console.log(line);
      for (const problem of overrides.problems) console.warn(problem);
      return overrides;
    });
  read.set(folder, reading);
  return reading;
}

/** Replaces sentences by those in the folder that MESSAGE_OVERRIDES names, in builds and in tests. */
export const messageOverrides = (folder = process.env.MESSAGE_OVERRIDES): Plugin => ({
  name: "message-overrides",
  // Before the types are removed, so that the source is the one that was read.
  enforce: "pre",
  async transform(code, id) {
    if (!folder) return null;
    const [, language, file] = SENTENCES.exec(normalizePath(id)) ?? [];
    const part = Object.entries(PARTS).find(([, name]) => name === file)?.[0];
    if (!part) return null;
    const { replacements } = await readOnce(resolve(folder));
    const values = replacements
      .filter((each) => each.language === language && each.path[0] === part)
      .map(({ path, source }) => ({ path: path.slice(1), source }));
    return values.length > 0 ? { code: replaceValues(code, id, values), map: null } : null;
  },
});
