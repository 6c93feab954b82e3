import { describe, expect, onTestFinished, test } from "vitest";
import { EXAMPLES } from "../../../src/contract/examples/practices.ts";
import { type Channel, startDelivery } from "../../../src/receiver/notifications/deliver.ts";
import { sqlOutbox } from "../../../src/receiver/stores/outbox.ts";
import { NO_FILTER } from "../../../src/receiver/stores/request-search.ts";
import { sqlBookingRequests } from "../../../src/receiver/stores/sql-booking-requests.ts";
import { raw, sql } from "../../../src/receiver/stores/sql-database.ts";
import { openSqlite } from "../../../src/receiver/stores/sqlite-database.ts";
import { createHandler } from "../../../src/server/app.ts";
import { createLocations } from "../../../src/server/records/locations.ts";
import { eventually } from "../../resources.ts";
import { bookingRequest, ORIGIN } from "../../server/handler-fixture.ts";

const CHANNEL = "webhook";
const SLOT = { id: "7", start: "2026-1?-01T09:30:00Z", end: "", schedule: "", source: "" };

describe("a damaged request", () => {
  /** Two requests, of which the JSON of the first is then replaced. */
  const setUp = async (json: string) => {
    const database = openSqlite(":memory:");
    const requests = sqlBookingRequests(database, [CHANNEL]);
    onTestFinished(() => requests.close());
    const [damaged, whole] = [bookingRequest(), bookingRequest({ patient: { firstName: "Ada" } })];
    for (const request of [damaged, whole]) await requests.save(request);
    const stored = json.replace("$ID", damaged.id);
    await database.run(
      sql`UPDATE booking_requests SET request = ${stored} WHERE id = ${damaged.id}`,
    );
    const app = createHandler({ locations: createLocations(EXAMPLES), requests });
    const textOf = async (path: string) => {
      const response = await app.request(`${ORIGIN}/dev/inbox/${path}`);
      expect([path, response.status]).toEqual([path, 200]);
      return response.text();
    };
    return { database, requests, damaged, whole, textOf };
  };

  test.each([
    "",
    '{"version":1,"id":"',
    "null",
    '{"id":"another","patient":{},"source":{}}',
    '{"id":"$ID","source":{}}',
    '{"id":"$ID","patient":{}}',
    JSON.stringify({ ...bookingRequest(), id: "$ID", slot: SLOT }),
  ])("with %j is shown as unreadable, and hides no other", async (json) => {
    const { requests, damaged, textOf } = await setUp(json);
    const list = await textOf("");
    expect(list).toContain("Unreadable request");
    expect(list).toContain(`with the id <code>${damaged.id}</code>`);
    expect(list).toContain("<bdi>Ada</bdi>");
    const page = await textOf(`requests/${damaged.id}/`);
    expect(page).toContain("A backup may have it");
    // Perhaps a number to call can still be read.
    const shown = json.replace("$ID", damaged.id).replaceAll('"', "&quot;") || "(empty)";
    expect(page).toContain(`<code>${shown}</code>`);
    const [csvTitles = "", csvRow = ""] = (await textOf("export.csv")).split("\r\n");
    expect(csvTitles).toContain('"Damaged"');
    expect(csvRow).toContain(`"${damaged.id}"`);
    expect(csvRow).toContain(`"${damaged.location_id}"`);
    expect(await requests.setState(damaged.id, "done")).toBe(true);
    expect((await requests.find(damaged.id))?.state).toBe("done");
    expect(await requests.remove(damaged.id)).toBe(true);
    expect(await requests.count(NO_FILTER)).toBe(1);
  });

  test("is none that was stored before its answers were refused on receipt", async () => {
    const answers = { patient: { dob: "2999-01-01", phone_extension: "7" }, for_whom: "child" };
    const json = JSON.stringify({ ...bookingRequest(), ...answers, id: "$ID" });
    const { requests, damaged } = await setUp(json);
    const found = await requests.find(damaged.id);
    expect([found?.unreadable, found?.request]).toMatchObject([undefined, answers]);
  });

  test("is not sent to anybody, which staff see; the others are", async () => {
    const { database, requests, damaged, whole } = await setUp("{");
    const outbox = sqlOutbox(database);
    const sent: string[] = [];
    const channel: Channel = {
      name: CHANNEL,
      send: async (subject) => void sent.push("ids" in subject ? "a digest" : subject.request.id),
    };
    const stop = startDelivery({ outbox, requests, channels: [channel], pollMs: 5 });
    onTestFinished(stop);
    await eventually(async () =>
      expect(await outbox.listFailed()).toMatchObject([
        { requestId: damaged.id, nextAt: null, error: "what is stored of the request is damaged" },
      ]),
    );
    await eventually(() => expect(sent).toEqual([whole.id]));
  });

  test.each([
    `history = '7\n{"at":"2026-11-27","by":{},"state":"x","text":{"a":1},"bookedFor":"x"}\n'`,
    ...["history = x'01'", "state = x'01'", "suspicion = x'01'", "change_request = 'x'"],
    ...["request = x'01'", "location_id = x'01'", "received_at = x'01'", "link_key = x'01'"],
  ])("with %s hides neither itself nor the others", async (assignment) => {
    const { database, damaged, whole, textOf } = await setUp(
      JSON.stringify({ ...bookingRequest(), id: "$ID" }),
    );
    const set = raw(`UPDATE booking_requests SET ${assignment}`);
    await database.run(sql`${set} WHERE id = ${damaged.id}`);
    const list = (await textOf("")) + (await textOf("?state=marked"));
    for (const shown of [whole.id, damaged.id]) expect(list).toContain(shown);
    expect(await textOf("export.csv")).toContain(whole.id);
    expect(await textOf(`requests/${damaged.id}/`)).toContain(damaged.id);
  });

  test("with damaged notes and times shows what is not damaged, also of later ones", async () => {
    const { database, requests, whole, textOf } = await setUp("{");
    await requests.setState(whole.id, "called", { by: "ada", text: "Call again." });
    await database.run(
      sql`UPDATE booking_requests SET received_at = '2g26-11-27T09:30:00.000Z',
        history = ${'{broken\n{"at":"2g26"}\n'} || history`,
    );
    expect(await textOf("")).toContain("<bdi>Ada</bdi>");
    expect((await textOf("export.csv")).split("\r\n")).toHaveLength(4);
    const { received_at, history } = (await requests.find(whole.id)) ?? {};
    expect([received_at, ...(history ?? []).map(({ text }) => text)]).toEqual([
      whole.created_at,
      "This entry is unreadable.",
      "This entry is unreadable.",
      "Call again.",
    ]);
    const later = await requests.save(bookingRequest());
    expect(Date.parse(later.received_at)).toBeGreaterThan(Date.parse(whole.created_at));
  });
});
