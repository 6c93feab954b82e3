import { expect, test, vi } from "vitest";
import { readSchedule, slotMatches } from "../../../src/client/slots/practice-schedules.ts";
import { ndjson } from "./published-sources.ts";
import { fhirSlot, load, MANIFEST, manySlots, QUERY, source } from "./source-fixture.ts";

/** Loads a manifest whose file of slots has these lines, and counts the lines that are parsed. */
async function loadLines(lines: readonly string[]) {
  const pages = {
    "/times/$bulk-publish": {
      output: ["Location", "Schedule", "Slot"].map((type) => ({ type, url: `${type}.ndjson` })),
    },
    "/times/Location.ndjson": ndjson([{ resourceType: "Location", id: "a" }]),
    "/times/Schedule.ndjson": ndjson([
      { resourceType: "Schedule", id: "10", actor: [{ reference: "Location/a" }] },
    ]),
    "/times/Slot.ndjson": lines.join("\n"),
  };
  const parse = vi.spyOn(JSON, "parse");
  const loaded = await load(source(pages), { url: MANIFEST });
  const parsed = parse.mock.calls.length;
  parse.mockRestore();
  return { ...loaded, parsed };
}

const VALID = JSON.stringify(fhirSlot("ok"));

test("after a hundred lines that are not JSON, the others are counted instead of parsed", async () => {
  const lines = [VALID, ...Array.from({ length: 100_000 }, () => "{")];
  const { ids, problems, parsed } = await loadLines(lines);
  expect(ids).toEqual(["ok"]);
  expect(problems).toEqual([
    { code: "invalid", detail: "100 slots: id is missing" },
    { code: "limited", detail: "99900 lines more than the form reads" },
  ]);
  // The manifest, the location, the schedule, the valid line, and a hundred.
  expect(parsed).toBe(104);
});

test("after 20,000 lines of all files, the others are counted instead of parsed", async () => {
  const busy = JSON.stringify(fhirSlot("busy", undefined, { status: "busy" }));
  const lines = [VALID, ...Array.from({ length: 30_000 }, () => busy)];
  const { ids, codes, problems, parsed } = await loadLines(lines);
  expect(ids).toEqual(["ok"]);
  expect(codes).toEqual(["limited"]);
  expect(problems[0]?.detail).toBe("10003 lines more than the form reads");
  expect(parsed).toBe(20_001);
});

test("empty lines are not counted", async () => {
  const { ids, problems } = await loadLines([...Array.from({ length: 200_000 }, () => ""), VALID]);
  expect([ids, problems]).toEqual([["ok"], []]);
});

/** An object whose members' reads are counted. */
function counted<Value extends object>(value: Value) {
  const reads = { count: 0 };
  const proxy = new Proxy(value, {
    get(target, name, receiver) {
      reads.count += 1;
      return Reflect.get(target, name, receiver);
    },
  });
  return { proxy, reads };
}

test("a schedule's actors and types are read once, however many slots it has", () => {
  const actor = Array.from({ length: 4_000 }, (_, index) => ({
    reference: `Practitioner/${index}`,
    display: `Practitioner ${index}`,
  }));
  const serviceType = Array.from({ length: 4_000 }, (_, index) => ({ text: `Type ${index}` }));
  const location = { reference: "Location/a", display: "Larkmere" };
  const actors = counted([...actor, location]);
  const types = counted(serviceType);
  const query = { ...QUERY, provider: "Practitioner/3999", appointmentType: "Type 3999" };
  const schedule = readSchedule(
    new Set(["a"]),
    { actor: actors.proxy, serviceType: types.proxy },
    query,
  );
  if (!schedule) throw new Error("The schedule is for this provider.");
  const readOnce = [actors.reads.count, types.reads.count];
  const matching = manySlots(2_000).filter((slot) => slotMatches(schedule, slot, query));
  expect(matching).toHaveLength(2_000);
  expect([actors.reads.count, types.reads.count]).toEqual(readOnce);
  expect(schedule).toEqual({ isForType: true });
});
