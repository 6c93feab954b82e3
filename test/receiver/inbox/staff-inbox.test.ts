import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { requestReference } from "../../../src/contract/booking-request/reference.ts";
import { whenText } from "../../../src/receiver/details/request-details.ts";
import { lateBadge } from "../../../src/receiver/inbox/badges.ts";
import type { InboxItem } from "../../../src/receiver/stores/inbox-item.ts";
import { bookingRequest } from "../../server/handler-fixture.ts";
import { ownReceiver, sharedReceiver } from "../own-receiver.ts";
import { addQuickAccount, NO_LIMITS, postForm, signIn } from "../receiver-fixture.ts";

const receiver = await sharedReceiver(NO_LIMITS);
await addQuickAccount(receiver.accounts, "grace");
const staff = await signIn(receiver);

const started = receiver.clock.now;
afterEach(() => {
  receiver.clock.now = started;
});

const { textOf } = staff;
const list = () => textOf("/inbox/");
const filter = async (fields: Record<string, string>) => {
  expect((await staff.post("/inbox/filter/", fields)).status).toBe(303);
  return list();
};
const save = async (patient: Record<string, string> = {}, over: object = {}) => {
  const request = bookingRequest();
  const body = { ...request, patient: { ...request.patient, ...patient }, ...over };
  expect((await receiver.post(body)).status).toBe(201);
  return { id: request.id, path: `/inbox/requests/${request.id}/` };
};

