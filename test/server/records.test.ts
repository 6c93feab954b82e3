import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { EXAMPLES } from "../../src/contract/examples/practices.ts";
import { successEnvelope } from "../../src/server/http/envelope.ts";
import { readRecord, readRecordValue } from "../../src/server/records/read-record.ts";
import { EXAMPLE } from "./handler-fixture.ts";
import { savingServer } from "./saving-fixture.ts";

const readText = (text: string) => readRecord(() => new TextEncoder().encode(text));
const read = (value: unknown) => readText(JSON.stringify(value));

const ID = "3c1b9f0e-5f0d-4a57-8a53-0d9b7b9f4a11";
const withId = (id: string, over: object = {}) => ({
  ...EXAMPLE.record,
  id,
  name: "North Clinic",
  agent: { ...EXAMPLE.record.agent, location_id: id },
  ...over,
});

test("an envelope, a byte order mark and keys that are not documented are accepted", () => {
  const { record } = EXAMPLE;
  expect(read(successEnvelope(record))).toEqual({ ok: true, record });
  const more = { ...EXAMPLE.record, new_key: { deep: [1] } };
  expect(readText(`\ufeff${JSON.stringify(more)}`)).toEqual({ ok: true, record: more });
});

test.each([
  ["name", undefined, "nothing", "a string"],
  ["name", "  ", '"  "', "a readable name"],
  ["city", null, "null", "a string"],
  ["is_virtual", "x".repeat(99), `"${"x".repeat(60)}…"`, "true or false"],
  ["id", "larkmere", '"larkmere"', "a UUID, such as 123e4567-e89b-12d3-a456-426614174000"],
  ["time_zone", "Central", '"Central"', "an IANA time zone, such as America/New_York"],
  ["phone_number", "555", '"555"', "a plus sign and digits, such as +15550100123"],
  ["agent", [], "an empty array", "an object"],
])("the error of %s: %j names what was found and expected", (where, value, found, expected) => {
  const record = { ...EXAMPLE.record, [where]: value };
  expect(read(record)).toMatchObject({ ok: false, issues: [{ where, found, expected }] });
});

test("every error is reported by its path", () => {
  const { web_scheduler_config: config } = EXAMPLE.record;
  const branding = { ...config.branding, font_color: "red", header_logo_height: 50.5 };
  const record = withId(ID, {
    sync_type: 1,
    web_scheduler_config: { ...config, branding, appointment_types: ["Cleaning"] },
  });
  const result = readRecordValue(record);
  const issues = result.ok ? [] : result.issues;
  expect(issues.map(({ where, expected }) => `${where}: ${expected}`).sort()).toEqual([
    "sync_type: a string",
    "web_scheduler_config.appointment_types.0: an object",
    "web_scheduler_config.branding.font_color: a color in the form #RRGGBB",
    "web_scheduler_config.branding.header_logo_height: an integer",
  ]);
});

test("the agent of another location is an error, in whatever format the ids are", () => {
  const agent = { ...EXAMPLE.record.agent, location_id: ID };
  const issues = [{ where: "agent.location_id" }];
  expect(read({ ...EXAMPLE.record, agent })).toMatchObject({ ok: false, issues });
  agent.location_id = EXAMPLE.record.id.toUpperCase();
  expect(read({ ...EXAMPLE.record, agent }).ok).toBe(true);
});

test.each(["", "[]", "null", '"record"', JSON.stringify(EXAMPLE.record).slice(0, 100)])(
  "%j is not a record",
  (text) => expect(readText(text)).toMatchObject({ ok: false, issues: [{ where: "record" }] }),
);

test("a file that is not UTF-8 is not a record, nor is the envelope of an error", () => {
  expect(readRecord(() => new Uint8Array([0x7b, 0xff, 0x7d])).ok).toBe(false);
  expect(read({ success: false, data: null }).ok).toBe(false);
});

test("deeply nested arrays are one error", () => {
  let nested: unknown[] = [];
  for (let depth = 0; depth < 100_000; depth += 1) nested = [nested];
  const found = "JSON that is too large or too deeply nested";
  const result = readRecordValue({ ...EXAMPLE.record, new_key: nested });
  expect(result).toMatchObject({ ok: false, issues: [{ found }] });
});

test("the folder's records are served as soon as they change, before the examples", () => {
  const { folder, locations } = savingServer();
  const write = (file: string, value: unknown) =>
    writeFileSync(join(folder, file), JSON.stringify(value));
  const name = () => locations.find(ID, "")?.name;
  write("north.json", withId(ID));
  writeFileSync(join(folder, "notes.txt"), "not a record");
  writeFileSync(join(folder, ".hidden.json"), "not a record");
  const slugs = EXAMPLES.map(({ slug }) => slug);
  expect(locations.list().map(({ slug }) => slug)).toEqual([ID, ...slugs]);
  write("north.json", withId(ID, { name: "South" }));
  expect(name()).toBe("South");
  rmSync(join(folder, "north.json"));
  expect(name()).toBeUndefined();

  // It takes over the example's page.
  write("mine.json", { ...EXAMPLE.record, name: "Mine" });
  const [mine, ...others] = locations.list();
  expect([mine?.slug, mine?.record.name]).toEqual([EXAMPLE.slug, "Mine"]);
  expect(others.map(({ slug }) => slug)).not.toContain(EXAMPLE.slug);
});

test("a file with an error is not served; its errors are logged once, on one line each", () => {
  const { folder, locations } = savingServer();
  const warnings: string[] = [];
  const log = vi.spyOn(console, "error").mockImplementation((line) => void warnings.push(line));
  onTestFinished(() => log.mockRestore());
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  write("north.json", JSON.stringify(withId(ID, { city: "\u001b[2J", x: 1 })));
  write("south.json", JSON.stringify(withId(ID)));
  write("west.json", JSON.stringify(withId(ID, { city: 7 })));
  write("x.json", "\u001b[2J{");
  mkdirSync(join(folder, "z.json"));
  expect(locations.list()).toHaveLength(EXAMPLES.length + 1);
  locations.list();
  expect(warnings).toHaveLength(4);
  expect(warnings).toContain("south.json: id: found the id of north.json, expected a unique id.");
  expect(warnings).toContain("west.json: city: found 7, expected a string.");
  for (const line of warnings) expect(line).not.toMatch(/\p{Cc}/u);
});
