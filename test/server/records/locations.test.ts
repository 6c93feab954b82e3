import { expect, test, vi } from "vitest";
import type { Example } from "../../../src/examples/index.ts";
import { exampleLocations, withFiles } from "../../../src/server/records/locations.ts";
import type { RecordFile } from "../../../src/server/records/record-folder.ts";
import { EXAMPLE, LOCATION_ID, ORIGIN } from "../handler-fixture.ts";

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`;
const fileOf = (id: string, name = id): RecordFile => ({
  file: `${name}.json`,
  example: { slug: name, title: name, description: "", record: { ...EXAMPLE.record, id, name } },
  issues: [],
});

test("10,000 files are indexed once, not for each look-up", async () => {
  const files = Array.from({ length: 10_000 }, (_, index) => fileOf(idOf(index)));
  const { example } = files[0] ?? {};
  const read = vi.fn(() => example);
  Object.defineProperty(files[0], "example", { get: read });
  const locations = withFiles(() => files, [EXAMPLE]);
  for (let index = 0; index < 10_000; index += 1) {
    expect((await locations.find(idOf(index), ORIGIN))?.id).toBe(idOf(index));
    expect(locations.list()).toHaveLength(10_001);
  }
  expect(read).toHaveBeenCalledOnce();
});

test("a change of the files is visible at the next look-up", async () => {
  let files: RecordFile[] = [];
  const locations = withFiles(() => files, [EXAMPLE]);
  const name = async () => (await locations.find(LOCATION_ID, ORIGIN))?.name;
  expect(await name()).toBe(EXAMPLE.record.name);
  files = [fileOf(LOCATION_ID, "replaced")];
  expect(await name()).toBe("replaced");
  expect(locations.list().map(({ slug }) => slug)).toEqual(["replaced"]);
  files = [];
  expect(await name()).toBe(EXAMPLE.record.name);
});

test("finds examples by id", async () => {
  const examples: Example[] = [EXAMPLE];
  expect((await exampleLocations(examples).find(LOCATION_ID, ORIGIN))?.id).toBe(LOCATION_ID);
  expect(await exampleLocations(examples).find(idOf(1), ORIGIN)).toBeUndefined();
});
