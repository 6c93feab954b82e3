import { expect, test } from "vitest";
import { EXAMPLES } from "../../../src/examples/index.ts";
import { recordFiles } from "../../../src/server/records/record-files.ts";
import { EXAMPLE } from "../handler-fixture.ts";

const GOOD = JSON.stringify(EXAMPLE.record);
const isComplete = () => true;
const OTHER = JSON.stringify(EXAMPLES[1]?.record);
const WRONG = JSON.stringify({ ...EXAMPLE.record, city: 7 });

/** A snapshot of texts by file name. */
function folder(texts: Record<string, string>) {
  return {
    fingerprints: new Map(Object.entries(texts)),
    read: (file: string) => new TextEncoder().encode(texts[file]),
  };
}

function track(slugs: [id: string, slug: string][] = []) {
  const { sync, files } = recordFiles(new Map(slugs));
  const summary = () =>
    files().map(({ file, example, issues }) => [file, example?.slug, issues.length]);
  return { sync, files, summary };
}

test("serves valid files under slugs made from their names", () => {
  const { sync, summary } = track([["another-id", "every-field"]]);
  const first = sync(folder({ "B Clinic (1).json": GOOD, "every-field.JSON": OTHER }), isComplete);
  expect(first).toEqual({ pending: [], changed: ["B Clinic (1).json", "every-field.JSON"] });
  expect(summary()).toEqual([
    ["B Clinic (1).json", "b-clinic-1", 0],
    ["every-field.JSON", "every-field-2", 0],
  ]);
});

test("does not read unchanged files again", () => {
  const { sync } = track();
  sync(folder({ "a.json": GOOD }), isComplete);
  expect(sync(folder({ "a.json": GOOD })).changed).toEqual([]);
});

test("keeps serving the last valid version of an invalid file, and all other files", () => {
  const { sync, summary, files } = track();
  sync(folder({ "a.json": GOOD, "b.json": OTHER }), isComplete);
  expect(sync(folder({ "a.json": WRONG, "b.json": OTHER })).changed).toEqual(["a.json"]);
  expect(summary()).toEqual([
    ["a.json", "a", 1],
    ["b.json", "b", 0],
  ]);
  expect(files()[0]?.example?.record).toEqual(EXAMPLE.record);
  sync(folder({ "a.json": GOOD, "b.json": OTHER }));
  expect(summary()[0]).toEqual(["a.json", "a", 0]);
});

test("reports a file that was never valid, and does not serve it", () => {
  const { sync, summary } = track();
  sync(folder({ "a.json": "{", "b.json": WRONG, "c.json": OTHER }), isComplete);
  expect(summary()).toEqual([
    ["a.json", undefined, 1],
    ["b.json", undefined, 1],
    ["c.json", "c", 0],
  ]);
});

test("waits for a half-written file until it is stable", () => {
  const { sync, summary } = track();
  sync(folder({ "a.json": GOOD }), isComplete);
  const half = { "a.json": GOOD.slice(0, 50) };
  expect(sync(folder(half))).toEqual({ pending: ["a.json"], changed: [] });
  expect(summary()).toEqual([["a.json", "a", 0]]);
  const more = { "a.json": GOOD.slice(0, 90) };
  expect(sync(folder(more))).toEqual({ pending: ["a.json"], changed: [] });
  expect(sync(folder({ "a.json": OTHER }))).toEqual({ pending: [], changed: ["a.json"] });
  sync(folder(half));
  expect(sync(folder(half))).toEqual({ pending: [], changed: ["a.json"] });
  expect(summary()).toEqual([["a.json", "a", 1]]);
});

test("removes a file only after it was missing twice", () => {
  const { sync, summary } = track();
  sync(folder({ "a.json": GOOD, "b.json": OTHER }), isComplete);
  expect(sync(folder({ "b.json": OTHER }))).toEqual({ pending: ["a.json"], changed: [] });
  expect(sync(folder({ "a.json": GOOD, "b.json": OTHER })).changed).toEqual([]);
  sync(folder({ "b.json": OTHER }));
  expect(sync(folder({ "b.json": OTHER }))).toEqual({ pending: [], changed: ["a.json"] });
  expect(summary()).toEqual([["b.json", "b", 0]]);
});

test("serves the first of two files with the same id, and reports the other", () => {
  const { sync, files } = track();
  const upper = JSON.stringify({ ...EXAMPLE.record, id: EXAMPLE.record.id.toUpperCase() });
  sync(folder({ "a.json": GOOD, "b.json": upper }), isComplete);
  expect(files()[1]).toEqual({
    file: "b.json",
    example: undefined,
    issues: [{ path: "id", found: "the id of a.json", expected: "a unique id" }],
  });
});

test("reports an unreadable file", () => {
  const { sync, files } = track();
  const read = () => {
    throw new Error("EACCES: permission denied");
  };
  sync({ fingerprints: new Map([["a.json", "1"]]), read }, isComplete);
  expect(files()[0]?.issues).toEqual([
    { path: "", found: "EACCES: permission denied", expected: "a readable file" },
  ]);
});
