import type { Slot } from "../../contract/slot.ts";
import { mapUrl, postalAddress } from "../../form/branding/postal-address.ts";
import { formatE164 } from "../../form/phone/format.ts";
import {
  type CalendarEvent,
  calendarEvent,
  calendarLinks,
} from "../../form/slots/calendar-event.ts";
import {
  createTimeFormat,
  formatDayOfMonth,
  formatSlotDay,
  zoneNote,
} from "../../form/slots/format-times.ts";
import { withoutIsolates } from "../../messages/format.ts";
import type { Receipt } from "../../state/phase.ts";
import { AWAY, Icon } from "../elements/Icon.tsx";
import { localized } from "../localized.ts";
import type { Localized, SentTimeProps } from "../view.ts";
import { useView } from "../view-context.ts";

interface PartProps extends Localized {
  slot: Slot;
  receipt: Receipt;
}

const PARTS = { when: When, place: Place, actions: Actions };

export function SentTime({ part, receipt }: SentTimeProps) {
  const Part = PARTS[part];
  const texts = localized(useView());
  return receipt.slot && texts && <Part {...texts} slot={receipt.slot} receipt={receipt} />;
}

/** The chosen time on the card: the day of the month as large as a ticket's, the date in full, and the hour. */
function When({ slot, receipt, record, language, locale }: PartProps) {
  const { time_zone } = record;
  return (
    <div class="when">
      <b class="numeral" aria-hidden="true">
        {formatDayOfMonth(slot, time_zone, locale)}
      </b>
      <p>
        {/* Not blocks, with which Chromium's accessibility tree has no paragraph. */}
        {!receipt.isBooked && [<span class="asked">{language.slots.sentTime} </span>, <br />]}
        {formatSlotDay(slot, time_zone, locale)} <br />
        <b class="clock">{createTimeFormat(time_zone, locale)(slot)}</b>{" "}
        <span class="zone">{zoneNote(slot, time_zone, locale)}</span>
      </p>
    </div>
  );
}

/** Where an appointment is, with a link to a map. */
function Place({ receipt, record, language }: PartProps) {
  const address = receipt.isBooked && postalAddress(record);
  return address ? (
    <p class="place">
      <NewTab href={mapUrl(record.name, address)} language={language}>
        {address}
      </NewTab>
    </p>
  ) : null;
}

function Actions(props: PartProps) {
  const { language } = props;
  if (!props.receipt.isBooked) return null;
  const event = eventOf(props);
  return (
    <>
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
    </>
  );
}

/** A link with an arrow, for which screen readers say that it opens a new tab (WCAG 2.2, technique G201). */
const NewTab = ({
  href,
  language,
  children,
}: Pick<PartProps, "language"> & { href: string; children: string }) => (
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
      <Icon path={AWAY} />
    </bdi>
  </a>
);

/** For the patient's calendar. It contains no answer but the time. */
function eventOf({ slot, receipt, record, language }: PartProps): CalendarEvent {
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
