import { pathsOf } from "./setting.ts";
import { GROUPS, type Group } from "./settings.ts";

const SETTINGS = GROUPS.flatMap(({ settings }) => settings);

/** Every path that a draft may change. */
export const KNOWN_PATHS: ReadonlySet<string> = new Set(SETTINGS.flatMap(pathsOf));

/** The name of the setting that decides about a path, for sentences. */
export function labelAt(path: string): string {
  const setting = SETTINGS.find((one) => pathsOf(one).includes(path));
  return setting?.label ?? path;
}

/** The groups with those of their settings that have every word of the search in them. */
export function searched(text: string): readonly Group[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = GROUPS.map((group) => ({
    ...group,
    settings: group.settings.filter(({ label, hint = "", path }) => {
      const all = `${group.title} ${label} ${hint} ${path}`.toLowerCase();
      return words.every((word) => all.includes(word));
    }),
  }));
  return found.filter(({ settings }) => settings.length > 0);
}
