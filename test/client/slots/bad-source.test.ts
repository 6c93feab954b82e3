import { describe, expect, test } from "vitest";
import { untilSettled, useFakeClock } from "../fake-clock.ts";
import { fakeNetwork } from "../fake-network.ts";
import { at, bundle, fhirSlot, load, loadPage, QUERY, response, source } from "./source-fixture.ts";

const only = (page: Parameters<typeof source>[0][string]) => source({ "/fhir/Slot": page });

describe("a source fails if it", () => {
  test.each([
    ["is a web page", "<!doctype html><title>Sign in</title>"],
    ["is empty", ""],
    ["is a list", "[]"],
    ["is a Bundle in a string", JSON.stringify(JSON.stringify(bundle([fhirSlot("a")])))],
    ["has its slots in another member", { ...bundle([]), Entry: [fhirSlot("a")] }],
  ])("%s", async (_name, body) => {
    expect((await load(only(body))).problems).toEqual(["WS605 not-slots"]);
  });

  test.each([
    [401, "WS603"],
    [404, "WS603"],
    [500, "WS604"],
  ])("responds with %i", async (status, code) => {
    const { problems } = await load(only(() => response(null, status)));
    expect(problems).toEqual([`${code} status ${status}`]);
  });

  test("does not allow the page's origin", async () => {
    const { problems } = await load(only(() => Response.json(bundle([fhirSlot("a")]))));
    expect(problems).toEqual(["WS601 unreachable"]);
  });
});

test("60 MB are not read beyond 5 MB", async () => {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(1_000_000).fill(0x20));
      if (sent === 60) controller.close();
    },
  });
  const { problems } = await load(only(() => response(body)));
  expect(problems).toEqual(["WS606 more than 5 MB"]);
  expect(sent).toBeLessThan(20);
});

describe("a slow source", () => {
  useFakeClock();
  const never = () => new Promise<Response>(() => {});

  test("fails after ten seconds", async () => {
    const network = fakeNetwork(never);
    const { value, ms } = await untilSettled(load(network));
    expect(ms).toBe(10_000);
    expect(value.problems).toEqual(["WS602 timeout"]);
    expect(network.sentRequests[0]?.signal.aborted).toBe(true);
  });

  test("has ten seconds for all pages", async () => {
    let count = 0;
    const network = only(async () => {
      count += 1;
      await new Promise((resolve) => setTimeout(resolve, 4000));
      return response(bundle([fhirSlot(`p${count}`, at(`1${count}:00`))], "Slot?more"));
    });
    const { value, ms } = await untilSettled(load(network));
    expect(ms).toBe(10_000);
    expect(value.ids).toEqual(["p1", "p2"]);
    expect(value.problems).toEqual(["WS606 the rest failed: timeout"]);
  });

  test("is given up when the form no longer needs it", async () => {
    const controller = new AbortController();
    const network = fakeNetwork(() => {
      controller.abort();
      return never();
    });
    const { outcome } = await load(network, { signal: controller.signal });
    expect(outcome).toEqual({ kind: "failed", failure: "unreachable", detail: "" });
    expect(network.sentRequests[0]?.signal.aborted).toBe(true);
  });
});

describe("instead of none, a source has slots that cannot be read if its entries are", () => {
  test.each<[string, unknown]>([
    ["null", [null]],
    ["lists", [[[{ resource: fhirSlot("a") }]]]],
    ["text", "Slot/1"],
    ["slots in lower case", [{ resource: fhirSlot("a", at("09:00"), { resourceType: "slot" }) }]],
    ["appointments", [{ resource: { resourceType: "Appointment" }, search: { mode: "match" } }]],
  ])("%s", async (_name, entry) => {
    expect(await load(only({ ...bundle([]), entry }))).toMatchObject({
      ids: [],
      problems: ["WS612 1 not as documented: resourceType is not Slot"],
    });
  });
});

describe("a slot is left out and reported if it", () => {
  test.each([
    ["has no id", { id: undefined }, "id is missing"],
    ["has no end", { end: undefined }, "end of bad is not a date and time with an offset"],
    ["has no start", { start: null }, "start of bad is not a date and time with an offset"],
    ["has no offset", { start: "2026-11-23T09:00:00" }, "start of bad is not a date and time"],
    ["has an impossible time", { start: "2026-13-41T99:00:00Z" }, "start of bad is not a date"],
    ["ends on February 30", { end: "2026-02-30T09:00:00-05:00" }, "end of bad is not a date"],
    ["ends at 24:00", { end: "2026-11-23T24:00:00Z" }, "end of bad is not a date"],
    ["has a minute of the offset", { start: "2026-11-23T09:00:00-05:" }, "start of bad is not"],
    ["lost the sign of its offset", { start: "2026-11-23T09:00:00 05:00" }, "start of bad is not"],
    // No place on earth is further from UTC than 14 hours, which is also FHIR's limit.
    ["has an offset of 15 hours", { start: "2026-11-23T09:00:00+15:00" }, "start of bad is not"],
    ["has an offset of 60 minutes", { start: "2026-11-23T09:00:00+05:60" }, "start of bad is not"],
    ["ends when it starts", { end: at("09:00") }, "end of bad is not after its start"],
    [
      "lasts for days",
      { end: "2026-11-25T09:00:00Z" },
      "end of bad is not after its start, by at most a day",
    ],
    ["has no schedule", { schedule: {} }, "schedule of bad is missing"],
    ["has no status", { status: undefined }, "status of bad is not one of FHIR's"],
    ["has a very long id", { id: "x".repeat(501) }, "id is missing"],
    ["has a control character in its id", { id: "bad\u0007" }, "id has control characters"],
    ["has a bidi override in its id", { id: "\u202Ebad" }, "id has control characters"],
    [
      "has a bidi isolate in its schedule",
      { schedule: { reference: "Schedule/\u20661" } },
      "schedule of bad has control characters",
    ],
    ["has ten digits of a second", { start: "2026-11-23T09:00:00.1234567890Z" }, "start of bad is"],
  ])("%s", async (_name, over, detail) => {
    expect(
      await loadPage([fhirSlot("bad", at("09:00"), over), fhirSlot("good", at("10:00"))]),
    ).toMatchObject({
      ids: ["good"],
      problems: [expect.stringContaining(`WS609 1 not as documented: ${detail}`)],
    });
  });
});

