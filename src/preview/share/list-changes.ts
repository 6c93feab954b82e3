import { labelAt } from "../settings/find-setting.ts";
import { formatPublished, formatValue } from "../settings/format.ts";
import type { DraftState } from "../state/draft-state.ts";

/** A changed setting, with both values as text. */
export interface ListedChange {
  path: string;
  label: string;
  published: string;
  drafted: string;
}

/** Every change of a draft, for a table. */
export const listChanges = ({ published, changes }: DraftState): ListedChange[] =>
  Object.entries(changes).map(([path, value]) => ({
    path,
    label: labelAt(path),
    published: formatPublished(published, path),
    drafted: formatValue(value),
  }));
