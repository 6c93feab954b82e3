import { writeFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import type { BookingRequest } from "../../../src/contract/booking-request/booking-request.ts";
import { eventually } from "../../resources.ts";
import { bookingRequest } from "../../server/handler-fixture.ts";
import { startMailServer } from "../notifications/smtp-server.ts";
import { ownFolder, ownReceiver, sharedReceiver } from "../own-receiver.ts";
import { NO_LIMITS, postForm, type Receiver, signIn } from "../receiver-fixture.ts";

const ORIGIN = "http://localhost:8080";
const mail = await startMailServer(() => undefined);
afterAll(() => mail.close());
const MAIL = [
  ...["--smtp", mail.url, "--mail-from", "desk@practice.example"],
  ...["--mail-to-patients", "--mail-to", "staff@practice.example", "--public-url", ORIGIN],
];
const receiver = await sharedReceiver([...MAIL, ...NO_LIMITS]);

/** Sends a request, and returns the path of the link in the patient's email. */
async function requestLink(over: Partial<BookingRequest> = {}, to: Receiver = receiver) {
  const request = bookingRequest({ screener: QUESTION, ...over });
  const email = `${request.id}@patient.example`;
  expect((await to.post({ ...request, patient: { ...request.patient, email } })).status).toBe(201);
  return { id: request.id, path: await linkIn(email), inbox: `/inbox/requests/${request.id}/` };
}

/** The path of the link in an email to the patient, the first one unless told. */
async function linkIn(address: string, index = 0) {
  const received = () =>
    mail.emails.filter(({ recipients }) => recipients.includes(address))[index];
  await eventually(() => expect(received()).toBeDefined());
  const path = /^http:\/\/localhost:8080(\/change\/\S+)$/m.exec(received()?.text ?? "")?.[1] ?? "";
  expect(received()?.html?.includes(path)).toBe(true);
  expect(JSON.stringify(received()).includes("to change or cancel")).toBe(path === "");
  return path;
}

const QUESTION = { question: "Are you in pain?", answer: "yes", action: "allow" } as const;
const answer = async (path: string, fields: Record<string, string>, to: Receiver = receiver) => {
  const response = await postForm(to, path, fields);
  return { status: response.status, page: await response.text() };
};
const slotIn = (ms: number) => {
  const [start = "", end = ""] = [ms, ms + 1_800_000].map((later) =>
    new Date(receiver.clock.now + later).toISOString(),
  );
  return { id: "20", start, end, schedule: "10", source: "page" };
};

test("a patient asks to cancel: it is marked in the inbox once, and staff are notified, also after another appointment", async () => {
  const { id, path, inbox } = await requestLink({ locale: "es", slot: slotIn(86_400_000) });
  const staff = await signIn(receiver);
  await staff.post(`${inbox}state/`, { state: "done" });
  const opened = await (await receiver.fetch(path)).text();
  expect(opened).toContain('lang="es" dir="ltr"');
  for (const secret of ["Quill", "script"]) expect(opened).not.toContain(secret);
  const { page } = await answer(path, { letters: "qui" });
  expect(page).toContain("Quill Dental");
  expect(page).toMatch(/\d:\d\d/);
  for (const secret of ["pain", "1990", "0123", "Ada"]) expect(page).not.toContain(secret);
  const asked = ["cancel", "move"].map((change) => answer(path, { letters: "qui", change }));
  const [first, second] = await Promise.all(asked);
  expect(first?.page).toContain("✓ Deseo cancelar");
  expect(second?.page).toContain("✓ Deseo cancelar");
  expect(await staff.textOf("/inbox/")).toContain('state-new">Asks to cancel');
  const history = await staff.textOf(inbox);
  expect(history.match(/Asks to cancel<\/p>/g)).toHaveLength(1);
  expect(history).not.toContain("Asks to move");
  const toStaff = () =>
    mail.emails.filter(({ messageId }) => messageId?.startsWith(`<${id}.cancel.`));
  await eventually(() => expect(toStaff()).toHaveLength(1));
  expect(toStaff()[0]?.subject).toBe("A request to cancel an appointment is waiting");
  const booked = { outcome: "Booked", date: "2099-12-01", time: "10:30", email: "yes" };
  await staff.post(`${inbox}state/`, booked);
  expect(await linkIn(`${id}@patient.example`, 1)).toBe(path);
  await staff.post(`${inbox}state/`, { ...booked, date: "2099-12-02", email: "" });
  expect((await answer(path, { letters: "qui" })).page).toMatch(/2\sde\sdiciembre/);
  expect((await answer(path, { letters: "qui", change: "cancel" })).page).toContain("✓ Deseo");
  await eventually(() => expect(toStaff()).toHaveLength(2));
  expect(new Set(toStaff().map(({ messageId }) => messageId)).size).toBe(2);
  await staff.post(`${inbox}state/`, { state: "called" });
  expect((await answer(path, { letters: "qui", change: "move" })).page).toContain("✓ Llámenme");
});

test("whatever opens the link, however often, changes nothing", async () => {
  const { path, inbox } = await requestLink();
  for (const method of ["GET", "HEAD", "GET"]) {
    const query = "&letters=qui&change=cancel";
    expect((await receiver.fetch(path + query, { method })).status).toBe(200);
  }
  expect(await (await signIn(receiver)).textOf(inbox)).not.toContain("Asks to cancel");
});

test("a link that is forged, shortened, of another request or expired reveals nothing", async () => {
  const { path, id } = await requestLink({ slot: slotIn(3_600_000) });
  const other = await requestLink();
  const gone = await requestLink();
  await (await signIn(receiver)).post("/inbox/selected/", { action: "delete", id: gone.id });
  const paths = [
    ...["/change/", "/change/?link=", "/change/?link=a.b.c", gone.path, path.slice(0, -1)],
    ...[`${path}a`, path.replace(id, other.id), path.replace(".", ".."), path.replace(id, "é")],
  ];
  const pages = await Promise.all(
    paths.map((one) => answer(one, { letters: "qui", change: "cancel" })),
  );
  expect(new Set(pages.map(({ page }) => page)).size).toBe(1);
  expect(pages[0]?.page).toContain("To change or cancel, call the practice.");
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([404]));
  expect((await receiver.fetch(path)).status).toBe(200);
  receiver.clock.now += 3_600_000;
  expect(await answer(path, { letters: "qui" })).toEqual(pages[0]);
});

