import { PassThrough } from "node:stream";
import { domainToASCII } from "node:url";
import { createTransport, type SendMailOptions } from "nodemailer";
import { Webhook } from "standardwebhooks";
import { requestReference } from "../../contract/booking-request/reference.ts";
import { isLoopback } from "../../contract/loopback.ts";
import { isMailAddress, type ReceiverConfig } from "../config/config.ts";
import { patientLanguage } from "../details/request-details.ts";
import type { KnownLocations } from "../intake/locations.ts";
import { linkFor } from "../patient-link/link.ts";
import { type InboxItem, waitingSince } from "../stores/inbox-item.ts";
import { APPOINTMENT, CONFIRMATION, type Digest } from "../stores/outbox.ts";
import { type Channel, PermanentError, UnansweredError } from "./deliver.ts";
import { patientEmail } from "./patient-email.ts";
import { emailCard } from "./patient-email-html.ts";

const TIMEOUT_MS = 10_000;

export function notificationChannels(
  config: ReceiverConfig,
  practiceOf: KnownLocations["practiceOf"],
  timeoutMs = TIMEOUT_MS,
): Channel[] {
  const { webhook, smtp, mailTo, mailToPatients } = config;
  const sendMail = smtp === undefined ? undefined : mailServer(smtp, config.mailReplyTo, timeoutMs);
  return [
    ...(webhook ? [webhookChannel(webhook, config, timeoutMs)] : []),
    ...(sendMail && mailTo.length > 0 ? [emailChannel(sendMail, config)] : []),
    ...(sendMail && mailToPatients ? patientChannels(sendMail, config, practiceOf) : []),
  ];
}

