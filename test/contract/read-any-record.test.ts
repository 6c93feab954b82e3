import fc from "fast-check";
import { expect, test } from "vitest";
import { readLocationRecord } from "../../src/contract/location-record/read-location-record.ts";
import { mendLocationRecord } from "../../src/contract/location-record/repair-location-record.ts";
import { DOCUMENTED_DEFAULTS } from "./documented-defaults.ts";
import { at, documentedPaths, ID, said, wireRecord, withAt } from "./record-fixture.ts";

const read = (data: unknown) => readLocationRecord(data, ID, async () => mendLocationRecord);
const degrading = documentedPaths.filter(([first]) => first !== "id" && first !== "name");
const anyJson = fc.jsonValue({ maxDepth: 4 });

/** That every documented place has the documented type; a shape of our own, not the schema's. */
function expectDocumentedTypes(record: unknown) {
  for (const path of documentedPaths) {
    const name = said(path);
    if (path.includes(0)) continue;
    const value = at(record, path);
    const right = at({ ...DOCUMENTED_DEFAULTS, id: ID, name: "" }, path);
    if (name === "chatbot_greeting_message" && value !== null) expect(value).toBeTypeOf("string");
    else if (name === "practice_details.contactInfo" && value === undefined) continue;
    else expect(typeof value, name).toBe(typeof right);
    expect(Array.isArray(value), name).toBe(Array.isArray(right));
    if (typeof value === "number") expect(Number.isSafeInteger(value), name).toBe(true);
  }
}

test("no JSON value makes it throw", async () => {
  await fc.assert(
    fc.asyncProperty(anyJson, async (data) => {
      expect((await read(data)).ok).toBe(false);
    }),
  );
});

test("whatever stands in up to six places, a record comes out that is right by type", async () => {
  const change = fc.tuple(fc.constantFrom(...degrading), anyJson);
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
      const record = wireRecord();
      for (const [path, value] of changes) {
        const parent = at(record, path.slice(0, -1));
        if (typeof parent === "object" && parent !== null) withAt(record, path, value);
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
