import { describe, expect, test, vi } from "vitest";
import { loadLocation, publicDetailUrl } from "../../src/client/load-location.ts";
import type { Fetch } from "../../src/client/read-body.ts";
import { EXAMPLES } from "../../src/examples/index.ts";
import { DETAIL, EXAMPLE, LOCATION_ID, ORIGIN } from "../server/handler-fixture.ts";
import { pass, settled, useFakeClock } from "./fake-clock.ts";
import { answers, rescue, wire, wireToServer } from "./wire.ts";

useFakeClock();

const signal = new AbortController().signal;
const load = (fetch: Fetch, base = ORIGIN, id = LOCATION_ID) =>
  settled(loadLocation(base, id, { signal, fetch }, rescue));
const loadAt = (...all: Parameters<typeof answers>) => load(wire(answers(...all)).fetch);

const found = { ok: true, record: EXAMPLE.record, problems: [] };
const envelope = (over: object, data: object = {}) =>
  JSON.stringify({
    code: 200,
    message: "",
    success: true,
    data: { ...EXAMPLE.record, ...data },
    errors: null,
    ...over,
  });

test.each(EXAMPLES)("$slug is loaded from the endpoint as it is", async ({ record }) => {
  const { value } = await load(wireToServer().fetch, ORIGIN, record.id);
  expect(value).toEqual({ ok: true, record, problems: [] });
});

describe("the address", () => {
  const id = LOCATION_ID;
  test.each([
    ["https://api.example", id],
    ["https://api.example/", id],
    ["https://api.example//", id],
    ["https://api.example", id.toUpperCase()],
    ["https://api.example", id.replaceAll("-", "")],
  ])("of the detail at %s for %s is the documented one", (base, spelling) => {
    expect(publicDetailUrl(base, spelling)).toBe(
      `https://api.example/api/v1/location/${id}/public-detail/`,
    );
  });

  test("may have a path before it", () => {
    expect(publicDetailUrl("https://example.com/f/500/", id)).toBe(
      `https://example.com/f/500${DETAIL}`,
    );
  });

  test.each(["", "/"])("is asked as it is, with %j after the base URL", async (slash) => {
    const { fetch, asked } = wireToServer();
    const { value } = await load(fetch, ORIGIN + slash, LOCATION_ID.toUpperCase());
    expect(value).toEqual(found);
    expect(asked.map(({ url }) => url)).toEqual([ORIGIN + DETAIL]);
  });
});

describe("a fault that is met once", () => {
  test.each(["500", "429-0", "html200", "reset", "nocors", "slow-60000"])(
    "is not seen by a patient: %s",
    async (scenario) => {
      const { fetch, asked } = wireToServer();
      const { value } = await load(fetch, `${ORIGIN}/f/${scenario}~once`);
      expect(value).toEqual(found);
      expect(asked).toHaveLength(2);
    },
  );

  test("is waited for as long as the server says", async () => {
    const { fetch, asked } = wireToServer();
    const { value, ms } = await load(fetch, `${ORIGIN}/f/429-3~once`);
    expect(value).toEqual(found);
    expect(ms).toBe(3000);
    expect(asked).toHaveLength(2);
  });

  test("is met on the second attempt as well", async () => {
    const { fetch, asked } = wireToServer();
    const { value } = await load(fetch, `${ORIGIN}/f/500,reset~twice`);
    expect(value).toEqual(found);
    expect(asked).toHaveLength(3);
  });

  test("is not asked about again where the answer was cut: that is told", async () => {
    const { fetch, asked } = wireToServer();
    const { value } = await load(fetch, `${ORIGIN}/f/cutjson~once`);
    expect(value).toEqual({ ok: false, failure: "not-json" });
    expect(asked).toHaveLength(1);
  });

  test("is no fault where it only takes its time", async () => {
    const { fetch, asked } = wireToServer();
    const { value, ms } = await load(fetch, `${ORIGIN}/f/slow-3000~once`);
    expect(value).toEqual(found);
    expect(ms).toBe(3000);
    expect(asked).toHaveLength(1);
  });
});