describe("slots that were not asked for are left out and reported:", () => {
  test.each([
    ["busy", fhirSlot("x", at("10:00"), { status: "busy" }), "not free"],
    ["in the past", fhirSlot("x", "2026-11-20T10:00:00Z"), "not in the asked range"],
    ["at the end of the range", fhirSlot("x", "2026-12-20T08:00:00Z"), "not in the asked range"],
  ])("%s", async (_name, slot, rule) => {
    expect(await loadPage([fhirSlot("a"), slot])).toMatchObject({
      ids: ["a"],
      problems: [`WS609 1 ${rule}`],
    });
  });

  test("but not one that began after the asked range did, and before now", async () => {
    const query = { ...QUERY, from: "2026-11-22T07:00:00Z" };
    const started = fhirSlot("started", "2026-11-22T07:50:00Z");
    expect(await loadPage([started, fhirSlot("a")], query)).toMatchObject({
      ids: ["a"],
      problems: [],
    });
  });
});

describe("slots", () => {
  test("with different offsets are sorted by instant and keep their text", async () => {
    const starts = ["2026-11-23T11:00:00+02:00", "2026-11-23T01:30:00-08:00", at("09:15")];
    const { outcome } = await loadPage(starts.map((start, index) => fhirSlot(`${index}`, start)));
    expect(outcome).toMatchObject({
      slots: [{ start: starts[0] }, { start: starts[2] }, { start: starts[1] }],
    });
  });

  test.each([
    ["2026-11-23T09:00:00+0000", "2026-11-23T09:00:00+00:00"],
    ["2026-11-23T09:00:00-0530", "2026-11-23T09:00:00-05:30"],
    ["2026-11-23 09:00:00+00", "2026-11-23T09:00:00+00:00"],
    ["2026-11-23T09:00Z", "2026-11-23T09:00:00Z"],
    ["2026-11-23t09:00:00.5z", "2026-11-23T09:00:00.5Z"],
    [" 2026-11-23 09:00 +00:00 ", "2026-11-23T09:00:00+00:00"],
    ["2026-11-23T09:00:00-05", "2026-11-23T09:00:00-05:00"],
    ["20261123T090000,5-0500", "2026-11-23T09:00:00.5-05:00"],
    ["2026-11-23T09:00:00\u221205:00", "2026-11-23T09:00:00-05:00"],
    ["2026-11-23T09:00-05:00[America/New_York]", "2026-11-23T09:00:00-05:00"],
  ])("at %j start at %s", async (written, start) => {
    const end = new Date(Date.parse(start) + 600_000).toISOString();
    const { outcome, problems } = await loadPage([fhirSlot("a", start, { start: written, end })]);
    expect(problems).toEqual([]);
    expect(outcome).toMatchObject({ slots: [{ start, end }] });
  });

  test("have a status in any case, and an id that may be a number", async () => {
    const slot = fhirSlot("", at("09:00"), { id: 7, status: "FREE" });
    expect(await loadPage([slot])).toMatchObject({ ids: ["7"], problems: [] });
  });

  test("on a leap day, and with a fraction of a second, are offered", async () => {
    const query = { ...QUERY, to: "2028-03-10T08:00:00Z" };
    const starts = ["2028-02-29T09:00:00.123456789+14:00", "2028-02-29T23:59:59-12:00"];
    expect(
      await loadPage(
        starts.map((start, index) => fhirSlot(`${index}`, start)),
        query,
      ),
    ).toMatchObject({ ids: ["0", "1"], problems: [] });
  });

  test("with the same start are offered once", async () => {
    const other = fhirSlot("b", at("09:00"), { schedule: { reference: "Schedule/11" } });
    expect(await loadPage([other, fhirSlot("a"), fhirSlot("a")])).toMatchObject({
      ids: ["a"],
      problems: [],
    });
  });

  test("with the same id on several days, or of several schedules, are all offered", async () => {
    const days = ["23", "24", "25"].map((day) => fhirSlot("9", `2026-11-${day}T09:00:00Z`));
    const other = fhirSlot("9", at("10:00"), { schedule: { reference: "Schedule/11" } });
    expect(await loadPage([...days, other])).toMatchObject({
      ids: ["9", "9", "9", "9"],
      problems: [],
    });
  });
});
