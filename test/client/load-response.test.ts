import { expect, test } from "vitest";
import { EXAMPLES } from "../../src/examples/index.ts";
import { EXAMPLE } from "../server/handler-fixture.ts";
import { useFakeClock } from "./fake-clock.ts";
import { serverNetwork } from "./fake-network.ts";
import { envelope, failure, LOADED, loadFrom, loadWith } from "./load-fixture.ts";

useFakeClock();

// All envelopes and records that cannot be read: test/contract/location-record.
test.each<[label: string, body: string | null, status?: number]>([
  ["an empty body", ""],
  ["status 204", null, 204],
  ["whitespace", " \r\n"],
  ["null", "null"],
  ["a bare record", JSON.stringify(EXAMPLE.record)],
  ["success: false under status 200", envelope({ success: false })],
  ["an array as data", envelope({ data: [EXAMPLE.record] })],
  ["a record without a name", envelope({}, { name: "" })],
])("%s is an unexpected answer and is not retried", async (_label, body, status = 200) => {
  expect(await loadWith([status, body])).toEqual(failure("unexpected-answer", false));
});

test.each(['{"a":', "undefined", "{'a':1}", '{"a":NaN}', "\u0000"])(
  "%j is not JSON and is not retried",
  async (body) => {
    expect(await loadWith([200, body])).toEqual(failure("not-json", true));
  },
);

test("rejects another location's record", async () => {
  const [, other] = EXAMPLES;
  const locations = { list: () => [], find: () => other?.record };
  const result = await loadFrom(serverNetwork({ locations }));
  expect(result).toEqual(failure("wrong-location", false));
});

test("repairs and reports invalid values", async () => {
  const { value } = await loadWith([200, envelope({ code: 7 }, { city: null, extra: 1 })]);
  expect(value).toEqual({
    ok: true,
    record: { ...EXAMPLE.record, city: "" },
    problems: [{ path: "city", expected: "string" }],
  });
});

test.each([
  ["no content type", {}],
  ["a wrong content type", { "Content-Type": "text/html" }],
])("accepts a response with %s", async (_label, headers) => {
  const body = new TextEncoder().encode(`\ufeff${envelope({})}`);
  expect((await loadWith([200, body, headers])).value).toEqual(LOADED);
});

test("does not retry after a body over the size limit", async () => {
  const practice_details = { address: "x".repeat(1_000_001) };
  const locations = { list: () => [], find: () => ({ ...EXAMPLE.record, practice_details }) };
  const result = await loadFrom(serverNetwork({ locations }));
  expect(result).toEqual(failure("unexpected-answer", false));
});
