import { hash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { afterAll, expect, test } from "vitest";
import type { BookingRequest } from "../../../src/contract/booking-request/booking-request.ts";
import { isOpenedBy } from "../../../src/receiver/patient-link/link.ts";
import { recordOf } from "../../example-record.ts";
import { eventually, listen } from "../../resources.ts";
import { bookingRequest } from "../../server/handler-fixture.ts";
import { startMailServer } from "../notifications/smtp-server.ts";
import { ownFolder, ownReceiver, sharedReceiver } from "../own-receiver.ts";
import { NO_LIMITS, postForm, type Receiver, signIn } from "../receiver-fixture.ts";

const DAY_MS = 86_400_000;
const ORIGIN = "http://localhost:8080";
const mail = await startMailServer(() => undefined);
afterAll(() => mail.close());
const MAIL = [
  ...["--smtp", mail.url, "--mail-from", "desk@practice.example"],
  ...["--mail-to-patients", "--mail-to", "staff@practice.example", "--public-url", ORIGIN],
];
const receiver = await sharedReceiver([...MAIL, ...NO_LIMITS]);

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
/** Sends a form of the page; `page` is what the browser then shows, at `path`. */
const answer = async (path: string, fields: Record<string, string>, to: Receiver = receiver) => {
  const sent = await postForm(to, path, fields);
  const next = sent.headers.get("Location");
  const shown = next === null ? sent : await to.fetch(next);
  const page = await shown.text();
  const asked = /name="asked" value="(\d+)"/.exec(page)?.[1] ?? "";
  return { status: sent.status, page, path: next ?? path, asked };
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
  await staff.press(inbox, "Done");
  const first = await (await receiver.fetch(path)).text();
  expect(first).toMatch(/lang="es" dir="ltr".*Quill Dental.*nadie más/s);
  const opened = await answer(path, { letters: "qui" });
  for (const page of [first, opened.page]) expect(page).not.toMatch(/pain|1990|0123|Ada|script/);
  const ask = (change: string) => answer(opened.path, { change, asked: opened.asked });
  const shown = await Promise.all([ask("cancel"), ask("move")]);
  for (const { status, page } of shown) {
    expect([status, page]).toEqual([303, expect.stringContaining(">Deseo cancelar<")]);
    expect(page).toContain("Su solicitud sigue como está");
  }
  expect(await staff.textOf("/inbox/")).toContain('state-new">Asks to cancel');
  const history = await staff.textOf(inbox);
  expect(history.match(/Asks to \w+<\/p>/g)).toEqual(["Asks to cancel</p>"]);
  const toStaff = () =>
    mail.emails.filter(({ messageId }) => messageId?.startsWith(`<${id}.cancel.`));
  await eventually(() => expect(toStaff()).toHaveLength(1));
  expect(toStaff()[0]?.subject).toBe("A request to cancel an appointment is waiting");
  const booked = { date: "2099-12-01", time: "10:30", email: "yes" };
  await staff.press(inbox, "Booked", booked);
  expect(await linkIn(`${id}@patient.example`, 1)).toBe(path);
  await staff.press(inbox, "Booked", { ...booked, date: "2099-12-02", email: [] });
  // The same form again, as a tab sends it that is reloaded.
  await ask("cancel");
  expect(await staff.textOf("/inbox/")).not.toContain('state-new">Asks');
  const again = await answer(path, { letters: "qui" });
  const second = await answer(again.path, { change: "cancel", asked: again.asked });
  expect(second.page).toMatch(/2\sde\sdiciembre.*Su cita se mantiene.*>Deseo cancelar</s);
  await eventually(() => expect(toStaff()).toHaveLength(2));
  expect(new Set(toStaff().map(({ messageId }) => messageId)).size).toBe(2);
  await staff.press(inbox, "Reached");
  const third = await answer(path, { letters: "qui" });
  const { page } = await answer(third.path, { change: "move", asked: third.asked });
  expect(page).toContain(">Llámenme");
});

