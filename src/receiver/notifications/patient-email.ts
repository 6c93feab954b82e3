import type { BookingRequest } from "../../contract/booking-request/booking-request.ts";
import { requestReference } from "../../contract/booking-request/reference.ts";
import { mapUrl } from "../../form/branding/postal-address.ts";
import { dialableNumber } from "../../form/phone/format.ts";
import { calendarEvent } from "../../form/slots/calendar-event.ts";
import { isWindow } from "../../form/slots/format-times.ts";
import { formatReplyWithin, withoutIsolates } from "../../messages/format.ts";
import type { ReceiverConfig } from "../config/config.ts";
import { ticketColors, ticketTime } from "../details/appointment-card.ts";
import { formatPhone, patientSentences } from "../details/request-details.ts";
import type { Practice } from "../intake/locations.ts";

/**
 * Says in the patient's language that the request arrived, or the booked appointment (`bookedFor`, ISO 8601). Whoever
 * fills in the form chooses the recipient: no answer is included but the time, so that it cannot carry a message.
 * @param sequence how often staff have booked another time before
 */
export async function patientEmail(
  request: BookingRequest,
  practice: Practice &
    Pick<ReceiverConfig, "mailReplyTo" | "replyWithin"> & { link?: string | undefined },
  bookedFor?: string | null,
  sequence = 0,
) {
  const { messages, submission, slots, outsideForm } = await patientSentences(request.locale);
  const { mailReplyTo, replyWithin, link = "" } = practice;
  const footer = `${outsideForm.emailReason} ${mailReplyTo ? "" : outsideForm.noReplies}`.trim();
  const { title: ask } = outsideForm.linkPage;
  const { tag } = messages;
  const slot = bookedFor ? bookedSlot(request, bookedFor) : request.slot;
  const contact = replyWithin
    ? submission.replyWithin(formatReplyWithin(replyWithin, tag, submission.workingDays))
    : slot
      ? slots.requestedContact
      : messages.nextContact;
  /** Instead of an appointment: that there is none yet, and when the practice answers. */
  const notYet = bookedFor ? undefined : ([submission.noAppointment, contact] as const);
  const bookedTitle = sequence > 0 ? outsideForm.changedTitle : slots.bookedTitle;
  const title = bookedFor ? bookedTitle : submission.sentTitle;
  const call = bookedFor ? submission.nextChange : submission.noAnswer;
  const reference = [submission.reference, requestReference(request.id)] as const;
  const phone = practice.phone && formatPhone(practice.phone);
  const tel = phone && dialableNumber(practice.phone);
  const time = slot && ticketTime(slot, request, tag, practice.phone);
  const card = {
    lang: tag,
    dir: messages.direction ?? "ltr",
    colors: ticketColors(practice.brand.color, notYet === undefined),
    /** What mail programs show after the subject. */
    preview: notYet?.join(" ") ?? time?.text,
    practice: practice.name,
    ...practice.brand,
    title,
    notYet,
    // The label is above the time that the patient chose.
    time: time && { ...time, label: notYet && slots.sentTime },
    reference,
    place: { text: practice.address, href: mapUrl(practice.name, practice.address) },
    /** Text without an address if the number cannot be dialed. */
    call: tel
      ? { text: messages.call(phone.replaceAll(" ", "\u00a0")), href: `tel:${tel}` }
      : { text: phone, href: "" },
    change: { text: link ? ask : call, href: link },
    attached: notYet ? "" : outsideForm.attached,
    reason: footer,
  };
  const facts = [
    practice.name,
    time && (bookedFor ? time.text : submission.labelled(slots.sentTime, time.text)),
    practice.address,
    phone,
    submission.labelled(...reference),
  ];
  const change = link
    ? [`${submission.labelled(ask, "").trimEnd()}\n${link}`, phone && messages.call(phone)]
    : [call];
  const paragraphs = [
    ...[title, notYet?.join(" "), facts.filter(Boolean).join("\n")],
    ...[card.attached, ...change, footer],
  ];
  return {
    subject: title,
    text: withoutIsolates(paragraphs.filter(Boolean).join("\n\n")),
    card,
    calendar:
      bookedFor && slot
        ? withoutIsolates(
            calendarEvent({
              id: request.id,
              sequence,
              slot,
              createdAt: Date.now(),
              title: slots.calendarTitle(practice.name),
              place: practice.address,
              notes: [submission.labelled(...reference), submission.nextChange, phone].filter(
                Boolean,
              ),
            }),
          )
        : undefined,
  };
}

export type EmailCard = Awaited<ReturnType<typeof patientEmail>>["card"];

/** As long as the time that the patient chose, if that is known; staff do not say when it ends. */
function bookedSlot({ slot }: BookingRequest, start: string) {
  const length = slot && !isWindow(slot) ? Date.parse(slot.end) - Date.parse(slot.start) : 0;
  const end = new Date(Date.parse(start) + length).toISOString();
  return { id: "", schedule: "", start, end };
}
