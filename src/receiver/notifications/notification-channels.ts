import { setTimeout } from "node:timers/promises";
import { createTransport } from "nodemailer";
import { Webhook } from "standardwebhooks";
import { requestReference } from "../../contract/booking-request/reference.ts";
import { FIELD_NAMES, fieldTitle } from "../../contract/fields.ts";
import { isLoopback } from "../../web/http/origins.ts";
import type { NotificationContent, ReceiverConfig } from "../config/config.ts";
import { optInDetails } from "../details/opt-in-details.ts";
import { timeText } from "../details/request-details.ts";
import type { InboxItem } from "../stores/booking-requests.ts";
import type { Digest } from "../stores/digest.ts";

/** A way to notify the practice. */
export interface Channel {
  name: "webhook" | "email";
  /** Notifies about a request, or by a digest; rejects with a message without patient data. */
  send(item: InboxItem, stopping: AbortSignal, digest?: Digest): Promise<void>;
  close?(): void;
}

const TIMEOUT_MS = 10_000;

/** The channels that are configured. */
export function notificationChannels(
  { webhook, mail, publicUrl }: Pick<ReceiverConfig, "webhook" | "mail" | "publicUrl">,
  timeoutMs = TIMEOUT_MS,
): Channel[] {
  return [
    ...(webhook ? [webhookChannel(webhook, timeoutMs)] : []),
    ...(mail ? [emailChannel(mail, publicUrl, timeoutMs)] : []),
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
    async send(item, stopping, digest) {
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
  { smtp, from, to, content }: NonNullable<ReceiverConfig["mail"]>,
  publicUrl: string | undefined,
  timeoutMs: number,
): Channel {
  const { hostname } = new URL(smtp);
  const transport = createTransport({
    url: smtp,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Never in clear text through a network.
    requireTLS: !isLoopback(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const inbox = publicUrl === undefined ? "Open the inbox" : `${publicUrl}/inbox/`;
  return {
    name: "email",
    async send(item, _stopping, digest) {
      const answers = content === "full" && !digest ? `\n\n${answersOf(item)}` : "";
      const what = digest ? markedText(digest) : "A booking request is waiting";
      const sent = transport
        .sendMail({
          from,
          to,
          subject: what,
          text: `${what} in the inbox.\n\n${inbox}${answers}\n`,
          messageId: `<${digest ? digestId(digest) : item.request.id}@web-scheduler>`,
        })
        // The message of the mail server may quote the email.
        .catch((error: Error & { code?: string; responseCode?: number }) => {
          throw new Error([error.code, error.responseCode].filter(Boolean).join(" "));
        });
      // The limits above are for each step, of which a slow server may take many.
      await Promise.race([sent, setTimeout(2 * timeoutMs, "late", { ref: false })]).then((late) => {
        if (late === "late") throw new Error("TimeoutError");
      });
    },
    close: () => transport.close(),
  };
}

const markedText = ({ count }: Digest) =>
  count === 1
    ? "A request that is perhaps not from a patient is waiting"
    : `${count} requests that are perhaps not from patients are waiting`;

function answersOf({ request }: InboxItem): string {
  const { slot, patient, appointment_type, provider } = request;
  const time = slot && timeText(slot.start, request.time_zone);
  const rows = [
    ["Reference", requestReference(request.id)],
    ...FIELD_NAMES.map((name) => [fieldTitle(name), patient[name]]),
    ["Chosen time", time && `${time.text} (${time.zone})`],
    ...optInDetails(request),
    ["Appointment type", appointment_type],
    ["Provider", provider],
  ] as const;
  return rows.flatMap(([label, answer]) => (answer ? [`${label}: ${answer}`] : [])).join("\n");
}
