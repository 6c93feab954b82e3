import ICAL from "ical.js";
import type { Email } from "postal-mime";
import { afterAll, expect, test } from "vitest";
import { requestReference } from "../../../src/contract/booking-request/reference.ts";
import { eventually } from "../../resources.ts";
import { bookingRequest } from "../../server/handler-fixture.ts";
import { sharedReceiver } from "../own-receiver.ts";
import type { Typed } from "../page-form.ts";
import { NO_LIMITS, signIn } from "../receiver-fixture.ts";
import { startMailServer } from "./smtp-server.ts";

let busyTries = 0;
const mail = await startMailServer((recipient) => {
  if (recipient.startsWith("unknown")) return 550;
  return recipient.startsWith("busy") && busyTries++ === 0 ? 450 : undefined;
});
afterAll(() => mail.close());
const receiver = await sharedReceiver([
  ...["--smtp", mail.url, "--mail-from", "desk@practice.example", "--mail-to-patients"],
  ...NO_LIMITS,
]);
const staff = await signIn(receiver);

async function send(email: string | undefined, over: object = {}) {
  const request = bookingRequest({ locale: "es", time_zone: "America/Los_Angeles" });
  const body = { ...request, ...over, patient: { ...request.patient, ...(email && { email }) } };
  const response = await receiver.post(body);
  expect(response.status).toBe(201);
  const { emailed } = await response.json();
  return { ...body, ...(emailed && { emailed }), path: `/inbox/requests/${request.id}/` };
}

const emailsTo = (address: string) =>
  mail.emails.filter(({ recipients }) => recipients.includes(address));
const oneEmailTo = (address: string) => eventually(() => expect(emailsTo(address)).toHaveLength(1));

const eventIn = (content: Email["attachments"][number]["content"] = "") => {
  const text = typeof content === "string" ? content : new TextDecoder().decode(content);
  return new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent")[0]);
};

test("a patient gets one confirmation in their language, however often the request is sent", async () => {
  const request = await send("maren@patient.example");
  await Promise.all([receiver.post(request), receiver.post(request)]);
  await oneEmailTo("maren@patient.example");
  await receiver.post(request);
  // Delivered after it, so a second one would be there.
  await send("later@patient.example");
  await oneEmailTo("later@patient.example");
  const [email, ...others] = emailsTo("maren@patient.example");
  expect(others).toEqual([]);
  expect(email).toMatchObject({
    subject: "Solicitud enviada",
    from: { name: "Quill Dental", address: "desk@practice.example" },
    messageId: `<${request.id}.confirmation@practice.example>`,
    attachments: [],
  });
  for (const content of [email?.text, email?.html]) {
    expect(content).toContain(requestReference(request.id));
    for (const answer of ["Ada", "+15550100123", "1990"]) expect(content).not.toContain(answer);
  }
});

test("answers that are not one address get nothing, and staff see that", async () => {
  const addresses = [
    ...["a,b@patient.example", "a;b@patient.example", "<b>@patient.example"],
    ...['"x"b@patient.example', "a:b@patient.example"],
  ];
  const sent = mail.emails.length;
  const requests = await Promise.all(addresses.map((address) => send(address)));
  for (const { path } of requests) {
    await eventually(async () =>
      expect(await staff.textOf(path)).toContain("confirmation: not an address"),
    );
  }
  expect(mail.emails.slice(sent).flatMap(({ recipients }) => recipients)).toEqual([]);
});

test("the response says that the patient gets an email, where one is planned, and otherwise nothing", async () => {
  const id = crypto.randomUUID();
  for (const _ of [1, 2]) expect((await send("said@patient.example", { id })).emailed).toBe(true);
  for (const address of [undefined, "a;b@patient.example"])
    expect(await send(address)).not.toHaveProperty("emailed");
  const marked = await send("marked@patient.example", { seconds_on_page: 0 });
  expect(marked).not.toHaveProperty("emailed");
  const many = [];
  for (const name of ["m.any", "many", "MANY", "many+1", "many+2", "m.any+3"]) {
    many.push((await send(`${name}@gmail.com`)).emailed);
  }
  expect(many).toEqual([true, true, true, true, true, undefined]);
});

