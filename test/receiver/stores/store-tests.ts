import { expect, onTestFinished, test } from "vitest";
import { requestReference } from "../../../src/contract/booking-request/reference.ts";
import { type Outbox, sqlOutbox } from "../../../src/receiver/stores/outbox.ts";
import { MARKED, NO_FILTER } from "../../../src/receiver/stores/request-search.ts";
import { sqlBookingRequests } from "../../../src/receiver/stores/sql-booking-requests.ts";
import type { SqlDatabase } from "../../../src/receiver/stores/sql-database.ts";
import { heldClock } from "../../resources.ts";
import { bookingRequest } from "../../server/handler-fixture.ts";

export async function deliverAll(outbox: Outbox, channel: string) {
  const due = await outbox.claim(channel, 50);
  for (const notification of due) await outbox.markDelivered(notification);
  return due;
}

/** What every database must do, in a new one for each test. */
export function testStore(openDatabase: () => SqlDatabase | Promise<SqlDatabase>) {
  const openNew = async () => {
    const database = await openDatabase();
    onTestFinished(() => database.close());
    return database;
  };
  const open = async () => sqlBookingRequests(await openNew());
  const all = NO_FILTER;

  test("returns what it saved", async () => {
    const store = await open();
    const request = bookingRequest({ source: { page: "\u2028é👨‍👩‍👧", campaign: { a: "b" } } });
    const saved = await store.save(request);
    expect(saved.request).toEqual(request);
    expect(new Date(saved.received_at).toISOString()).toBe(saved.received_at);
    expect(await store.list()).toMatchObject([{ ...saved, rank: -1 }]);
  });

  test("keeps the first of many duplicates, also of simultaneous ones and of others with its id", async () => {
    const store = await open();
    const request = bookingRequest();
    const saved = await Promise.all(Array.from({ length: 20 }, () => store.save(request)));
    expect(new Set(saved.map(({ received_at }) => received_at)).size).toBe(1);
    expect((await store.save({ ...request, locale: "ar" })).request).toEqual(request);
    expect((await store.list()).map((item) => item.request)).toEqual([request]);
  });

  test("finds nothing for texts with a character that PostgreSQL does not have", async () => {
    const store = await open();
    await store.save(bookingRequest());
    expect(await store.search({ ...all, text: "\0", location: "\0" }, 10)).toEqual([]);
    expect(await store.find("\0")).toBeUndefined();
  });

  test("lists the requests of patients who can also come earlier, not those whose text says so", async () => {
    const store = await open();
    const request = bookingRequest({ earlier: true });
    await store.save(request);
    await store.save(bookingRequest({ patient: { additionalDetails: '"earlier":true' } }));
    await store.save(bookingRequest({ earlier: true }), "Suspicious.");
    const ofNobody = bookingRequest({ earlier: true });
    await store.save(ofNobody);
    await store.setState(ofNobody.id, "not-patient");
    const filter = { ...all, state: "earlier" } as const;
    await store.setState(request.id, "done");
    expect((await store.search(filter, 10)).map((item) => item.request.id)).toEqual([request.id]);
  });

  test("searches names and references, by location and state", async () => {
    const store = await open();
    const patient = { firstName: "Zoë", lastName: "O’Neil-Östlund" };
    const location_id = crypto.randomUUID();
    const request = bookingRequest({ patient, location_id });
    await store.save(request, "Suspicious.");
    await store.save(bookingRequest());
    const ids = async (filter: object) =>
      (await store.search({ ...all, ...filter }, 10)).map((item) => item.request.id);
    const reference = requestReference(request.id);
    const references = [reference, reference.replace("-", "").toLowerCase()];
    for (const text of ["zoe oneil", "ÖSTLUND", ...references]) {
      expect([text, await ids({ text })]).toEqual([text, [request.id]]);
    }
    expect(await ids({ text: "%" })).toHaveLength(1);
    expect(await ids({ text: "nobody" })).toEqual([]);
    expect(await ids({ location: location_id })).toEqual([]);
    expect(await ids({ location: location_id, state: MARKED })).toEqual([request.id]);
    expect(await store.setState(request.id, "called")).toBe(true);
    expect(await ids({ state: "called" })).toEqual([request.id]);
    expect(await ids({ state: "done" })).toEqual([]);
    expect(await store.find(request.id)).toMatchObject({
      request,
      state: "called",
      suspicion: "Suspicious.",
    });
  });

  test.each([
    ...["Zoë Lindqvist", "lindqvist zoe", "Lindqvist, Zoë", "qvist zo"],
    ...["03/04/1985", "3/4/1985", "3/4/85", "04.03.1985", "4.3.85", "1985-03-04", "1985"],
    ...["March 4, 1985", "4 March 1985", "4th Mar 1985", "lindqvist 3/4/85"],
    ...["(202) 555-0143", "+1 202 555 0143", "0143 lindqvist", "zoe@patients", "patients.example"],
  ])("finds a patient by %j", async (text) => {
    const store = await open();
    const patient = {
      ...{ firstName: "Zoë", lastName: "Lindqvist", dob: "1985-03-04" },
      ...{ phone: "+12025550143", email: "zoe@patients.example" },
    };
    const request = bookingRequest({ patient });
    await store.save(request);
    await store.save(bookingRequest());
    const found = await store.search({ ...all, text }, 10);
    expect(found.map((item) => item.request.id)).toEqual([request.id]);
  });

  test.each([
    ["Đặng", "dang, ĐẶNG", "dag"],
    ["Łuczak-Ærøe", "luczak aeroe, AERO", "uczk"],
    ["Müller", "mueller, muller, Müller", "muler"],
    ["Mueller", "müller, mueller", "muler"],
    ["Ågård Strauß", "aagaard strauss, agard", "agrd"],
    ["Işık", "isik, IŞIK", "sk"],
  ])("finds %s by %s, and not by %s", async (lastName, right, wrong) => {
    const store = await open();
    await store.save(bookingRequest({ patient: { firstName: "Zoë", lastName } }));
    for (const text of right.split(", ")) {
      expect([text, await store.count({ ...all, text })]).toEqual([text, 1]);
    }
    expect(await store.count({ ...all, text: wrong })).toBe(0);
  });

  test("keeps what staff did, and when", async () => {
    const store = await open();
    const { id } = (await store.save(bookingRequest())).request;
    await store.setState(id, "called", { by: "ada", text: 'Left a voicemail.\n"100 %", \\ ’' });
    await store.setState(id, undefined, { by: "grace", text: "Call again." });
    const item = await store.find(id);
    expect(item?.state).toBe("called");
    expect(item?.history).toMatchObject([
      { by: "ada", state: "called", text: 'Left a voicemail.\n"100 %", \\ ’' },
      { by: "grace", text: "Call again." },
    ]);
    expect(item?.history[1]).not.toHaveProperty("state");
  });

  test("tries ten wrong letters and keeps the first change request, of many at the same time", async () => {
    // The database may take first what another process has sent later.
    const clock = heldClock();
    const store = sqlBookingRequests(await openNew(), ["webhook"]);
    const { id } = (await store.save(bookingRequest())).request;
    const ask = (changeRequest: "cancel" | "move") => {
      clock.now -= 1;
      return store.setState(id, "new", { changeRequest });
    };
    const asked = await Promise.all([ask("cancel"), ask("move")]);
    expect(asked.filter(Boolean)).toHaveLength(1);
    expect((await store.find(id))?.history).toHaveLength(1);
    const tries = Array.from({ length: 50 }, () => {
      clock.now -= 1;
      return store.tryLetters(id, false);
    });
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(10);
    expect(await store.tryLetters(id, true)).toBe(false);
    await store.setState(id, "called");
    expect(await ask("move")).toBe(true);
  });

  test("lists open requests first, the urgent ones and then the oldest unanswered ones at the top, in pages", async () => {
    const store = await open();
    const ids: string[] = [];
    for (const appointment_type of [null, "URGENT", "CLEANING", null, "URGENT", "URGENT", null]) {
      ids.push((await store.save(bookingRequest({ appointment_type }))).request.id);
    }
    for (const index of [1, 3]) await store.setState(ids[index] ?? "", "done");
    for (const index of [0, 4]) await store.setState(ids[index] ?? "", "called");
    const listed = [];
    for (let after: number | undefined = 0; after !== undefined; ) {
      const items = await store.listForStaff(all, 2, ["URGENT"], after);
      listed.push(...items.map(({ request }) => ids.indexOf(request.id)));
      after = items.at(-1)?.rank;
    }
    expect(listed).toEqual([5, 4, 2, 6, 0, 3, 1]);
  });

  test("changes nothing about a request that has changed since it was read, however often it is repeated", async () => {
    const store = await open();
    const { id } = (await store.save(bookingRequest())).request;
    const change = { by: "ada", text: "Reached", after: "" };
    expect(await store.setState(id, "called", change)).toBe(true);
    expect(await store.setState(id, "done", { by: "bea", after: "" })).toBe(false);
    expect(await store.find(id)).toMatchObject({ state: "called", history: [{ by: "ada" }] });
  });

  test("lists, counts and deletes marked requests apart", async () => {
    const store = await open();
    await store.save(bookingRequest());
    const marked = bookingRequest();
    await store.save(marked, "Suspicious.");
    const filter = { ...all, state: MARKED } as const;
    expect((await store.search(all, 10)).map((item) => item.suspicion)).toEqual([null]);
    expect((await store.search(filter, 10)).map((item) => item.request)).toEqual([marked]);
    expect([await store.count(all), await store.count(filter)]).toEqual([1, 1]);
    expect(await store.removeMatching(filter, "2000")).toBe(0);
    expect(await store.removeMatching(filter, "9999")).toBe(1);
    expect(await store.list()).toHaveLength(1);
    const other = bookingRequest();
    await store.save(other, "Suspicious.");
    await store.setState(other.id, "new");
    expect(await store.count(all)).toBe(2);
    const called = bookingRequest();
    await store.save(called, "Suspicious.");
    for (const state of ["called", "new"] as const) await store.setState(called.id, state);
    expect(await store.count(all)).toBe(3);
  });

  test("deletes one request, or all that are old", async () => {
    const store = await open();
    const [one, two] = [bookingRequest(), bookingRequest()];
    const { received_at } = await store.save(one);
    await store.save(two);
    expect(await store.removeBefore(received_at)).toBe(0);
    expect(await store.remove(one.id)).toBe(true);
    expect(await store.remove(one.id)).toBe(false);
    expect(await store.setState(one.id, "done")).toBe(false);
    expect(await store.find(one.id)).toBeUndefined();
    expect(await store.removeBefore("9999")).toBe(1);
    expect(await store.list()).toEqual([]);
  });

  test("plans emails to patients once for a request and a time, and five a day for an address", async () => {
    const database = await openNew();
    const clock = heldClock();
    const channels = ["email", "confirmation", "appointment"];
    const requests = sqlBookingRequests(database, channels);
    const outbox = sqlOutbox(database);
    const claim = (channel: string) => {
      clock.now += 1000;
      return deliverAll(outbox, channel);
    };
    const withEmail = () =>
      bookingRequest({ patient: { firstName: "Ada", email: "ada@patient.example" } });

    const request = withEmail();
    await Promise.all([requests.save(request), requests.save(request)]);
    await requests.save(bookingRequest());
    await requests.save(withEmail(), "Suspicious.");
    expect((await claim("confirmation")).map(({ requestId }) => requestId)).toEqual([request.id]);
    for (let count = 0; count < 9; count += 1) await requests.save(withEmail());
    expect(await claim("confirmation")).toHaveLength(4);
    clock.now += 24 * 3_600_000;
    await requests.save(withEmail());
    expect(await claim("confirmation")).toHaveLength(1);

    const book = (bookedFor: string) =>
      requests.setState(request.id, "called", { bookedFor, isEmailed: true });
    const first = "2026-12-01T17:00:00.000Z";
    const second = "2026-12-02T17:00:00.000Z";
    await Promise.all([book(first), book(first)]);
    expect((await claim("appointment")).map(({ bookedFor }) => bookedFor)).toEqual([first]);
    await book(first);
    expect(await claim("appointment")).toEqual([]);
    await book(second);
    // Staff change the time while the email about the other one is being sent.
    clock.now += 1000;
    const [pending] = await outbox.claim("appointment", 20);
    await book(first);
    if (pending) await outbox.markDelivered(pending);
    expect(pending?.bookedFor).toBe(second);
    expect((await claim("appointment")).map(({ bookedFor }) => bookedFor)).toEqual([first]);
    // An email that has failed for good is sent if staff press again.
    await book(second);
    clock.now += 1000;
    const [failed] = await outbox.claim("appointment", 20);
    if (failed) await outbox.markFailed(failed, "EAUTH", true);
    await book(second);
    expect(await claim("appointment")).toEqual([failed]);
  });

  test("plans emails to at most two hundred of a location's patients a day", async () => {
    const database = await openNew();
    const requests = sqlBookingRequests(database, ["confirmation"]);
    for (let count = 0; count < 202; count += 1) {
      await requests.save(bookingRequest({ patient: { email: `${count}@patient.example` } }));
    }
    expect(await sqlOutbox(database).claim("confirmation", 999)).toHaveLength(200);
  });

  test("of forty requests within ten minutes ten have a notification, and the others a digest, also if sent again or if one is deleted", async () => {
    const database = await openNew();
    const clock = heldClock();
    clock.now = Date.parse("2026-03-27T09:31:00Z");
    const requests = sqlBookingRequests(database, ["webhook", "email"]);
    const outbox = sqlOutbox(database);
    const sent = Array.from({ length: 40 }, () => bookingRequest());
    for (const request of sent) {
      await requests.save(request);
      clock.now += 1000;
    }
    const claim = () => deliverAll(outbox, "email");
    expect((await claim()).map(({ requestId }) => requestId)).toEqual(
      sent.slice(0, 10).map(({ id }) => id),
    );
    await requests.remove(sent[10]?.id ?? "");
    clock.now += 10 * 60_000;
    for (const request of sent.slice(11)) await requests.save(request);
    const [digest, ...others] = await claim();
    expect(others).toEqual([]);
    expect(digest && (await outbox.digestOf(digest))).toEqual({
      at: "2026-03-27T09:40:00.000Z",
      ids: sent.slice(11).map(({ id }) => id),
      marked: 0,
    });
    await requests.save(bookingRequest());
    clock.now += 1000;
    const [last] = await claim();
    if (digest) await outbox.markFailed(digest, "HTTP 500");
    if (last) await outbox.markFailed(last, "HTTP 404", true);
    const failed = (await outbox.listFailed()).map(({ digestAt }) => digestAt);
    expect(failed).toEqual([null, digest?.digestAt]);
    await requests.removeBefore("9999");
    expect(await outbox.listFailed()).toEqual([]);
  });
}
