/** The public surface, compared with that of the latest release. */
export interface Surface {
  /** The latest release. */
  release: string;
  entries: readonly string[];
  added: readonly string[];
  removed: readonly string[];
}

const HEADER = /^# Public surface since (\S+)\n/;

/** The text of `public-surface.txt`: all entries, marked like the lines of a diff. */
export function formatSurface({ release, entries, added, removed }: Surface): string {
  const lines = [...new Set([...entries, ...removed])].sort().map((entry) => {
    const mark = removed.includes(entry) ? "-" : added.includes(entry) ? "+" : " ";
    return `${mark} ${entry}`;
  });
  return `# Public surface since ${release}
# Written by: npm run update-surface. Marked lines (+ and -) have changed since that release.

${lines.join("\n")}
`;
}

export function parseSurface(text: string): Surface {
  const [, release] = HEADER.exec(text) ?? [];
  if (release === undefined) throw new Error("public-surface.txt has no header.");
  const marked = (...marks: string[]) =>
    text.split("\n").flatMap((line) => (marks.includes(line.slice(0, 2)) ? [line.slice(2)] : []));
  return {
    release,
    entries: marked("  ", "+ "),
    added: marked("+ "),
    removed: marked("- "),
  };
}

/**
 * The file's surface with other entries. A new version starts with no changes.
 *
 * @throws Error if the version and the entries change at the same time, because the entries would
 * then be in a release without a line in its changelog
 */
export function updateSurface(file: Surface, entries: readonly string[], version: string): Surface {
  const isReleased = version !== file.release;
  if (isReleased && !isSame(file.entries, entries)) {
    throw new Error("Update the public surface before changing the version in package.json.");
  }
  const released = isReleased
    ? entries
    : [...file.entries.filter((entry) => !file.added.includes(entry)), ...file.removed];
  return {
    release: version,
    entries,
    added: entries.filter((entry) => !released.includes(entry)),
    removed: released.filter((entry) => !entries.includes(entry)),
  };
}

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.toSorted().join("\n") === b.toSorted().join("\n");

/** The names of changed entries that a text does not contain. */
export function unmentioned({ added, removed }: Surface, text: string): string[] {
  const names = [...added, ...removed].map((entry) => /`([^`]+)`/.exec(entry)?.[1] ?? entry);
  return [...new Set(names)].filter(
    (name) => !new RegExp(`(?<![\\w-])${escapeRegExp(name)}(?![\\w-])`).test(text),
  );
}

const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** The section of a changelog for what is not released. */
export const unreleasedSection = (changelog: string) =>
  /^## \[Unreleased\]\n([\s\S]*?)(?=^## )/m.exec(`${changelog}\n## `)?.[1] ?? "";