test("whatever opens the link, however often, changes nothing; only a second question has the button that cancels", async () => {
  const { path, inbox } = await requestLink({ slot: slotIn(DAY_MS) });
  const opened = (await answer(path, { letters: "qui" })).path;
  const pages = [];
  for (const shown of [path, opened, `${opened}&cancel`]) {
    const url = `${shown}&letters=qui&change=cancel`;
    expect((await receiver.fetch(url, { method: "HEAD" })).status).toBe(200);
    pages.push(await (await receiver.fetch(url)).text());
  }
  expect(pages.map((page) => /\d:\d\d/.test(page))).toEqual([false, true, true]);
  expect(pages.map((page) => page.includes('value="cancel"'))).toEqual([false, false, true]);
  const sheet = await (await receiver.fetch("/change/card.css")).text();
  const classes = pages.flatMap((page) => page.match(/(?<=class="[^"]*)[\w-]+/g) ?? []);
  expect(classes.filter((name) => !new RegExp(`\\.${name}\\b`).test(sheet))).toEqual([]);
  expect(await (await signIn(receiver)).textOf(inbox)).not.toContain("Asks to cancel");
});

test("the page has the practice's color, address, number and logo, and may load nothing else", async () => {
  const record = recordOf("branded");
  const body = JSON.stringify({ success: true, data: record });
  const service = createServer((_request, response) => void response.end(body));
  const baseUrl = `http://127.0.0.1:${await listen(service)}`;
  const own = await ownReceiver([...MAIL, "--base-url", baseUrl]);
  const { path } = await requestLink({ location_id: record.id }, own);
  const response = await own.fetch(path);
  const page = await response.text();
  const logo = record.web_scheduler_config.branding.header_logo_url;
  const parts = ["--ws-card: #0b4f66", record.streetAddress, `tel:${record.phone_number}`, logo];
  expect(parts.filter((part) => !page.includes(part))).toEqual([]);
  const style = hash("sha256", /<style>(.*)<\/style>/s.exec(page)?.[1] ?? "", "base64");
  expect(response.headers.get("Content-Security-Policy")).toContain(
    `style-src 'self' 'sha256-${style}'; img-src data: ${new URL(logo).origin}; form-action 'self'; base`,
  );
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
  const refused = async (path: string) => {
    const { status, page } = await answer(path, { letters: "qui", change: "cancel" });
    expect([status, page.includes("This link has ended")]).toEqual([404, true]);
    return page;
  };
  expect(new Set(await Promise.all(paths.map(refused))).size).toBe(1);
  expect((await receiver.fetch(path)).status).toBe(200);
  receiver.clock.now += 3_600_000;
  await refused(path);
});

test("the address of an opened link is good for fifteen minutes, for no other link, and not if it is changed", async () => {
  const [{ path }, other] = [await requestLink(), await requestLink()];
  const opened = (await answer(path, { letters: "qui" })).path;
  const [, token = ""] = opened.split("&opened=");
  const isOpened = async (path: string) =>
    (await (await receiver.fetch(path)).text()).includes('name="asked"');
  const later = token.replace(/^\d+/, (until) => `${Number(until) + 60_000}`);
  const changed = [later, token.slice(0, -1), `${token}a`, `0${token}`, "", "Infinity.", "é"];
  for (const one of changed) expect(await isOpened(`${path}&opened=${one}`)).toBe(false);
  expect(await isOpened(`${other.path}&opened=${token}`)).toBe(false);
  expect(await isOpened(opened)).toBe(true);
  expect((await answer(opened, {})).path).toBe(opened);
  receiver.clock.now += 15 * 60_000;
  expect(await isOpened(opened)).toBe(false);
  const late = await answer(opened, { change: "cancel", asked: "0" });
  expect([late.status, late.page.includes('name="letters"')]).toEqual([422, true]);
  expect(late.page).toContain('name="change" value="cancel"');
});

