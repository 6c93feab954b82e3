import type { Slot } from "../../contract/slot.ts";
import { isoInstant } from "../calendar-day.ts";

export interface CalendarEvent {
  /** Unique in every calendar: the id of the booking request. */
  id: string;
  /** How often the appointment was changed: a calendar replaces the event that it has. */
  sequence?: number;
  slot: Slot;
  /** Milliseconds since 1970. */
  createdAt: number;
  title: string;
  /** A postal address; may be empty. */
  place: string;
  notes: readonly string[];
}

/** An iCalendar file (RFC 5545), without an unknown end; in UTC, which calendars show in the patient's time. */
export function calendarEvent(event: CalendarEvent): string {
  const start = Date.parse(event.slot.start);
  const minutes = Math.round((Date.parse(event.slot.end) - start) / 60_000);
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Web Scheduler//Booking form//EN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${text(event.id)}`,
    `SEQUENCE:${event.sequence ?? 0}`,
    `DTSTAMP:${utc(event.createdAt)}`,
    `DTSTART:${utc(start)}`,
    ...(minutes > 0 ? [`DURATION:PT${minutes}M`] : []),
    `SUMMARY:${text(event.title)}`,
    ...(event.place ? [`LOCATION:${text(event.place)}`] : []),
    `DESCRIPTION:${text(event.notes.join("\n"))}`,
    "STATUS:CONFIRMED",
    "END:VEVENT",
    "END:VCALENDAR",
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join("");
}

/** `20261123T170000Z` */
const utc = (instant: number) => `${isoInstant(instant).slice(0, 19).replace(/[-:]/g, "")}Z`;

/** A value of the type TEXT (RFC 5545, 3.3.11), which cannot begin another line. */
const text = (value: string) =>
  value
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/\p{Cc}/gu, " ");

/** Splits a line after at most 75 octets, between characters, of which each has up to four (RFC 5545, 3.1). */
const fold = (line: string) => line.match(/[ -~]{1,74}|.{1,18}/gsu)?.join("\r\n ");

/**
 * Pages on which a calendar adds the event of the file: in the browsers of other apps nothing happens when a
 * file is downloaded. They contain less than the file, and the provider learns it only if the patient follows one.
 */
export function calendarLinks({ slot, title, place, notes }: CalendarEvent): [string, string][] {
  const start = isoInstant(Date.parse(slot.start));
  const end = isoInstant(Date.parse(slot.end));
  const text = notes.join("\n");
  return [
    [
      "Google Calendar",
      `https://calendar.google.com/calendar/render?${query({
        ...{ action: "TEMPLATE", text: title, dates: `${start}/${end}`.replace(/[-:]|\.\d+/g, "") },
        ...{ location: place, details: text },
      })}`,
    ],
    [
      "Outlook",
      `https://outlook.live.com/calendar/0/deeplink/compose?${query({
        ...{ path: "/calendar/action/compose", rru: "addevent", subject: title },
        ...{ startdt: start, enddt: end, location: place, body: text },
      })}`,
    ],
  ];
}

// Not `URLSearchParams`: Outlook shows its "+" in place of spaces.
const query = (parameters: Record<string, string>) =>
  Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
