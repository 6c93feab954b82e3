import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import type { Slot } from "../../contract/slot.ts";
import { postalAddress } from "../../form/branding/postal-address.ts";
import { formatE164 } from "../../form/phone/format.ts";
import {
  type CalendarEvent,
  calendarEvent,
  calendarLinks,
} from "../../form/slots/calendar-event.ts";
import {
  createTimeFormat,
  formatDateTile,
  formatSlotDay,
  zoneNote,
} from "../../form/slots/format-times.ts";
import { mapUrl } from "../../form/slots/map-url.ts";
import { withoutIsolates } from "../../messages/format.ts";
import type { Language } from "../../messages/messages.ts";
import type { Receipt } from "../../state/phase.ts";
import { CallButton } from "../elements/CallLink.tsx";

interface SentTimeProps {
  slot: Slot;
  receipt: Receipt;
  record: LocationRecord;
  language: Language;
  locale: string;
}

/** The chosen time on the sent screen: the day on a tile, as of a calendar, and the hour; of an appointment, where. */
export function When({ slot, receipt, record, language, locale }: SentTimeProps) {
  const { time_zone } = record;
  const [weekday, day, month] = formatDateTile(slot, time_zone, locale);
  const address = receipt.isBooked && postalAddress(record);
  return (
    <div class="when">
      <p class="tile" aria-hidden="true">
        <span>{weekday}</span>
        <b>{day}</b>
        <span>{month}</span>
      </p>
      <div>
        <p>
          {/* Not blocks, with which Chromium's accessibility tree has no paragraph. */}
          {!receipt.isBooked && [<span class="hint">{language.slots.sentTime} </span>, <br />]}
          <b class="clock">{createTimeFormat(time_zone, locale)(slot)}</b> <br />
          {formatSlotDay(slot, time_zone, locale)}{" "}
          <span class="hint">{zoneNote(slot, time_zone, locale)}</span>
        </p>
        {address && (
          <NewTab href={mapUrl(record.name, address)} language={language}>
            {address}
          </NewTab>
        )}
      </div>
    </div>
  );
}

export function AppointmentActions(props: SentTimeProps) {
  const { language } = props;
  const event = eventOf(props);
  return (
    <p class="actions">
      {/* biome-ignore lint/a11y/useValidAnchor: the ref sets the href, and revokes it. */}
      <a ref={setFile(event)} part="button primary" download="appointment.ics">
        {language.slots.addToCalendar}
      </a>
      <span class="calendars">
        {calendarLinks(event).map(([name, url]) => (
          <NewTab key={name} href={url} language={language}>
            {name}
          </NewTab>
        ))}
      </span>
      <CallButton part="button secondary" />
    </p>
  );
}

/** A link with an arrow, for which screen readers say that it opens a new tab (WCAG 2.2, technique G201). */
const NewTab = ({
  href,
  language,
  children,
}: Pick<SentTimeProps, "language"> & { href: string; children: string }) => (
  <a
    href={href}
    part="link"
    target="_blank"
    rel="noopener noreferrer"
    aria-label={language.slots.inNewTab(children)}
  >
    <bdi>
      {children}
      {/* After the last word of an address that needs two lines. */}
      <svg class="new-tab" viewBox="0 0 12 12" aria-hidden="true">
        <path d="M3 9l6-6M4 3h5v5" />
      </svg>
    </bdi>
  </a>
);

/** For the patient's calendar. It contains no answer but the time. */
function eventOf({ slot, receipt, record, language }: SentTimeProps): CalendarEvent {
  const { slots, submission } = language;
  return {
    id: receipt.requestId,
    slot,
    createdAt: receipt.sentAt,
    title: withoutIsolates(slots.calendarTitle(record.name)),
    place: postalAddress(record),
    notes: [
      submission.labelled(submission.reference, receipt.reference),
      submission.nextChange,
      formatE164(record.phone_number),
    ].map(withoutIsolates),
  };
}

const setFile = (event: CalendarEvent) => (link: HTMLAnchorElement | null) => {
  if (!link) return;
  const file = new Blob([calendarEvent(event)], { type: "text/calendar;charset=utf-8" });
  link.href = URL.createObjectURL(file);
  return () => URL.revokeObjectURL(link.href);
};
