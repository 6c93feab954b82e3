import { mkdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { EXAMPLES } from "../../../src/examples/index.ts";
import { openLocations } from "../../../src/server/records/open-locations.ts";
import { type RecordFile, recordFolder } from "../../../src/server/records/record-folder.ts";
import { eventually, temporaryFolder } from "../../resources.ts";
import { EXAMPLE } from "../handler-fixture.ts";

let folder: string;
let open: ReturnType<typeof openLocations> | undefined;
let lines: string[];
beforeEach(() => {
  folder = temporaryFolder();
  lines = [];
});
afterEach(() => open?.close());

const write = (file: string, value: unknown) =>
  writeFileSync(join(folder, file), typeof value === "string" ? value : JSON.stringify(value));
const log = (line: string) => lines.push(line);
const logger = { info: log, warn: log };
const openFolder = () => {
  open = openLocations(folder, EXAMPLES, logger);
  return open;
};
const ID = "3c1b9f0e-5f0d-4a57-8a53-0d9b7b9f4a11";
const record = {
  ...EXAMPLE.record,
  id: ID,
  name: "North Clinic",
  agent: { ...EXAMPLE.record.agent, location_id: ID },
};

test("lists records before the examples, and logs their practice pages", async () => {
  write("north.json", record);
  write("notes.txt", "not a record");
  write(".hidden.json", "not a record");
  mkdirSync(join(folder, "folder.json"));
  const locations = openFolder();
  expect(locations.list().map(({ slug }) => slug)).toEqual([
    "north",
    ...EXAMPLES.map(({ slug }) => slug),
  ]);
  expect((await locations.find(ID, "http://localhost"))?.name).toBe("North Clinic");
  expect(lines).toEqual(["north.json is served at /practice/north/"]);
});

test("a file with an example's id replaces it, under the same slug", async () => {
  write("mine.json", { ...EXAMPLE.record, name: "Mine" });
  const locations = openFolder();
  expect((await locations.find(EXAMPLE.record.id, ""))?.name).toBe("Mine");
  const slugs = locations.list().map(({ slug }) => slug);
  expect(slugs.filter((slug) => slug === "mine" || slug === EXAMPLE.slug)).toEqual([EXAMPLE.slug]);
});

test("notices added, changed and removed files", async () => {
  const locations = openFolder();
  const name = async () => (await locations.find(ID, ""))?.name;
  write("north.json", record);
  await eventually(async () => expect(await name()).toBe("North Clinic"));

  // Many editors write a new file and rename it.
  write("north.json.tmp", { ...record, name: "South Clinic" });
  renameSync(join(folder, "north.json.tmp"), join(folder, "north.json"));
  await eventually(async () => expect(await name()).toBe("South Clinic"));

  rmSync(join(folder, "north.json"));
  await eventually(async () => expect(await name()).toBeUndefined());
  expect(lines.at(-1)).toBe("north.json was removed.");
});

test("logs each issue with its file, path, found and expected value", async () => {
  write("north.json", record);
  const locations = openFolder();
  write("north.json", { ...record, city: 7 });
  await eventually(() => expect(locations.files?.()[0]?.issues).toHaveLength(1));
  expect(lines.slice(1)).toEqual([
    "north.json: city: found 7, expected a string.",
    "north.json: still serving the last valid version.",
  ]);
  expect((await locations.find(ID, ""))?.name).toBe("North Clinic");
});

test("logs no control characters", async () => {
  write("a.json", "\u001b[2J{");
  openFolder();
  await eventually(() => expect(lines).toHaveLength(2));
  expect(lines[0]).toMatch(/^a\.json: found .*\[2J/);
  for (const line of lines) expect(line).not.toMatch(/\p{Cc}/u);
});

test("keeps serving records whose files are removed with the folder", async () => {
  write("north.json", record);
  const locations = openFolder();
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  write("south.json", { ...record, name: "South Clinic" });
  await eventually(async () => expect((await locations.find(ID, ""))?.name).toBe("South Clinic"));
  expect(lines.filter((line) => line.includes("not served"))).toEqual([]);
});

test("keeps serving records while the folder is missing", async () => {
  write("north.json", record);
  const locations = openFolder();
  const away = `${folder}-away`;
  renameSync(folder, away);
  mkdirSync(folder);
  write("south.json", { ...EXAMPLE.record, name: "South" });
  renameSync(folder, `${folder}-new`);
  expect((await locations.find(ID, ""))?.name).toBe("North Clinic");
  rmSync(away, { recursive: true });
  rmSync(`${folder}-new`, { recursive: true });
});

const recordWith = (id: string) => ({ ...record, id, agent: { ...record.agent, location_id: id } });

test("slugs are made from the files' names, and no two are equal", () => {
  write("B Clinic (1).json", record);
  write("every-field.JSON", recordWith(crypto.randomUUID()));
  const slugs = openFolder()
    .files?.()
    .map(({ example }) => example?.slug);
  expect(slugs).toEqual(["b-clinic-1", "every-field-2"]);
});

test("serves the first of two files with the same id, and reports the other", () => {
  write("a.json", record);
  write("b.json", recordWith(ID.toUpperCase()));
  expect(openFolder().files?.()[1]).toEqual({
    file: "b.json",
    example: undefined,
    issues: [{ path: "id", found: "the id of a.json", expected: "a unique id" }],
  });
});

test("reports a file that is not JSON only when it is no longer being written", async () => {
  const read: (RecordFile | undefined)[] = [];
  const records = recordFolder(folder, new Map(), (_name, file) => read.push(file));
  onTestFinished(records.close);
  const path = join(folder, "a.json");
  write("a.json", JSON.stringify(record).slice(0, 50));
  // Otherwise a busy machine may reach the next line when the file is no longer new.
  vi.useFakeTimers({ toFake: ["Date"], now: statSync(path).mtime });
  onTestFinished(() => void vi.useRealTimers());
  records.update();
  expect(read).toEqual([]);
  utimesSync(path, 1e9, 1e9);
  records.update();
  expect(read.map((file) => file?.issues.length)).toEqual([1]);
});

test("reports a file that is too large", () => {
  writeFileSync(join(folder, "a.json"), Buffer.alloc(10_000_001));
  utimesSync(join(folder, "a.json"), 1e9, 1e9);
  const [file] = openFolder().files?.() ?? [];
  expect(file?.issues).toEqual([
    { path: "", found: "10000001 bytes, more than 10000000", expected: "a readable file" },
  ]);
});
