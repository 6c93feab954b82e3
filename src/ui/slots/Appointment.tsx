import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import type { Slot } from "../../contract/slot.ts";
import { postalAddress } from "../../form/branding/postal-address.ts";
import { formatE164 } from "../../form/phone/format.ts";
import {
  type CalendarEvent,
  calendarEvent,
  calendarLinks,
} from "../../form/slots/calendar-event.ts";
import { createTimeFormat, formatSlotDay, zoneNote } from "../../form/slots/format-times.ts";
import { withoutIsolates } from "../../messages/format.ts";
import type { Language } from "../../messages/messages.ts";
import type { Receipt } from "../../state/phase.ts";

interface AppointmentProps {
  slot: Slot;
  receipt: Receipt;
  record: LocationRecord;
  language: Language;
  locale: string;
}

/** A booked appointment on the sent screen: when, what, with whom and where. */
export function Appointment(props: AppointmentProps) {
  const { slot, receipt, record, language, locale } = props;
  const address = postalAddress(record);
  const { time_zone } = record;
  const event = eventOf(props);
  return (
    <div class="appointment">
      <p class="appointment-time">
        {/* Not a block, with which Chromium's accessibility tree has no paragraph. */}
        {formatSlotDay(slot, time_zone, locale)} <br />
        {createTimeFormat(time_zone, locale)(slot)}{" "}
        <span class="hint">{zoneNote(slot, time_zone, locale)}</span>
      </p>
      {[receipt.appointmentType, receipt.provider, record.name].map((text, index) =>
        text ? (
          <p key={index}>
            <bdi>{text}</bdi>
          </p>
        ) : null,
      )}
      {address && (
        <p>
          <a href={mapUrl(record.name, address)} part="link" target="_blank" rel="noreferrer">
            <bdi>{language.slots.inNewTab(address)}</bdi>
          </a>
        </p>
      )}
      <p class="actions">
        {/* biome-ignore lint/a11y/useValidAnchor: the ref sets the href, and revokes it. */}
        <a ref={setFile(event)} part="button primary" download="appointment.ics">
          {language.slots.addToCalendar}
        </a>
      </p>
      {calendarLinks(event).map(([name, url]) => (
        <p key={name}>
          <a href={url} part="link" target="_blank" rel="noreferrer">
            {language.slots.inNewTab(name)}
          </a>
        </p>
      ))}
    </div>
  );
}

/** https://developers.google.com/maps/documentation/urls/get-started#search-action */
const mapUrl = (name: string, address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${name}, ${address}`)}`;

/** For the patient's calendar. It contains no answer but the time. */
function eventOf({ slot, receipt, record, language }: AppointmentProps): CalendarEvent {
  const { slots, deferred } = language;
  return {
    id: receipt.requestId,
    slot,
    createdAt: receipt.sentAt,
    title: withoutIsolates(slots.calendarTitle(record.name)),
    place: postalAddress(record),
    notes: [
      deferred.labelled(deferred.reference, receipt.reference),
      deferred.labelled(deferred.practicePhone, formatE164(record.phone_number)),
      slots.booked.nextChange,
    ].map(withoutIsolates),
  };
}

const setFile = (event: CalendarEvent) => (link: HTMLAnchorElement | null) => {
  if (!link) return;
  const file = new Blob([calendarEvent(event)], { type: "text/calendar;charset=utf-8" });
  link.href = URL.createObjectURL(file);
  return () => URL.revokeObjectURL(link.href);
};