test("the session's cookie is not readable by scripts, and only sent over HTTPS to this host", () => {
  expect(staff.response.headers.getSetCookie()[0]).toMatch(
    /^__Host-session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
});

test("nothing is shown without signing in", async () => {
  const { id, path } = await save();
  const deletion = { action: "delete", id };
  for (const page of ["/inbox/", path, "/inbox/export.csv", "/inbox/log/"]) {
    for (const Cookie of ["", "__Host-session=x", "session=x"]) {
      const response = await receiver.fetch(page, { headers: { Cookie } });
      expect([response.status, response.headers.get("Location")]).toEqual([303, "/inbox/sign-in/"]);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
    }
  }
  expect((await postForm(receiver, "/inbox/selected/", deletion)).status).toBe(303);
  expect((await staff.get(path)).status).toBe(200);
});

test("pages allow no scripts, frames or forms of others", async () => {
  const { headers } = await staff.get("/inbox/");
  expect(headers.get("Content-Security-Policy")).toBe(
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  expect(headers.get("X-Frame-Options")).toBe("DENY");
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
});

test("a page of another origin cannot change anything", async () => {
  const { path } = await save();
  const evil = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
  const actions = ["/inbox/selected/", "/inbox/filter/", "/inbox/sign-out/"];
  for (const action of [`${path}state/`, ...actions]) {
    expect((await staff.post(action, { outcome: "Done", seen: "0" }, evil)).status).toBe(403);
  }
  const { status, headers } = await postForm(receiver, "/inbox/sign-in/", {}, evil);
  expect([status, headers.get("X-Frame-Options")]).toEqual([403, "DENY"]);
  expect(await textOf(path)).toContain("state-new");
});

test("the same sentence for a wrong name and a wrong password", async () => {
  const page = async (account: string) => {
    const text = await (await signIn(receiver, account, "x")).response.text();
    return text.replaceAll(account, "");
  };
  expect(await page("grace")).toBe(await page("nobody"));
  expect(await page("grace")).toContain("<title>Error: Sign in ");
  expect(await textOf("/inbox/sign-in/")).toContain("<title>Sign in ");
});

test("signing out ends a session", async () => {
  const session = await signIn(receiver);
  expect((await session.get("/inbox/")).status).toBe(200);
  expect((await session.post("/inbox/sign-out/")).status).toBe(303);
  expect((await session.get("/inbox/")).status).toBe(303);
});

test("a session does not last longer because its open page shows new requests by itself", async () => {
  const { get } = await signIn(receiver);
  const secondsAfter = async (headers: Record<string, string>) => {
    receiver.clock.now += 60_000;
    const fetch: typeof receiver.fetch = (path, init) =>
      receiver.fetch(path, { headers: { ...init?.headers, ...headers } });
    await get("/inbox/", { ...receiver, fetch });
    return Number((await get("/inbox/version")).headers.get("Seconds-Left"));
  };
  const all = await secondsAfter({ "Sec-Fetch-Dest": "document" });
  expect(await secondsAfter({ "Sec-Fetch-Dest": "empty" })).toBe(all - 60);
});

test("what somebody searches for is in no URL, and only theirs", async () => {
  await save({ lastName: "Östlund" });
  await save({ lastName: "Else" });
  expect(await filter({ text: "ostlund", location: "", state: "" })).not.toContain("Else");
  const other = await signIn(receiver, "grace");
  expect(await (await other.get("/inbox/")).text()).toContain("Else");
  expect(await filter({ all: "yes" })).toContain("Else");
});

test("requests of a type that the practice calls urgent are first, and marked; rows say when they came", async () => {
  const own = await ownReceiver(["--urgent-type", " toothache", "--urgent-type", "IMPLANT"]);
  const types = [
    { appointment_type: "Cleaning" },
    { appointment_type: "LIMITED", appointment_type_label: "Toothache" },
    { appointment_type: "Implant", appointment_type_label: "Something firm" },
    // Sent by somebody who has changed the form: this makes no other cleaning urgent.
    { appointment_type: "Cleaning", appointment_type_label: "Toothache" },
  ];
  const requests = types.map((type) => bookingRequest({ ...type, time_zone: "UTC" }));
  for (const request of requests) await own.post(request);
  const ada = await signIn(own);
  const rows = async () => {
    const [, ...items] = (await ada.textOf("/inbox/")).split('<li id="request-');
    return items.map((row) => {
      const index = requests.findIndex(({ id }) => row.startsWith(id));
      return row.includes(">Urgent<") ? `${index} urgent` : `${index}`;
    });
  };
  expect(await rows()).toEqual(["1 urgent", "2 urgent", "3 urgent", "0"]);
  await ada.press("/inbox/", "Left a voicemail");
  expect(await rows()).toEqual(["2 urgent", "3 urgent", "1 urgent", "0"]);
});

test.each([
  ["2026-03-04T00:10:00Z", "12:10 AM"],
  ["2026-03-03T23:50:00Z", "Yesterday"],
  ["2026-03-02T23:50:00Z", "Mon, Mar 2"],
])("what came at %s is shown as %s on March 4", (instant, expected) => {
  receiver.clock.now = Date.parse("2026-03-04T12:00:00Z");
  expect(whenText(instant, "UTC").replace(/\s/g, " ")).toBe(expected);
});

test("a new request that waits for longer than the practice says is late, until staff have called", async () => {
  const own = await ownReceiver(["--reply-within", "2 hours"]);
  const request = bookingRequest();
  await own.post(request);
  own.clock.now += 121 * 60_000;
  const ada = await signIn(own);
  const path = `/inbox/requests/${request.id}/`;
  for (const page of ["/inbox/", path]) expect(await ada.textOf(page)).toContain(">Late<");
  await ada.press(path, "Reached");
  for (const page of ["/inbox/", path]) expect(await ada.textOf(page)).not.toContain(">Late<");
});

// A Friday evening, which is Saturday in UTC; a Saturday; a Tuesday. Thursday the 26th is closed.
test.each<[string, string, string, string?]>([
  ["1 day", "11-27T18:00", "11-30T18:00"],
  ["1 day", "11-28T10:00", "12-01T00:00"],
  ["7 days", "11-24T09:00", "12-03T09:00"],
  ["2 hours", "11-27T18:00", "11-27T20:00"],
  ["1 day", "11-27T18:00", "11-28T18:00", "Mo-Sa 08:00-12:00"],
  ["2 days", "11-24T09:00", "11-30T09:00", "Mo-Th 08:00-17:00; 2026 Nov 26 off"],
])("with %s, a request of %s is late after %s of the practice", (within, received, due, hours) => {
  const at = (text: string) => Date.parse(`2026-${text}-08:00`);
  const request = bookingRequest({ time_zone: "America/Los_Angeles" });
  const item = { request, received_at: new Date(at(received)).toISOString(), state: "new" };
  const isLate = [-1, 1].map((minutes) => {
    receiver.clock.now = at(due) + minutes * 60_000;
    return Boolean(lateBadge(item as InboxItem, { replyWithin: within, hours }));
  });
  expect(isLate).toEqual([false, true]);
});

test("the access log says who did what, without patient data", async () => {
  const { id, path } = await save({ lastName: "Confidential" });
  await filter({ text: "Confidential", location: "", state: "" });
  await staff.get(path);
  await staff.press(path, "Reached");
  await (await staff.get("/inbox/export.csv")).text();
  await staff.post("/inbox/selected/", { action: "delete", id });
  await filter({ all: "yes" });
  const log = await textOf("/inbox/log/");
  for (const action of ["viewed", "changed", "deleted"]) {
    expect(log).toContain(`<bdi>ada</bdi></td><td>${action} ${requestReference(id)} (${id})`);
  }
  expect(log).toContain("exported");
  expect(log).not.toContain("Confidential");
});

test.each(["multipart/form-data", "multipart/form-data; boundary=a"])(
  "a damaged form of the type %j gets 400 with a sentence, and nothing is logged as a failure",
  async (type) => {
    const log = vi.spyOn(console, "error");
    onTestFinished(() => log.mockRestore());
    const response = await receiver.fetch("/inbox/sign-in/", {
      method: "POST",
      headers: { Origin: receiver.origin, "Content-Type": type },
      body: "--a\r\nno form",
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toBe("The form is damaged. Go back, and send it again.\n");
    expect(log).not.toHaveBeenCalled();
  },
);
