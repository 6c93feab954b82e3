import { expect, test } from "vitest";
import {
  formatSurface,
  parseSurface,
  type Surface,
  unmentioned,
  unreleasedSection,
  updateSurface,
} from "../../../src/tasks/surface/surface-file.ts";

const RELEASED: Surface = {
  release: "1.0.0",
  entries: ["attribute `lang`: string", "option `--port` N of server"],
  added: [],
  removed: [],
};

test("the file is the same after it was read", () => {
  const surface = updateSurface(RELEASED, ["attribute `lang`: number", "step `sent`"], "1.0.0");
  const text = formatSurface(surface);
  expect(formatSurface(parseSurface(text))).toBe(text);
  expect(text.split("\n").slice(3)).toEqual([
    "+ attribute `lang`: number",
    "- attribute `lang`: string",
    "- option `--port` N of server",
    "+ step `sent`",
    "",
  ]);
});

test("changes are relative to the release, not to the previous update", () => {
  const first = updateSurface(RELEASED, [...RELEASED.entries, "step `sent`"], "1.0.0");
  expect(updateSurface(first, [...first.entries, "step `other`"], "1.0.0").added).toEqual([
    "step `sent`",
    "step `other`",
  ]);
  expect(updateSurface(first, RELEASED.entries, "1.0.0")).toEqual(RELEASED);
});

test("a new version has no changes", () => {
  const changed = updateSurface(RELEASED, [...RELEASED.entries, "step `sent`"], "1.0.0");
  expect(updateSurface(changed, changed.entries, "1.1.0")).toMatchObject({
    release: "1.1.0",
    added: [],
    removed: [],
  });
});

test("the surface cannot change together with the version", () => {
  expect(() => updateSurface(RELEASED, ["step `sent`"], "1.1.0")).toThrow(/before changing/);
});

test.each([
  ["", ["lang", "--port"]],
  ["`language` and `--port-range`", ["lang", "--port"]],
  ["The attribute `lang` is a number.", ["--port"]],
  ["- `lang`\n- `--port`", []],
])("names the changes that a changelog does not mention: %j", (text, names) => {
  const surface = updateSurface(RELEASED, ["attribute `lang`: number"], "1.0.0");
  expect(unmentioned(surface, text)).toEqual(names);
});

test("only the unreleased section counts", () => {
  const changelog = "# Changelog\n\n## [Unreleased]\n\n- `a`\n\n## [1.0.0]\n\n- `b`\n";
  expect(unreleasedSection(changelog).trim()).toBe("- `a`");
  expect(unreleasedSection("# Changelog\n\n## [1.0.0]\n\n- `b`\n")).toBe("");
});