/** Signed as the Standard Webhooks specification says. The id is the same in every attempt. */
function webhookChannel(url: string, config: ReceiverConfig, timeoutMs: number): Channel {
  const webhook = new Webhook(config.webhookSecret ?? "");
  return {
    name: "webhook",
    async send(subject, stopping, { sequence } = {}) {
      const now = new Date();
      const { id, event, lines } = noticeOf(subject, config, sequence);
      // The text is what Slack and Teams show.
      const body = JSON.stringify({ ...event, text: lines.join("\n") });
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

/** For programs that many people read: only a full event has anything that a patient has written. */
function noticeOf(
  subject: InboxItem | Digest,
  { webhookContent, publicUrl }: ReceiverConfig,
  sequence = 0,
) {
  const link = publicUrl === undefined ? "Open the inbox" : `${publicUrl}/inbox/`;
  if ("ids" in subject) {
    const { at, ...data } = subject;
    const title = digestTitle(data);
    return {
      id: `digest-${at.replace(/\W/g, "")}`,
      title,
      lines: [`${title} in the inbox.`, link],
      event: { type: "booking_requests.received", timestamp: at, data },
    };
  }
  const { request, suspicion, changeRequest: change } = subject;
  const title = `A ${change ? `request to ${change} an appointment` : "booking request"} is waiting`;
  const language = patientLanguage(request.locale)?.name;
  return {
    id: change ? `${request.id}.${change}.${sequence}` : request.id,
    title,
    lines: [`${title} in the inbox.`, ...(language ? [`Language: ${language}`] : []), link],
    event: {
      type: `booking_request.${change ? "change_requested" : "received"}`,
      timestamp: waitingSince(subject),
      data: {
        id: request.id,
        reference: requestReference(request.id),
        location_id: request.location_id,
        language,
        suspicious: suspicion !== null,
        ...(change && { change }),
        ...(webhookContent === "full" ? { request } : {}),
      },
    },
  };
}

function digestTitle({ ids, marked }: Pick<Digest, "ids" | "marked">): string {
  const sentences = [
    ids.length === 1 && "A booking request is waiting",
    ids.length > 1 && `${ids.length} booking requests are waiting`,
    marked === 1 && "A request that is perhaps not from a patient is waiting",
    marked > 1 && `${marked} requests that are perhaps not from patients are waiting`,
  ];
  return sentences.filter(Boolean).join(". ");
}

function emailChannel(sendMail: SendMail, config: ReceiverConfig): Channel {
  const { mailFrom = "", mailTo, mailReplyTo } = config;
  return {
    name: "email",
    async send(subject, _stopping, { sequence } = {}) {
      const { id, title, lines } = noticeOf(subject, config, sequence);
      if (!mailReplyTo) lines.push("Replies to this email are not read.");
      await sendMail({
        from: mailFrom,
        to: mailTo,
        subject: title,
        text: `${lines.join("\n\n")}\n`,
        messageId: messageId(id, mailFrom),
      });
    },
  };
}

/** In the sender's domain, without which filters take an email for spam. */
const messageId = (id: string, from: string) =>
  `<${id}@${domainToASCII(from.slice(from.lastIndexOf("@") + 1))}>`;

function patientChannels(
  sendMail: SendMail,
  { mailFrom: from = "", mailReplyTo, replyWithin, publicUrl }: ReceiverConfig,
  practiceOf: KnownLocations["practiceOf"],
): Channel[] {
  return [CONFIRMATION, APPOINTMENT].map((name) => ({
    name,
    async send(item, _stopping, { bookedFor, sequence, beforeEnd } = {}) {
      if ("ids" in item) return;
      const { request, suspicion } = item;
      const to = request.patient.email;
      // A request may have arrived twice, marked only once.
      if (to === undefined || suspicion !== null) return;
      if (!isMailAddress(to)) throw new PermanentError("not an address");
      const practice = await practiceOf(request.location_id.toLowerCase());
      if (!practice) throw new PermanentError("unknown location");
      const link = publicUrl && linkFor(publicUrl, item);
      const facts = { ...practice, mailReplyTo, replyWithin, link };
      const { calendar, card, ...texts } = await patientEmail(request, facts, bookedFor, sequence);
      const attachment = {
        filename: "appointment.ics",
        content: calendar,
        contentType: "text/calendar; charset=utf-8; method=PUBLISH",
      };
      const id = [request.id, name, bookedFor?.replace(/\W/g, "")].filter(Boolean).join(".");
      const email = {
        ...texts,
        html: String(await emailCard(card)),
        // Not texts, in which a comma would begin another address.
        from: { name: practice.name.replace(/[\p{Cc}\u2028\u2029]+/gu, " "), address: from },
        to: { name: "", address: to },
        // The same in every attempt, by which mail programs recognize a second copy.
        messageId: messageId(id, from),
        attachments: calendar ? [attachment] : [],
      };
      await sendMail(email, beforeEnd);
    },
  }));
}

interface Mail extends SendMailOptions {
  signal: AbortSignal;
  beforeEnd: (() => Promise<void>) | undefined;
}

type SendMail = ReturnType<typeof mailServer>;

/** @param timeoutMs of each step; all of them may take twice as long */
function mailServer(smtp: string, replyTo: string | undefined, timeoutMs: number) {
  const transport = createTransport({
    url: smtp,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Never in clear text through a network.
    requireTLS: !isLoopback(new URL(smtp).hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  transport.use("stream", ({ message, data }, done) => {
    const { beforeEnd } = data as Mail;
    if (beforeEnd) {
      message.transform(
        () => new PassThrough({ flush: (end) => void beforeEnd().then(() => end(), end) }),
      );
    }
    done();
  });
  /** Rejects without patient data; from `beforeEnd` on, with an UnansweredError unless the server refuses the email. */
  return async (mail: SendMailOptions, beforeEnd?: () => Promise<void>): Promise<void> => {
    // A slow server may take many steps.
    const signal = AbortSignal.timeout(2 * timeoutMs);
    let isEnding = false;
    const end = async () => {
      signal.throwIfAborted();
      await beforeEnd?.();
      isEnding = true;
    };
    // No automatic answers (RFC 3834).
    const headers = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };
    const email: Mail = { ...mail, replyTo, headers, signal, beforeEnd: beforeEnd && end };
    await transport.sendMail(email).catch(({ code, responseCode = 0 }) => {
      if (isEnding && responseCode === 0) throw new UnansweredError();
      // The message of the mail server may quote the email.
      const status = [code, responseCode].filter(Boolean).join(" ");
      const message = signal.aborted ? "TimeoutError" : status;
      // RFC 5321, 4.2.1: the same email would be refused again.
      throw responseCode >= 500 ? new PermanentError(message) : new Error(message);
    });
  };
}
