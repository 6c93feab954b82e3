import { Webhook } from "standardwebhooks";
import { requestReference } from "../../contract/booking-request/reference.ts";
import type { NotificationContent, ReceiverConfig } from "../config/config.ts";
import { answersOf } from "../details/request-details.ts";
import type { KnownLocations } from "../intake/locations.ts";
import type { InboxItem } from "../stores/booking-requests.ts";
import type { Digest } from "../stores/planned-notifications.ts";
import type { Channel } from "./channel.ts";
import { patientChannels } from "./patient-channels.ts";
import { type MailServer, mailServer } from "./smtp.ts";

const TIMEOUT_MS = 10_000;

/** The channels that are configured. */
export function notificationChannels(
  { webhook, mail, publicUrl }: Pick<ReceiverConfig, "webhook" | "mail" | "publicUrl">,
  practiceOf: KnownLocations["practiceOf"],
  timeoutMs = TIMEOUT_MS,
): Channel[] {
  const server = mail && mailServer(mail.smtp, timeoutMs);
  return [
    ...(webhook ? [webhookChannel(webhook, timeoutMs)] : []),
    ...(server && mail.to.length > 0 ? [emailChannel(server, mail, publicUrl)] : []),
    ...(server && mail.toPatients ? patientChannels(server, mail.from, practiceOf) : []),
  ];
}

/** Signed as the Standard Webhooks specification says. The id is the request's in every attempt. */
function webhookChannel(
  { url, secret, content }: NonNullable<ReceiverConfig["webhook"]>,
  timeoutMs: number,
): Channel {
  const webhook = new Webhook(secret);
  return {
    name: "webhook",
    async send(item, stopping, { digest } = {}) {
      const now = new Date();
      const id = digest ? digestId(digest) : item.request.id;
      const body = JSON.stringify({
        type: digest ? "booking_requests.marked" : "booking_request.received",
        timestamp: digest?.at ?? item.received_at,
        data: digest ? { count: digest.count } : webhookData(item, content),
      });
      const response = await fetch(url, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "Webhook-Id": id,
          "Webhook-Timestamp": String(Math.floor(now.getTime() / 1000)),
          "Webhook-Signature": webhook.sign(id, now, body),
        },
        body,
        // A redirect would send the content to another server.
        redirect: "manual",
        signal: AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]),
      }).catch((error: Error & { cause?: { code?: string } }) => {
        throw new Error(error.cause?.code ?? error.name);
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
    },
  };
}

const digestId = ({ at }: Digest) => `marked-${at.replace(/\W/g, "")}`;

const webhookData = ({ request, suspicion }: InboxItem, content: NotificationContent) => ({
  id: request.id,
  reference: requestReference(request.id),
  location_id: request.location_id,
  suspicious: suspicion !== null,
  ...(content === "full" ? { request } : {}),
});

function emailChannel(
  server: MailServer,
  { from, to, content }: NonNullable<ReceiverConfig["mail"]>,
  publicUrl: string | undefined,
): Channel {
  const inbox = publicUrl === undefined ? "Open the inbox" : `${publicUrl}/inbox/`;
  return {
    name: "email",
    async send({ request }, _stopping, { digest } = {}) {
      const rows = [["Reference", requestReference(request.id)], ...answersOf(request)] as const;
      const lines = rows.flatMap(([label, text]) => (text ? `${label}: ${text}` : []));
      const answers = content === "full" && !digest ? `\n\n${lines.join("\n")}` : "";
      const what = digest ? markedText(digest) : "A booking request is waiting";
      await server.send({
        from,
        to,
        subject: what,
        text: `${what} in the inbox.\n\n${inbox}${answers}\n`,
        messageId: `<${digest ? digestId(digest) : request.id}@web-scheduler>`,
      });
    },
    close: server.close,
  };
}

const markedText = ({ count }: Digest) =>
  count === 1
    ? "A request that is perhaps not from a patient is waiting"
    : `${count} requests that are perhaps not from patients are waiting`;
