import fc from "fast-check";
import { expect, test } from "vitest";
import { readLocationRecord } from "../../../src/contract/location-record/read-location-record.ts";
import { repairLocationRecord } from "../../../src/contract/location-record/repair-location-record.ts";
import { valueAt } from "../../../src/contract/value-at.ts";
import { DOCUMENTED_DEFAULTS } from "../documented-defaults.ts";
import { documentedPaths, dotted, ID, rawRecord, setAt } from "../record-fixture.ts";

const read = (data: unknown) => readLocationRecord(data, ID, async () => repairLocationRecord);
const repairable = documentedPaths.filter(([first]) => first !== "id" && first !== "name");
const anyJson = fc.jsonValue({ maxDepth: 4 });

/** Checks the type of every documented key without using the schema. */
function expectDocumentedTypes(record: unknown) {
  for (const path of documentedPaths) {
    const name = dotted(path);
    if (path.includes(0)) continue;
    const value = valueAt(record, path);
    const expected = valueAt({ ...DOCUMENTED_DEFAULTS, id: ID, name: "" }, path);
    if (name === "chatbot_greeting_message" && value !== null) expect(value).toBeTypeOf("string");
    else if (name === "practice_details.contactInfo" && value === undefined) continue;
    else expect(typeof value, name).toBe(typeof expected);
    expect(Array.isArray(value), name).toBe(Array.isArray(expected));
    if (typeof value === "number") expect(Number.isSafeInteger(value), name).toBe(true);
  }
}

test("rejects any JSON value without throwing", async () => {
  await fc.assert(
    fc.asyncProperty(anyJson, async (data) => {
      expect((await read(data)).ok).toBe(false);
    }),
  );
});

test("repairs any values of up to six keys", async () => {
  const change = fc.tuple(fc.constantFrom(...repairable), anyJson);
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
      const record = rawRecord();
      for (const [path, value] of changes) {
        const parent = valueAt(record, path.slice(0, -1));
        if (typeof parent === "object" && parent !== null) setAt(record, path, value);
      }
      const reading = await read(record);
      if (!reading.ok) throw new Error(reading.reason);
      expectDocumentedTypes(reading.record);
      const again = await read(reading.record);
      expect(again).toEqual({ ok: true, record: reading.record, problems: [] });
    }),
    { numRuns: 500 },
  );
});