const always = (scenario: string) => Array.from({ length: 9 }, () => scenario).join(",");

test.each([
  ["500", { failure: "unavailable", status: 500 }],
  ["429-1", { failure: "unavailable", status: 429 }],
  ["html200", { failure: "not-json" }],
  ["reset", { failure: "unreachable" }],
  ["nocors", { failure: "unreachable" }],
  ["slow-60000", { failure: "timeout" }],
])("%s that does not end is told after three attempts", async (scenario, failure) => {
  const { fetch, asked } = wireToServer();
  const { value, ms } = await load(fetch, `${ORIGIN}/f/${always(scenario)}~always`);
  expect(value).toEqual({ ok: false, ...failure });
  expect(asked).toHaveLength(3);
  expect(ms).toBeLessThan(31_000);
});

test("a network that is not there is told after three attempts", async () => {
  const fetch = vi.fn<Fetch>(() => Promise.reject(new TypeError("Failed to fetch")));
  expect((await load(fetch)).value).toEqual({ ok: false, failure: "unreachable" });
  expect(fetch).toHaveBeenCalledTimes(3);
});

test.each([
  ["no location of that id", ORIGIN, "11111111-2222-3333-4444-555555555555", "not-found", 404],
  ["no such service", `${ORIGIN}/elsewhere`, LOCATION_ID, "not-found", 404],
])("%s is told", async (_name, base, id, failure, status) => {
  const { value } = await load(wireToServer().fetch, base, id);
  expect(value).toEqual({ ok: false, failure, status });
});

test.each([
  [400, "refused"],
  [401, "refused"],
  [403, "refused"],
  [404, "not-found"],
  [410, "not-found"],
  [418, "refused"],
])("status %i is told, and not asked about again", async (status, failure) => {
  for (const body of ["<h1>No</h1>", "", '{"success":false}']) {
    const { fetch, asked } = wire(answers([status, body]));
    expect((await load(fetch)).value).toEqual({ ok: false, failure, status });
    expect(asked).toHaveLength(1);
  }
});

test.each([
  ["an empty body", ""],
  ["blanks", " \r\n"],
  ["null", "null"],
  ["a list", "[]"],
  ["a string", '"x"'],
  ["a number", "42"],
  ["an empty object", "{}"],
  ["a bare record", JSON.stringify(EXAMPLE.record)],
  ["a record in a list", `[${envelope({})}]`],
  ["success: false under status 200", envelope({ success: false })],
  ["success as text", envelope({ success: "true" })],
  ["no success", envelope({ success: undefined })],
  ["no data", envelope({ data: null })],
  ["a list as data", envelope({ data: [EXAMPLE.record] })],
  ["a record without a name", envelope({}, { name: "" })],
  ["a record without an id", envelope({}, { id: null })],
])("%s is an unexpected answer, and not asked for again", async (_name, body) => {
  const { fetch, asked } = wire(answers([200, body]));
  expect((await load(fetch)).value).toEqual({ ok: false, failure: "unexpected-answer" });
  expect(asked).toHaveLength(1);
});

test("no content is an unexpected answer", async () => {
  expect((await loadAt([204])).value).toEqual({ ok: false, failure: "unexpected-answer" });
});

test.each(['{"a":', "undefined", "{'a':1}", '{"a":NaN}', "\u0000"])(
  "%j is no JSON, and not asked for again",
  async (body) => {
    const { fetch, asked } = wire(answers([200, body]));
    expect((await load(fetch)).value).toEqual({ ok: false, failure: "not-json" });
    expect(asked).toHaveLength(1);
  },
);

test("another location's record is refused, whatever else is right", async () => {
  const [, other] = EXAMPLES;
  const locations = { list: () => [], find: () => other?.record };
  const { fetch, asked } = wireToServer({ locations });
  expect((await load(fetch)).value).toEqual({ ok: false, failure: "wrong-location" });
  expect(asked).toHaveLength(1);
});

