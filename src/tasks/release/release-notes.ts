export interface ReleaseNotes {
  /** Whether they are of what no version has yet. */
  isDraft: boolean;
  text: string;
}

/**
 * The notes of a version: its section of the changelog, or what is not released yet, if there is anything.
 *
 * @throws Error if there is neither
 */
export function releaseNotes(changelog: string, version: string): ReleaseNotes {
  const section = (name: string) =>
    (changelog.split(`\n## [${name}]`)[1] ?? "").split("\n## ")[0]?.replace(/^.*\n/, "").trim() ??
    "";
  const unreleased = section("Unreleased");
  const text = unreleased || section(version);
  if (!text) throw new Error(`CHANGELOG.md has no section [${version}]: add it, with the date.`);
  return { isDraft: unreleased !== "", text: `# Web Scheduler ${version}\n\n${text}\n` };
}
