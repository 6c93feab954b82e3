import type { BookingRequest } from "../../contract/booking-request/booking-request.ts";
import { requestReference } from "../../contract/booking-request/reference.ts";
import { dialableNumber } from "../../form/phone/format.ts";
import { calendarEvent, calendarLinks } from "../../form/slots/calendar-event.ts";
import {
  createTimeFormat,
  formatDateTile,
  formatSlot,
  formatSlotDay,
  isWindow,
  zoneName,
} from "../../form/slots/format-times.ts";
import { mapUrl } from "../../form/slots/map-url.ts";
import { messages as english } from "../../messages/en-first-screen.ts";
import { withoutIsolates } from "../../messages/format.ts";
import { formatLocale } from "../../messages/format-locale.ts";
import { RIGHT_TO_LEFT, supportedLanguage } from "../../messages/languages.ts";
import type { CompleteLanguage } from "../../messages/messages.ts";
import { formatPhone, knownZone } from "../details/request-details.ts";
import type { Practice } from "../intake/locations.ts";
import { emailCard } from "./patient-email-html.ts";

/**
 * What a patient reads in their language: that the request arrived, or the booked appointment. Whoever
 * fills in the form chooses who gets it: it contains no text of theirs, so that it cannot carry a message, and
 * no answer but the time.
 * @param bookedFor the start of the appointment that staff have booked, ISO 8601
 * @param sequence how often staff have booked another time before
 */
export async function patientEmail(
  request: BookingRequest,
  practice: Practice,
  bookedFor?: string | null,
  sequence = 0,
) {
  const code = supportedLanguage(request.locale) ?? "en";
  const language: CompleteLanguage = await import(`../../messages/${code}.ts`);
  const { messages = english, deferred, slots, outsideForm } = language;
  const locale = formatLocale(code, practice.phone, [request.locale]);
  const zone = knownZone(request.time_zone);
  const slot = bookedFor ? bookedSlot(request, bookedFor) : request.slot;
  const words = {
    ...deferred,
    ...(bookedFor
      ? { ...slots.booked, nextContact: "" }
      : slot && { nextContact: slots.requestedContact }),
    ...(sequence > 0 && { sentTitle: outsideForm.changedTitle }),
  };
  const reference = requestReference(request.id);
  const phone = practice.phone && formatPhone(practice.phone);
  const facts = [
    [deferred.practice, practice.name],
    [
      bookedFor ? slots.bookedTime : slots.sentTime,
      slot && `${formatSlot(slot, zone, locale)} (${zoneName(zone, locale)})`,
    ],
    [deferred.practiceAddress, practice.address],
    [deferred.practicePhone, phone],
    [deferred.reference, reference],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  const notes = [words.nextChange, ...(bookedFor ? [outsideForm.attached] : [])];
  const tel = phone && dialableNumber(practice.phone);
  const event = bookedFor &&
    slot && {
      id: request.id,
      sequence,
      slot,
      createdAt: Date.now(),
      title: withoutIsolates(slots.calendarTitle(practice.name)),
      place: practice.address,
      notes: [
        deferred.labelled(deferred.reference, reference),
        ...(phone ? [deferred.labelled(deferred.practicePhone, phone)] : []),
        words.nextChange,
      ].map(withoutIsolates),
    };
  const card = emailCard({
    lang: code,
    dir: RIGHT_TO_LEFT.includes(code) ? "rtl" : "ltr",
    color: practice.color,
    preview: bookedFor && slot ? formatSlot(slot, zone, locale) : words.nextContact,
    practice: practice.name,
    title: words.sentTitle,
    time: slot && {
      tile: formatDateTile(slot, zone, locale),
      label: bookedFor ? "" : slots.sentTime,
      hour: createTimeFormat(zone, locale)(slot),
      day: formatSlotDay(slot, zone, locale),
      zone: zoneName(zone, locale),
    },
    lead: words.nextContact,
    facts: [
      ...(practice.address
        ? [
            {
              label: deferred.practiceAddress,
              value: practice.address,
              href: mapUrl(practice.name, practice.address),
            },
          ]
        : []),
      // A number that cannot be dialed has no button.
      ...(phone && !tel ? [{ label: deferred.practicePhone, value: phone }] : []),
      { label: deferred.reference, value: reference },
    ],
    call: tel
      ? { text: messages.call(phone.replaceAll(" ", "\u00a0")), href: `tel:${tel}` }
      : undefined,
    links: event ? calendarLinks(event).map(([text, href]) => ({ text, href })) : [],
    notes,
    reason: outsideForm.emailReason,
  });
  return {
    subject: words.sentTitle,
    text: withoutIsolates(
      [
        words.sentTitle,
        facts.map((fact) => deferred.labelled(...fact)).join("\n"),
        ...[words.nextContact, ...notes, outsideForm.emailReason].filter(Boolean),
      ].join("\n\n"),
    ),
    html: String(await card),
    calendar: event ? calendarEvent(event) : undefined,
  };
}

/** As long as the time that the patient chose, if that is known; staff do not say when it ends. */
function bookedSlot({ slot }: BookingRequest, start: string) {
  const length = slot && !isWindow(slot) ? Date.parse(slot.end) - Date.parse(slot.start) : 0;
  const end = new Date(Date.parse(start) + length).toISOString();
  return { id: "", schedule: "", start, end };
}
