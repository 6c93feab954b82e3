import type { Socket } from "node:net";
import { afterAll, expect, test } from "vitest";
import { eventually } from "../../resources.ts";
import { bookingRequest } from "../../server/handler-fixture.ts";
import { ownFolder, ownReceiver } from "../own-receiver.ts";
import { startProxy } from "../proxy.ts";
import { type Receiver, signIn } from "../receiver-fixture.ts";
import { startMailServer } from "./smtp-server.ts";

const UNANSWERED =
  /confirmation: the mail server did not answer, so perhaps it was delivered;\s+not repeated any more/;

const mail = await startMailServer(() => undefined);
afterAll(() => mail.close());

/** A receiver whose connection to the mail server passes through `interrupt`. */
async function setup(interrupt: (client: Socket, server: Socket) => void) {
  const smtp = await startProxy(mail.url, interrupt);
  const folder = ownFolder();
  const options = ["--smtp", smtp, "--mail-from", "desk@practice.example", "--mail-to-patients"];
  const start = () => ownReceiver([...options, "--data", folder.file("data.sqlite")], { folder });
  const receiver = await start();
  const staff = await signIn(receiver);
  const request = bookingRequest();
  const email = `${request.id}@patient.example`;
  request.patient.email = email;
  expect((await receiver.post(request)).status).toBe(201);
  return {
    receiver,
    start,
    emails: () => mail.emails.filter(({ recipients }) => recipients.includes(email)),
    pageAt: async (instance: Receiver) =>
      (await staff.get(`/inbox/requests/${request.id}/`, instance)).text(),
  };
}

test("an email whose acceptance does not arrive is not sent again, and staff see that", async () => {
  let connections = 0;
  const { receiver, emails, pageAt } = await setup((client, server) => {
    const isFirst = connections++ === 0;
    let isSent = false;
    server.on("data", (bytes) => {
      if (isFirst && isSent) client.destroy();
      else client.write(bytes);
      isSent ||= bytes.includes("354 ");
    });
  });
  await eventually(() => expect(emails()).toHaveLength(1));
  const { patient, ...later } = bookingRequest();
  await receiver.post({ ...later, patient: { ...patient, email: "later@patient.example" } });
  await eventually(() => expect(mail.emails.at(-1)?.recipients).toEqual(["later@patient.example"]));
  expect(await pageAt(receiver)).toMatch(UNANSWERED);
  expect(emails()).toHaveLength(1);
});

test("an email that a receiver is sending is not sent by another one, whatever becomes of the first", async () => {
  const { start, emails, pageAt } = await setup((client, server) => {
    let isSent = false;
    server.on("data", (bytes) => {
      if (!isSent) client.write(bytes);
      isSent ||= bytes.includes("354 ");
    });
  });
  await eventually(() => expect(emails()).toHaveLength(1));
  const other = await start();
  other.clock.now += 60_000;
  expect(await pageAt(other)).toMatch(UNANSWERED);
  expect(emails()).toHaveLength(1);
});

test("an email of which the end was not sent is sent again", async () => {
  let connections = 0;
  const { receiver, emails, pageAt } = await setup((client, server) => {
    const isFirst = connections++ === 0;
    server.on("data", (bytes) => {
      if (isFirst && bytes.includes("354 ")) client.destroy();
      else client.write(bytes);
    });
  });
  await eventually(async () => expect(await pageAt(receiver)).toContain("confirmation: "));
  receiver.clock.now += 6000;
  await eventually(() => expect(emails()).toHaveLength(1));
  expect(connections).toBe(2);
  await eventually(async () => expect(await pageAt(receiver)).not.toContain("confirmation: "));
});