test("a busy mail server gets it again; an unknown address is given up at once, and shown", async () => {
  const { path } = await send("unknown@patient.example");
  const failure = /confirmation: EENVELOPE 550;\s+not repeated any more/;
  await eventually(async () => expect(await staff.textOf(path)).toMatch(failure));
  const busy = await send("busy@patient.example");
  const refused = "confirmation: EENVELOPE 450;";
  await eventually(async () => expect(await staff.textOf(busy.path)).toContain(refused));
  receiver.clock.now += 6000;
  await oneEmailTo("busy@patient.example");
  expect(busyTries).toBe(2);
});

test("an appointment that staff book is emailed once with its file; another time is another email", async () => {
  const address = "booked@patient.example";
  const { id, path } = await send(address);
  await oneEmailTo(address);
  const book = (fields: Typed) =>
    staff.press(path, "Booked", {
      ...{ date: "2099-12-01", time: "10:30", email: "yes", note: "" },
      ...fields,
    });
  await Promise.all([book({}), book({})]);
  await eventually(() => expect(emailsTo(address)).toHaveLength(2));
  await book({});
  await book({ time: "11:00" });
  await eventually(() => expect(emailsTo(address)).toHaveLength(3));
  await book({ time: "12:00", email: [] });
  const [requested, ...booked] = emailsTo(address);
  expect(requested?.attachments).toEqual([]);
  const read = booked.map(({ subject, text = "", attachments: [file] }) => {
    const { method } = file ?? {};
    const event = eventIn(file?.content);
    expect(file).toMatchObject({ filename: "appointment.ics", mimeType: "text/calendar", method });
    return [subject, /\d?\d:\d\d/.exec(text)?.[0], method, event.uid, event.sequence];
  });
  expect(read).toEqual([
    ["Su cita está reservada", "10:30", "PUBLISH", id, 0],
    ["Su cita ha cambiado", "11:00", "PUBLISH", id, 1],
  ]);
  const page = await staff.textOf(path);
  expect(page).toMatch(/Booked for Tue, Dec\s1, 2099, 10:30\sAM\nThe patient gets an email\./);
  expect(page).toContain("state-done");
});

test.each([
  { date: "2026-02-31", time: "10:30" },
  { date: "2099-12-01", time: "" },
  { date: "2020-12-01", time: "10:30" },
])(
  "an email about an appointment at %o is refused, and nothing that staff typed is lost",
  async (when) => {
    const { path } = await send("incomplete@patient.example");
    const refused = await staff.press(path, "Booked", { ...when, note: "<X-rays>." });
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(page).toContain('role="alert">Not saved: choose a date');
    expect(page).toContain("<title>Error: Request ");
    for (const text of [`value="${when.date}" aria-invalid`, "&lt;X-rays&gt;."]) {
      expect(page).toContain(text);
    }
    expect(await staff.textOf(path)).not.toContain("What was done");
  },
);

test("an email to who is perhaps no patient is offered only after staff say that it is one", async () => {
  const marked = { seconds_on_page: 0 };
  const [never, later] = [await send("a@x.example", marked), await send("b@x.example", marked)];
  const booked = { date: "2099-12-01", time: "10:30", email: "yes" };
  await expect(staff.press(never.path, "Booked", booked)).rejects.toThrow("No form has");
  await staff.post(`${never.path}state/`, { ...booked, outcome: "Booked", seen: "0" });
  await staff.press(later.path, "It is from a patient");
  await staff.press(later.path, "Booked", booked);
  await oneEmailTo("b@x.example");
  expect(emailsTo("a@x.example")).toEqual([]);
});
