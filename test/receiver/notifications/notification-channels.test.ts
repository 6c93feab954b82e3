import { createServer, type RequestListener } from "node:http";
import { createServer as createSocketServer } from "node:net";
import { Webhook } from "standardwebhooks";
import { expect, onTestFinished, test } from "vitest";
import { requestReference } from "../../../src/contract/booking-request/reference.ts";
import { UNBRANDED } from "../../../src/receiver/intake/locations.ts";
import { notificationChannels } from "../../../src/receiver/notifications/notification-channels.ts";
import type { InboxItem } from "../../../src/receiver/stores/inbox-item.ts";
import { listen } from "../../resources.ts";
import { bookingRequest } from "../../server/handler-fixture.ts";
import { notificationConfig, SECRET } from "../receiver-fixture.ts";
import { startMailServer } from "./smtp-server.ts";

const TIMEOUT_MS = 20_000;

const item: InboxItem = {
  received_at: "2026-03-27T09:30:00.000Z",
  request: bookingRequest({ locale: "es" }),
  ...{ unreadable: undefined, suspicion: null, changeRequest: null, linkKey: null },
  ...{ state: "new", history: [], storedHistory: "", rank: 0 },
};
const { id, patient } = item.request;
const practiceOf = async () => undefined;

const serve = async (listener: RequestListener) =>
  `http://127.0.0.1:${await listen(createServer(listener))}/hook`;

const send = (
  webhook: string,
  webhookContent: "reference" | "full" = "reference",
  timeoutMs = TIMEOUT_MS,
) => {
  const config = notificationConfig({ webhook, webhookContent });
  const [channel] = notificationChannels(config, practiceOf, timeoutMs);
  if (!channel) throw new Error("There is no channel.");
  return channel.send(item, new AbortController().signal);
};

test.each(["reference", "full"] as const)("a signed webhook, with content %s", async (content) => {
  let verified: unknown;
  const url = await serve(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    verified = new Webhook(SECRET).verify(body, request.headers as Record<string, string>);
    expect(request.headers["webhook-id"]).toBe(id);
    response.writeHead(204).end();
  });
  await send(url, content);
  expect(verified).toEqual({
    type: "booking_request.received",
    timestamp: item.received_at,
    text: "A booking request is waiting in the inbox.\nLanguage: Spanish\nOpen the inbox",
    data: {
      id,
      reference: requestReference(id),
      location_id: item.request.location_id,
      language: "Spanish",
      suspicious: false,
      ...(content === "full" ? { request: item.request } : {}),
    },
  });
});

test("a digest says how many requests are marked, and nothing about patients", async () => {
  const digest = { at: "2026-03-27T09:40:00.000Z", ids: [], marked: 300 };
  let body = "";
  let webhookId: unknown;
  const webhook = await serve(async (request, response) => {
    body = Buffer.concat(await request.toArray()).toString();
    webhookId = request.headers["webhook-id"];
    response.writeHead(204).end();
  });
  const server = await ownMailServer();
  const mailConfig = { smtp: server.url, mailTo: ["b@practice.example"] };
  const config = notificationConfig({ webhook, webhookContent: "full", ...mailConfig });
  const channels = notificationChannels(config, practiceOf);
  for (const channel of channels) await channel.send(digest, new AbortController().signal);
  const type = "booking_requests.received";
  const data = { ids: [], marked: 300 };
  expect(JSON.parse(body)).toMatchObject({ type, timestamp: digest.at, data });
  expect(webhookId).toBe("digest-20260327T094000000Z");
  const [{ text = "" } = {}] = server.emails;
  expect(text).toContain("300 requests that are perhaps not from patients are waiting");
  expect(text).not.toContain(patient.lastName);
});

test("a webhook that redirects is not followed", async () => {
  let isFollowed = false;
  const url = await serve((request, response) => {
    if (request.url === "/other") isFollowed = true;
    response.writeHead(307, { Location: "/other" }).end();
  });
  await expect(send(url)).rejects.toThrow("HTTP 307");
  expect(isFollowed).toBe(false);
});