test.each([
  ["in braces and upper case", `{${LOCATION_ID.toUpperCase()}}`],
  ["without hyphens", LOCATION_ID.replaceAll("-", "")],
])("a service that spells the id %s is understood", async (_name, id) => {
  const locations = { list: () => [], find: () => ({ ...EXAMPLE.record, id }) };
  expect((await load(wireToServer({ locations }).fetch)).value).toEqual(found);
});

test("what is wrong in a record is mended and told", async () => {
  const { value } = await loadAt([200, envelope({ code: 7 }, { city: null, extra: 1 })]);
  expect(value).toEqual({
    ok: true,
    record: { ...EXAMPLE.record, city: "" },
    problems: [{ path: "city", expected: "string" }],
  });
});

test.each([
  ["no content type", {}],
  ["a wrong content type", { "Content-Type": "text/html" }],
])("an answer with %s is read", async (_name, headers) => {
  const body = new TextEncoder().encode(`\ufeff${envelope({})}`);
  expect((await loadAt([200, body, headers])).value).toEqual(found);
});

test("a body beyond a megabyte is left unread, and not asked for again", async () => {
  const practice_details = { address: "x".repeat(1_000_001) };
  const locations = { list: () => [], find: () => ({ ...EXAMPLE.record, practice_details }) };
  const { fetch, asked } = wireToServer({ locations });
  expect((await load(fetch)).value).toEqual({ ok: false, failure: "unexpected-answer" });
  expect(asked).toHaveLength(1);
});

test.each([
  ["a body of brackets", "[".repeat(400_000) + "]".repeat(400_000), "unexpected-answer"],
  [
    "a record that is lists all the way down, and needs mending",
    envelope({}, { city: 7, deep: 0 }).replace(
      '"provider_profiles":[]',
      `"provider_profiles":${"[".repeat(200_000)}${"]".repeat(200_000)}`,
    ),
    null,
  ],
  [
    "a list of nothing but mistakes",
    envelope({}).replace(
      '"appointment_types":[]',
      `"appointment_types":[${"0,".repeat(400_000)}0]`,
    ),
    "unexpected-answer",
  ],
])("%s ends in an answer", async (_name, body, failure) => {
  const { value } = await loadAt([200, body]);
  expect(value).toMatchObject(failure ? { ok: false, failure } : { ok: true });
});

test("a widget that goes while it loads asks no more", async () => {
  const gone = new AbortController();
  const { fetch, asked } = wireToServer();
  const loadRescue = vi.fn(rescue);
  const base = `${ORIGIN}/f/slow-5000~gone`;
  const loading = loadLocation(base, LOCATION_ID, { signal: gone.signal, fetch }, loadRescue);
  await pass(1000);
  gone.abort();
  expect(await loading).toMatchObject({ ok: false });
  expect(asked).toHaveLength(1);
  expect(loadRescue).not.toHaveBeenCalled();
});

test("what repeats and mends is only loaded when it is needed", async () => {
  const loadRescue = vi.fn(rescue);
  const { fetch } = wireToServer();
  for (const base of [ORIGIN, `${ORIGIN}/f/cutjson`]) {
    await settled(loadLocation(base, LOCATION_ID, { signal, fetch }, loadRescue));
  }
  expect(loadRescue).not.toHaveBeenCalled();
});

test("where that cannot be had, the first answer counts", async () => {
  const loadAlone = (...all: Parameters<typeof answers>) => {
    const options = { signal, fetch: wire(answers(...all)).fetch };
    return loadLocation(ORIGIN, LOCATION_ID, options, async () => null);
  };
  expect(await loadAlone([500])).toEqual({ ok: false, failure: "unavailable", status: 500 });
});

test("where what mends cannot be had, asking again may help", async () => {
  const options = { signal, fetch: wire(answers([200, envelope({}, { city: 7 })])).fetch };
  expect(await loadLocation(ORIGIN, LOCATION_ID, options, async () => null)).toEqual({
    ok: false,
    failure: "unreachable",
  });
});
