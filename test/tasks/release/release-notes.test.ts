import { expect, test } from "vitest";
import { releaseNotes } from "../../../src/tasks/release/release-notes.ts";

const RELEASED = "## [2.0.0] - 2026-11-25\n\n- Second\n\n## [1.0.0] - 2026-11-22\n\n- First\n";

test("the notes are the version's section of the changelog", () => {
  const changelog = `# Changelog\n\n## [Unreleased]\n\n${RELEASED}`;
  expect(releaseNotes(changelog, "2.0.0")).toEqual({
    isDraft: false,
    text: "# Web Scheduler 2.0.0\n\n- Second\n",
  });
  expect(releaseNotes(changelog, "1.0.0").text).toBe("# Web Scheduler 1.0.0\n\n- First\n");
});

test("they are a draft as long as there are unreleased changes", () => {
  const changelog = `# Changelog\n\n## [Unreleased]\n\n- Third\n\n${RELEASED}`;
  expect(releaseNotes(changelog, "2.0.0")).toEqual({
    isDraft: true,
    text: "# Web Scheduler 2.0.0\n\n- Third\n",
  });
});

test("a version without a section is an error that says what to add", () => {
  expect(() => releaseNotes(`# Changelog\n\n${RELEASED}`, "3.0.0")).toThrow(
    "CHANGELOG.md has no section [3.0.0]",
  );
});
