import fc from "fast-check";
import { expect, test } from "vitest";
import { fuzz } from "../../fuzz/fuzz.ts";
import { bundle, fhirSlot, load, NOW, ORIGIN, QUERY, source } from "./source-fixture.ts";

const DAY_MS = 86_400_000;
const FROM = Date.parse(QUERY.from);
const TO = Date.parse(QUERY.to);

const instant = fc
  .integer({ min: FROM - 40 * DAY_MS, max: TO + 40 * DAY_MS })
  .map((ms) => new Date(ms).toISOString());

/** A slot in which any member may be anything. */
const slot = fc
  .record({
    base: fc.constantFrom("a", "b", "c").map((id) => fhirSlot(id)),
    over: fc.dictionary(
      fc.constantFrom("id", "start", "end", "status", "schedule", "resourceType", "serviceType"),
      fc.oneof(instant, fc.jsonValue(), fc.constantFrom("free", "busy", "Slot", "Schedule/10")),
    ),
  })
  .map(({ base, over }) => ({ ...base, ...over }));

const url = fc.oneof(
  fc.webUrl(),
  fc.constantFrom(`${ORIGIN}/fhir/Slot`, "Slot?x", "//", "http://[", "data:,x"),
  fc.jsonValue(),
);
const resource = fc.oneof(slot, fc.jsonValue());

const body = fc.oneof(
  fc.jsonValue(),
  fc.array(slot, { maxLength: 8 }).map((slots) => bundle(slots)),
  fc.record({
    resourceType: fc.constant("Bundle"),
    link: fc.oneof(fc.jsonValue(), fc.tuple(fc.record({ relation: fc.constant("next"), url }))),
    entry: fc.oneof(fc.jsonValue(), fc.array(fc.record({ resource }), { maxLength: 8 })),
  }),
);

test("no source makes loading fail in an unexpected way, or offers a time that is not one", async () => {
  await fc.assert(
    fc.asyncProperty(body, async (json) => {
      const network = source({ "/fhir/Slot": JSON.stringify(json) });
      const { outcome, problems } = await load(network);
      expect(network.sentRequests.length).toBeLessThanOrEqual(11);
      expect(network.sentRequests.every((request) => request.url.startsWith(ORIGIN))).toBe(true);
      expect(new Set(problems.map(({ code }) => code)).size).toBe(problems.length);
      if (outcome.kind === "failed") {
        expect(problems.at(-1)?.code).toBe(outcome.failure);
        return;
      }
      const starts = outcome.slots.map(({ start }) => Date.parse(start));
      expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
      expect(starts.every((start) => start > NOW && start >= FROM && start < TO)).toBe(true);
      for (const [index, { id, end, schedule }] of outcome.slots.entries()) {
        expect(Date.parse(end)).toBeGreaterThan(starts[index] ?? Number.NaN);
        expect([id, schedule].every((text) => typeof text === "string" && text !== "")).toBe(true);
      }
    }),
    fuzz(400),
  );
});
