import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EXAMPLES } from "../../../src/examples/index.ts";
import { openLocations } from "../../../src/server/records/open-locations.ts";
import { EXAMPLE } from "../handler-fixture.ts";

let folder: string;
let open: ReturnType<typeof openLocations> | undefined;
let lines: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "records-"));
  lines = [];
});
afterEach(() => {
  open?.close();
  rmSync(folder, { recursive: true, force: true });
});

const write = (file: string, value: unknown) =>
  writeFileSync(join(folder, file), typeof value === "string" ? value : JSON.stringify(value));
const tell = (line: string) => lines.push(line);
const watched = () => {
  open = openLocations(folder, EXAMPLES, { news: tell, problem: tell });
  return open;
};
const ID = "3c1b9f0e-5f0d-4a57-8a53-0d9b7b9f4a11";
const record = {
  ...EXAMPLE.record,
  id: ID,
  name: "North Clinic",
  agent: { ...EXAMPLE.record.agent, location_id: ID },
};
const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 5000, interval: 20 });

test("records stand in front of the examples, and are told with their practice page", async () => {
  write("north.json", record);
  write("notes.txt", "not a record");
  write(".hidden.json", "not a record");
  mkdirSync(join(folder, "folder.json"));
  const locations = watched();
  expect(locations.list().map(({ slug }) => slug)).toEqual([
    "north",
    ...EXAMPLES.map(({ slug }) => slug),
  ]);
  expect((await locations.find(ID, "http://localhost"))?.name).toBe("North Clinic");
  expect(lines).toEqual(["north.json is served at /practice/north/"]);
});

test("a file with an example's id takes its place, in addresses too", async () => {
  write("mine.json", { ...EXAMPLE.record, name: "Mine" });
  const locations = watched();
  expect((await locations.find(EXAMPLE.record.id, ""))?.name).toBe("Mine");
  const slugs = locations.list().map(({ slug }) => slug);
  expect(slugs.filter((slug) => slug === "mine" || slug === EXAMPLE.slug)).toEqual([EXAMPLE.slug]);
});

test("added, changed and removed files count, and who listens is told", async () => {
  const locations = watched();
  const heard = vi.fn();
  const stop = locations.onChange?.(heard);
  const name = async () => (await locations.find(ID, ""))?.name;
  write("north.json", record);
  await soon(async () => expect(await name()).toBe("North Clinic"));
  expect(heard).toHaveBeenCalled();

  // As many editors write: a new file takes the old one's place.
  write("north.json.tmp", { ...record, name: "South Clinic" });
  renameSync(join(folder, "north.json.tmp"), join(folder, "north.json"));
  await soon(async () => expect(await name()).toBe("South Clinic"));

  stop?.();
  heard.mockClear();
  rmSync(join(folder, "north.json"));
  await soon(async () => expect(await name()).toBeUndefined());
  expect(lines.at(-1)).toBe("north.json is gone.");
  expect(heard).not.toHaveBeenCalled();
});

test("a mistake is told by file, place, what was found and what is expected", async () => {
  write("north.json", record);
  const locations = watched();
  write("north.json", { ...record, city: 7 });
  await soon(() => expect(locations.files?.()[0]?.mistakes).toHaveLength(1));
  expect(lines.slice(1)).toEqual([
    "north.json: city: found 7, expected text.",
    "north.json is served as it last was without a mistake.",
  ]);
  expect((await locations.find(ID, ""))?.name).toBe("North Clinic");
});

test("a terminal is told nothing that it would obey", () => {
  write("a.json", "\u001b[2J{");
  watched();
  expect(lines[0]).toMatch(/^a\.json: found .*\[2J/);
  for (const line of lines) expect(line).not.toMatch(/\p{Cc}/u);
});

test("a file that was written in halves is never told as a mistake", async () => {
  const locations = watched();
  const text = JSON.stringify(record);
  write("north.json", text.slice(0, 200));
  write("north.json", text);
  await soon(() => expect(locations.files?.()).toHaveLength(1));
  expect(lines).toEqual(["north.json is served at /practice/north/"]);
});

test("a folder that goes takes no record away", async () => {
  write("north.json", record);
  const locations = watched();
  const away = `${folder}-away`;
  renameSync(folder, away);
  mkdirSync(folder);
  write("south.json", { ...EXAMPLE.record, name: "South" });
  renameSync(folder, `${folder}-new`);
  expect((await locations.find(ID, ""))?.name).toBe("North Clinic");
  rmSync(away, { recursive: true });
  rmSync(`${folder}-new`, { recursive: true });
});

test("a folder that is not there is an error", () => {
  expect(() => openLocations(join(folder, "nope"), [], { news: tell, problem: tell })).toThrow(
    /ENOENT/,
  );
});
