import { expect, test } from "vitest";
import { EXAMPLES } from "../../../src/examples/index.ts";
import { recordFiles } from "../../../src/server/records/record-files.ts";
import { EXAMPLE } from "../handler-fixture.ts";

const GOOD = JSON.stringify(EXAMPLE.record);
const all = () => true;
const OTHER = JSON.stringify(EXAMPLES[1]?.record);
const WRONG = JSON.stringify({ ...EXAMPLE.record, city: 7 });

/** A folder of texts by file name. */
function folder(texts: Record<string, string>) {
  return {
    stamps: new Map(Object.entries(texts)),
    read: (file: string) => new TextEncoder().encode(texts[file]),
  };
}

function follower(slugs: [id: string, slug: string][] = []) {
  const { look, files } = recordFiles(new Map(slugs));
  const shown = () =>
    files().map(({ file, example, mistakes }) => [file, example?.slug, mistakes.length]);
  return { look, files, shown };
}

test("each good file is served under its own name", () => {
  const { look, shown } = follower([["another-id", "every-field"]]);
  const first = look(folder({ "B Clinic (1).json": GOOD, "every-field.JSON": OTHER }), all);
  expect(first).toEqual({ again: false, changed: ["B Clinic (1).json", "every-field.JSON"] });
  expect(shown()).toEqual([
    ["B Clinic (1).json", "b-clinic-1", 0],
    ["every-field.JSON", "every-field-2", 0],
  ]);
});

test("what has not changed is not read again", () => {
  const { look } = follower();
  look(folder({ "a.json": GOOD }), all);
  expect(look(folder({ "a.json": GOOD })).changed).toEqual([]);
});

test("a mistake keeps the last good version, marked, and takes no other file down", () => {
  const { look, shown, files } = follower();
  look(folder({ "a.json": GOOD, "b.json": OTHER }), all);
  expect(look(folder({ "a.json": WRONG, "b.json": OTHER })).changed).toEqual(["a.json"]);
  expect(shown()).toEqual([
    ["a.json", "a", 1],
    ["b.json", "b", 0],
  ]);
  expect(files()[0]?.example?.record).toEqual(EXAMPLE.record);
  look(folder({ "a.json": GOOD, "b.json": OTHER }));
  expect(shown()[0]).toEqual(["a.json", "a", 0]);
});

test("a file that was never good is told, and not served", () => {
  const { look, shown } = follower();
  look(folder({ "a.json": "{", "b.json": WRONG, "c.json": OTHER }), all);
  expect(shown()).toEqual([
    ["a.json", undefined, 1],
    ["b.json", undefined, 1],
    ["c.json", "c", 0],
  ]);
});

test("a file in the middle of being written is believed when it stays as it is", () => {
  const { look, shown } = follower();
  look(folder({ "a.json": GOOD }), all);
  const half = { "a.json": GOOD.slice(0, 50) };
  expect(look(folder(half))).toEqual({ again: true, changed: [] });
  expect(shown()).toEqual([["a.json", "a", 0]]);
  const more = { "a.json": GOOD.slice(0, 90) };
  expect(look(folder(more))).toEqual({ again: true, changed: [] });
  expect(look(folder({ "a.json": OTHER }))).toEqual({ again: false, changed: ["a.json"] });
  look(folder(half));
  expect(look(folder(half))).toEqual({ again: false, changed: ["a.json"] });
  expect(shown()).toEqual([["a.json", "a", 1]]);
});

test("a file that is away for one look was being replaced; for two, it is gone", () => {
  const { look, shown } = follower();
  look(folder({ "a.json": GOOD, "b.json": OTHER }), all);
  expect(look(folder({ "b.json": OTHER }))).toEqual({ again: true, changed: [] });
  expect(look(folder({ "a.json": GOOD, "b.json": OTHER })).changed).toEqual([]);
  look(folder({ "b.json": OTHER }));
  expect(look(folder({ "b.json": OTHER }))).toEqual({ again: false, changed: ["a.json"] });
  expect(shown()).toEqual([["b.json", "b", 0]]);
});

test("of two files with one id the first is served, and the other is told", () => {
  const { look, files } = follower();
  const upper = JSON.stringify({ ...EXAMPLE.record, id: EXAMPLE.record.id.toUpperCase() });
  look(folder({ "a.json": GOOD, "b.json": upper }), all);
  expect(files()[1]).toEqual({
    file: "b.json",
    example: undefined,
    mistakes: [{ path: "id", found: "the id of a.json", expected: "an id of its own" }],
  });
});

test("a file that cannot be read is told", () => {
  const { look, files } = follower();
  const read = () => {
    throw new Error("EACCES: permission denied");
  };
  look({ stamps: new Map([["a.json", "1"]]), read }, all);
  expect(files()[0]?.mistakes).toEqual([
    { path: "", found: "EACCES: permission denied", expected: "a file that can be read" },
  ]);
});