test("after ten wrong attempts, even simultaneous ones, a link waits for a day, then after each", async () => {
  const { path } = await requestLink();
  const wrong = await answer(path, { letters: "<b>" });
  expect(wrong.page).toContain('value="&lt;b&gt;" required');
  expect(wrong.page).toContain("These letters do not match the request.");
  const guesses = Array.from({ length: 100 }, (_, index) => answer(path, { letters: `a${index}` }));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 422)).toHaveLength(9);
  const waiting = await answer(path, { letters: "qui", change: "cancel" });
  expect([waiting.status, waiting.page.includes("Please try again later")]).toEqual([429, true]);
  const expectStatus = async (letters: string, status: number) =>
    expect((await answer(path, { letters })).status).toBe(status);
  receiver.clock.now += DAY_MS + 1;
  await expectStatus("qui", 303);
  await expectStatus("a", 422);
  await expectStatus("qui", 429);
  receiver.clock.now += DAY_MS + 1;
  await expectStatus("qui", 303);
});

test.each([
  ["Đặng", "Dan, đặn, DAN", "Da, Đặ, Dng"],
  ["Łuczak", "Luc, łuc", "uc, Lu"],
  ["Østlund", "Ost, øst, Oes", "st, Øs, Osl"],
  ["Ößtlund", "Oss, Ößt, oes", "ost, Öß"],
  ["Işık", "Isi, ISI, ışı", "is, ı"],
  ["Þórðarson", "Tho, Þór", "Þ, Þó, tor"],
  ["Ærøe", "Aer, ære", "Æ, ar"],
  ["Müller", "Mül, Mul, Mue, Mueller", "Mü, mle"],
  ["Mueller", "Mue, Mül", "Mul, Mu"],
  ["A. Smith", "ASm, a. s, A Smith", "a, A., A.x, Smi, as"],
  ["de la Cruz", "del, de la, De La Cruz", "de, de-, d, de x, Cru"],
  ["O’Brien", "O'B, obr", "o, ob, O’, O'x"],
  ["王", "王", "Wang, 小, 王小"],
  ["Ng", "ng, NG", "n, Ngo, g"],
  ["Bø", "Bø, bo, Boe", "B, bu, Bos"],
  ["김", "김", "ㄱ, 기, 이"],
  ["남궁", "남궁", "남, 남구"],
])("of %s, the letters %s open a link, and %s do not", (lastName, right, wrong) => {
  const request = bookingRequest({ patient: { firstName: "Ada", lastName } });
  const isOpened = (entered: string) => isOpenedBy(request, entered);
  expect(right.split(", ").filter((one) => !isOpened(one))).toEqual([]);
  expect([...wrong.split(", "), "", "'", "ada", "a", ..."abc"].filter(isOpened)).toEqual([]);
});

test("without a last name, the first one counts; of a request for a child, also the sender's", () => {
  const requester = { first_name: "Noa", last_name: "Hourglen", relation: "mother" };
  const ofChild = bookingRequest({ for_whom: "child", requester });
  for (const letters of ["hou", "qui"]) expect(isOpenedBy(ofChild, letters)).toBe(true);
  const patient = { firstName: "Sukarno", lastName: "-" };
  expect(isOpenedBy(bookingRequest({ patient }), "suk")).toBe(true);
});

test("a request without a name or with letters alone, and a receiver without a public address, send no link", async () => {
  for (const patient of [{}, { firstName: "B", lastName: "A." }]) {
    expect((await requestLink({ patient })).path).toBe("");
  }
  const own = await ownReceiver(MAIL.slice(0, -2));
  expect((await requestLink({}, own)).path).toBe("");
});

test("a page of another origin cannot ask for a change, and each network is limited", async () => {
  const own = await ownReceiver([...MAIL, "--max-per-address", "2"]);
  const { path } = await requestLink({}, own);
  const evil = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
  const refused = await postForm(own, path, { letters: "qui", change: "cancel" }, evil);
  expect(refused.status).toBe(403);
  expect(await refused.text()).toContain("call the number in your email.");
  const statuses = [];
  for (let sent = 0; sent < 3; sent += 1) statuses.push((await answer(path, {}, own)).status);
  expect(statuses).toEqual([422, 422, 429]);
});

test("while the database is away, the page says to call or try later", async () => {
  const file = ownFolder().file("data.sqlite");
  const own = await ownReceiver([...MAIL, "--data", file]);
  const { path } = await requestLink({}, own);
  writeFileSync(file, "damaged");
  const { status, page } = await answer(path, { letters: "qui" }, own);
  expect([status, page.includes("call the number in your email.")]).toEqual([503, true]);
});
