import { type Group, pathsOf } from "./setting.ts";
import { GROUPS } from "./settings.ts";

const SETTINGS = GROUPS.flatMap(({ settings }) => settings);

/** Every path that a draft may change. */
export const SETTING_PATHS: ReadonlySet<string> = new Set(SETTINGS.flatMap(pathsOf));

/** The label of the setting that writes a path; the path itself if there is none. */
export function labelAt(path: string): string {
  const setting = SETTINGS.find((one) => pathsOf(one).includes(path));
  return setting?.label ?? path;
}

/** The settings that match every word of the search text, by group. */
export function searchSettings(text: string): readonly Group[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = GROUPS.map((group) => ({
    ...group,
    settings: group.settings.filter(({ label, hint = "", keywords = "", path }) => {
      const searched = `${group.title} ${label} ${hint} ${keywords} ${path}`.toLowerCase();
      return words.every((word) => searched.includes(word));
    }),
  }));
  return groups.filter(({ settings }) => settings.length > 0);
}
