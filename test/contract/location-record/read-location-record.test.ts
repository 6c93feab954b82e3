import { expect, test, vi } from "vitest";
import { readLocationRecord } from "../../../src/contract/location-record/read-location-record.ts";
import { mendLocationRecord } from "../../../src/contract/location-record/repair-location-record.ts";
import { EXAMPLES } from "../../../src/examples/index.ts";
import { DOCUMENTED_APPOINTMENT_TYPE, DOCUMENTED_DEFAULTS } from "../documented-defaults.ts";
import {
  at,
  documentedPaths,
  ID,
  type Path,
  said,
  wireRecord,
  withAt,
  withoutAt,
  wrongValues,
} from "../record-fixture.ts";

const mend = async () => mendLocationRecord;
const read = (data: unknown, id = ID) => readLocationRecord(data, id, mend);

const isStructural = (path: Path) => path[0] === "id" || path[0] === "name";
const degrading = documentedPaths.filter((path) => !isStructural(path));
const degradingKeys = degrading.filter((path) => path.at(-1) !== 0);
const structural = documentedPaths.filter(isStructural);
const named = (paths: readonly Path[]) => paths.map((path) => [said(path), path] as const);

const defaultOf = (path: Path) =>
  path.includes(0)
    ? at(DOCUMENTED_APPOINTMENT_TYPE, path.slice(path.indexOf(0) + 1))
    : at(DOCUMENTED_DEFAULTS, path);

/** That only this place was mended, and that it was told. */
async function expectMended(record: unknown, path: Path, why: string) {
  const reading = await read(record);
  if (!reading.ok) throw new Error(`${why}: ${reading.reason}`);
  expect(reading.record, why).toEqual(withAt(wireRecord(), path, defaultOf(path)));
  expect(reading.problems, why).toMatchObject([{ path: said(path) }]);
  expect(reading.problems[0]?.expected).toMatch(/^[a-z]+$/);
}

test.each(EXAMPLES)("$slug is read as it is, without being mended", async ({ record }) => {
  const loadMend = vi.fn(mend);
  const wire = JSON.parse(JSON.stringify(record));
  const reading = await readLocationRecord(wire, record.id, loadMend);
  expect(reading).toStrictEqual({ ok: true, record, problems: [] });
  expect(loadMend).not.toHaveBeenCalled();
});

test.each(named(degrading))("a wrong type in %s takes the default, no more", async (_, path) => {
  for (const value of wrongValues(path)) {
    await expectMended(withAt(wireRecord(), path, value), path, JSON.stringify(value));
  }
});

test.each(named(degradingKeys))("without %s, it takes the default, no more", async (name, path) => {
  const record = withoutAt(wireRecord(), path);
  if (name !== "practice_details.contactInfo") return expectMended(record, path, "missing");
  expect(await read(record)).toEqual({ ok: true, record, problems: [] });
});

test.each(named(structural))("a record with a wrong %s, or none, is refused", async (_, path) => {
  const refused = { ok: false, reason: "unreadable" };
  expect(await read(withoutAt(wireRecord(), path))).toEqual(refused);
  for (const value of wrongValues(path)) {
    expect(await read(withAt(wireRecord(), path, value))).toEqual(refused);
  }
});

test.each(["", " \n ", "\u0000\u0007", "\u202e\u2066", "\u200b"])(
  "a name of nothing that can be seen is none: %j",
  async (name) => {
    expect(await read({ ...wireRecord(), name })).toEqual({ ok: false, reason: "unreadable" });
  },
);

test("a problem names the documented type", async () => {
  const record = wireRecord();
  const branding = ["web_scheduler_config", "branding"];
  withAt(record, [...branding, "header_logo_height"], "50");
  withAt(record, [...branding, "footer_logo_height"], 1e308);
  withAt(record, [...branding, "location_name_font_size"], 1.5);
  withAt(record, ["is_virtual"], "false");
  withAt(record, ["agent"], null);
  const reading = await read(record);
  expect(reading.ok && reading.problems).toEqual([
    { path: "is_virtual", expected: "boolean" },
    { path: "agent", expected: "object" },
    { path: "web_scheduler_config.branding.header_logo_height", expected: "number" },
    { path: "web_scheduler_config.branding.location_name_font_size", expected: "int" },
    { path: "web_scheduler_config.branding.footer_logo_height", expected: "int" },
  ]);
});

test("a record of nothing but id and name is the documented defaults", async () => {
  const reading = await read({ id: ID, name: "Larkmere Dental" });
  expect(reading).toMatchObject({
    ok: true,
    record: { id: ID, name: "Larkmere Dental", ...DOCUMENTED_DEFAULTS },
  });
});

test("null for everything but id and name is the documented defaults", async () => {
  const nulls = Object.fromEntries(Object.keys(wireRecord()).map((key) => [key, null]));
  expect(await read({ ...nulls, id: ID, name: "Larkmere Dental" })).toMatchObject({
    ok: true,
    record: { id: ID, name: "Larkmere Dental", ...DOCUMENTED_DEFAULTS },
  });
});

test("where the mending cannot be had, only a record that needs it is lost", async () => {
  const losses = [async () => null, () => Promise.reject(new Error("blocked"))];
  for (const loadMend of losses) {
    expect(await readLocationRecord(wireRecord(), ID, loadMend)).toMatchObject({ ok: true });
    expect(await readLocationRecord({ id: ID, name: "x" }, ID, loadMend)).toEqual({
      ok: false,
      reason: "unmended",
    });
  }
});

test("mending leaves what came over the wire as it was", async () => {
  const deepest = ["web_scheduler_config", "appointment_types", 0, "enabled"];
  const record = withoutAt(withAt(wireRecord(), deepest, 7), ["city"]);
  const before = structuredClone(record);
  await read(record);
  expect(record).toStrictEqual(before);
});

const HEX = ID.replaceAll("-", "");

test.each([ID.toUpperCase(), HEX, HEX.toUpperCase(), `{${ID}}`, `{${HEX}}`])(
  "the asked location may call itself %s; from here on it has one spelling",
  async (id) => {
    expect(await read({ ...wireRecord(), id })).toEqual({
      ok: true,
      record: wireRecord(),
      problems: [],
    });
    expect(await read(wireRecord(), id)).toMatchObject({ ok: true });
  },
);

test.each([
  "11111111-2222-3333-4444-555555555555",
  ID.replace(/^./, (digit) => (digit === "0" ? "1" : "0")),
  `${ID}0`,
  `x${ID}`,
  ID.slice(1),
  `${ID} `,
  "",
  "Larkmere",
])("a record that calls itself %j is another location's", async (id) => {
  const refused = { ok: false, reason: "wrong-location" };
  expect(await read({ ...wireRecord(), id })).toEqual(refused);
  expect(await read({ id, name: "Needs mending" })).toEqual(refused);
});

test("two ids that are none are not the same location", async () => {
  expect(await read({ ...wireRecord(), id: "" }, "")).toEqual({
    ok: false,
    reason: "wrong-location",
  });
});
