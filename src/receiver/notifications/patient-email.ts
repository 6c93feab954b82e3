import { html } from "hono/html";
import type { BookingRequest } from "../../contract/booking-request/booking-request.ts";
import { requestReference } from "../../contract/booking-request/reference.ts";
import { calendarEvent } from "../../form/slots/calendar-event.ts";
import { formatSlot, isWindow, zoneName } from "../../form/slots/format-times.ts";
import { withoutIsolates } from "../../messages/format.ts";
import { formatLocale } from "../../messages/format-locale.ts";
import { type LanguageCode, RIGHT_TO_LEFT, supportedLanguage } from "../../messages/languages.ts";
import type { CompleteLanguage } from "../../messages/messages.ts";
import { formatPhone, knownZone } from "../details/request-details.ts";
import type { Practice } from "../intake/locations.ts";

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
  const { deferred, slots, outsideForm } = language;
  const locale = formatLocale(code, practice.phone, [request.locale]);
  const zone = knownZone(request.time_zone);
  const slot = bookedFor ? bookedSlot(request, bookedFor) : request.slot;
  const words = {
    ...deferred,
    ...(bookedFor ? slots.booked : slot && { nextContact: slots.requestedContact }),
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
  const steps = [words.nextContact, words.nextChange];
  const notes = [...(bookedFor ? [outsideForm.attached] : []), outsideForm.emailReason];
  return {
    subject: words.sentTitle,
    text: withoutIsolates(
      [
        words.sentTitle,
        facts.map((fact) => deferred.labelled(...fact)).join("\n"),
        ...steps,
        ...notes,
      ].join("\n\n"),
    ),
    html: String(await page(code, words.sentTitle, facts, steps, notes)),
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
              notes: [
                deferred.labelled(deferred.reference, reference),
                ...(phone ? [deferred.labelled(deferred.practicePhone, phone)] : []),
                slots.booked.nextChange,
              ],
            }),
          )
        : undefined,
  };
}

/** As long as the time that the patient chose, if that is known; staff do not say when it ends. */
function bookedSlot({ slot }: BookingRequest, start: string) {
  const length = slot && !isWindow(slot) ? Date.parse(slot.end) - Date.parse(slot.start) : 0;
  const end = new Date(Date.parse(start) + length).toISOString();
  return { id: "", schedule: "", start, end };
}

// Mail programs know few styles, and no style sheets.
const page = (
  code: LanguageCode,
  sentTitle: string,
  facts: readonly [string, string][],
  steps: readonly string[],
  notes: readonly string[],
) => html`<!doctype html>
<html lang="${code}" dir="${RIGHT_TO_LEFT.includes(code) ? "rtl" : "ltr"}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${sentTitle}</title>
</head>
<body style="margin: 0; padding: 32px 24px; font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif">
<div style="max-width: 560px; margin: 0 auto">
<h1 style="margin: 0 0 20px; font-size: 24px; line-height: 1.25">${sentTitle}</h1>
<table style="border-collapse: collapse; font: inherit">
${facts.map(
  ([label, value]) => html`<tr>
<th scope="row" style="padding: 4px 24px 4px 0; padding-inline: 0 24px; text-align: start; vertical-align: top; font-weight: normal; opacity: .75">${label}</th>
<td style="padding: 4px 0; vertical-align: top; font-weight: 600"><bdi>${value}</bdi></td>
</tr>`,
)}
</table>
${steps.map((step) => html`<p style="margin: 16px 0 0">${step}</p>`)}
${notes.map((note) => html`<p style="margin: 24px 0 0; font-size: 14px; opacity: .75">${note}</p>`)}
</div>
</body>
</html>
`;