test("a webhook that fails or hangs is reported without patient data", async () => {
  const failing = await serve((_request, response) =>
    response.writeHead(500).end(patient.lastName),
  );
  await expect(send(failing)).rejects.toThrow(/^HTTP 500$/);
  const hanging = await serve(() => {});
  await expect(send(hanging, "reference", 500)).rejects.toThrow(/^TimeoutError$/);
  // Headers, but never the end of the body.
  const endless = await serve((_request, response) => response.writeHead(200).write("x"));
  await send(endless);
  await expect(send("http://127.0.0.1:1/")).rejects.toThrow(/^ECONNREFUSED|bad port|TypeError$/);
});

async function ownMailServer() {
  const server = await startMailServer(() => undefined);
  onTestFinished(() => server.close());
  return server;
}

const sendMail = async (smtp: string, timeoutMs = TIMEOUT_MS) => {
  const publicUrl = "https://booking.example";
  const mailTo = ["desk@practice.example"];
  const config = notificationConfig({ smtp, mailTo, publicUrl });
  const [channel] = notificationChannels(config, practiceOf, timeoutMs);
  await channel?.send(item, new AbortController().signal);
};

test("an email says only that a request waits, and in which language, from the sender's domain", async () => {
  const server = await ownMailServer();
  await sendMail(server.url);
  const [{ text = "", recipients = [], source = "", messageId } = {}] = server.emails;
  expect(messageId).toBe(`<${id}@practice.example>`);
  expect(text).toContain("Language: Spanish");
  expect(recipients).toEqual(["desk@practice.example"]);
  expect(text).toContain("https://booking.example/inbox/");
  for (const answer of [...Object.values(patient), requestReference(id)]) {
    expect(source).not.toContain(answer);
  }
});

test.each([
  [undefined, undefined],
  ["reception@practice.example", [{ name: "", address: "reception@practice.example" }]],
])(
  "emails are automatic; replies go to %s, or nobody reads them; a marked request sends the patient nothing, and a practice's name ends no header",
  async (mailReplyTo, replyTo) => {
    const { url: smtp, emails } = await ownMailServer();
    const mailTo = ["desk@practice.example"];
    const config = notificationConfig({ smtp, mailTo, mailToPatients: true, mailReplyTo });
    const practice = {
      ...{ name: "Quill\r\nBcc: x@evil.example", brand: UNBRANDED },
      ...{ phone: "", address: "", sms: "" },
    };
    const request = { ...item.request, patient: { email: "ada@patient.example" } };
    for (const suspicion of ["Suspicious.", null]) {
      for (const channel of notificationChannels(config, async () => practice)) {
        const about = { bookedFor: "2026-12-01T18:30:00Z" };
        await channel.send({ ...item, request, suspicion }, new AbortController().signal, about);
      }
    }
    const toPatient = ["Quill Bcc: x@evil.example", ["ada@patient.example"]];
    expect(emails.map(({ from, recipients }) => [from?.name, recipients])).toEqual([
      ...[["", mailTo], ["", mailTo], toPatient, toPatient],
    ]);
    const isSaid = /Replies to this email are not read|respuestas a este correo no se leen/;
    for (const { text = "", headers, ...email } of emails) {
      expect(headers.find(({ key }) => key === "auto-submitted")?.value).toBe("auto-generated");
      expect([email.replyTo, isSaid.test(text)]).toEqual([replyTo, !mailReplyTo]);
    }
  },
);

test("a mail server that says a little again and again is given up", async () => {
  const server = createSocketServer((socket) => {
    socket.on("error", () => {});
    const timer = setInterval(() => socket.write("220-wait\r\n"), 20);
    socket.on("close", () => clearInterval(timer));
    onTestFinished(() => void socket.destroy());
  });
  const smtp = `smtp://127.0.0.1:${await listen(server)}`;
  await expect(sendMail(smtp, 300)).rejects.toThrow(/^(TimeoutError|ETIMEDOUT)$/);
});

test("a mail server that cannot be reached is reported without the email", async () => {
  await expect(sendMail("smtp://127.0.0.1:1")).rejects.toThrow(
    /^ESOCKET|ECONNECTION|ECONNREFUSED$/,
  );
});