test("after ten wrong attempts, even simultaneous ones, a link stops working", async () => {
  const { path, inbox } = await requestLink();
  expect((await answer(path, { letters: "<b>" })).page).toContain('value="&lt;b&gt;" required');
  const guesses = Array.from({ length: 100 }, (_, index) => answer(path, { letters: `a${index}` }));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 422)).toHaveLength(9);
  expect((await answer(path, { letters: "qui", change: "cancel" })).status).toBe(404);
  expect(await (await signIn(receiver)).textOf(inbox)).not.toContain("Asks to cancel");
});

test.each([
  [{ lastName: "Ößtlund" }, "ost", 422],
  [{ lastName: "Öztürk" }, "OZT", 200],
  [{ lastName: "O’Brien" }, "O'B", 200],
  [{ lastName: "Ng" }, "ng", 200],
  [{ lastName: "Ng" }, "", 422],
  [{ firstName: "Sukarno", lastName: "-" }, "suk", 200],
  [{ lastName: "김" }, "김", 200],
])("of %o, the letters %j get %s", async (patient, letters, status) => {
  const { path } = await requestLink({ patient });
  expect((await answer(path, { letters })).status).toBe(status);
});

test("the sender of a request for a child enters the letters of either", async () => {
  const requester = { first_name: "Noa", last_name: "Hourglen", relation: "mother" };
  const { path } = await requestLink({ for_whom: "child", requester });
  for (const letters of ["hou", "qui"]) expect((await answer(path, { letters })).status).toBe(200);
});

test("a request without a name, and a receiver without a public address, send no link", async () => {
  expect((await requestLink({ patient: {} })).path).toBe("");
  const own = await ownReceiver(MAIL.slice(0, -2));
  expect((await requestLink({}, own)).path).toBe("");
});

test("a page of another origin cannot ask for a change, and each network is limited", async () => {
  const own = await ownReceiver([...MAIL, "--max-per-address", "2"]);
  const { path } = await requestLink({}, own);
  const evil = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
  const refused = await postForm(own, path, { letters: "qui", change: "cancel" }, evil);
  expect(refused.status).toBe(403);
  expect(await refused.text()).toContain("To change or cancel, call the practice.");
  const statuses = [];
  for (let sent = 0; sent < 3; sent += 1) statuses.push((await answer(path, {}, own)).status);
  expect(statuses).toEqual([422, 422, 429]);
});

test("while the database is away, the page says to call", async () => {
  const file = ownFolder().file("data.sqlite");
  const own = await ownReceiver([...MAIL, "--data", file]);
  const { path } = await requestLink({}, own);
  writeFileSync(file, "damaged");
  const { status, page } = await answer(path, { letters: "qui" }, own);
  expect([status, page.includes("To change or cancel, call the practice.")]).toEqual([503, true]);
});
