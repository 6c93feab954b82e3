import type { Slot } from "../../contract/slot.ts";
import { isoInstant } from "../calendar-day.ts";
import { createZone, type Zone } from "./zone.ts";

export interface CalendarEvent {
  /** Unique in every calendar: the id of the booking request. */
  id: string;
  /** How often the appointment was changed: a calendar replaces the event that it has. */
  sequence?: number;
  slot: Slot;
  /** The practice's zone; if it is not known, the event is in UTC. */
  timeZone: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  title: string;
  /** A postal address; may be empty. */
  place: string;
  /** Lines of text. */
  notes: readonly string[];
}

/** An iCalendar file with one event (RFC 5545); without an end if nobody knows how long it takes. */
export function calendarEvent(event: CalendarEvent): string {
  const start = Date.parse(event.slot.start);
  const minutes = Math.round((Date.parse(event.slot.end) - start) / 60_000);
  // Engines also know an offset as a zone, but it is no name, and its colon would end the parameter.
  const zone = createZone(/^[a-z]/i.test(event.timeZone) ? event.timeZone : "");
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Web Scheduler//Booking form//EN",
    "METHOD:PUBLISH",
    ...timeZoneLines(zone, start),
    "BEGIN:VEVENT",
    `UID:${text(event.id)}`,
    `SEQUENCE:${event.sequence ?? 0}`,
    `DTSTAMP:${utc(event.createdAt)}`,
    zone.name
      ? `DTSTART;TZID=${zone.name}:${compact(zone.wallTime(start))}`
      : `DTSTART:${utc(start)}`,
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

/** The zone with the offset that it has at the start of the event; the file needs no other. */
function timeZoneLines({ name, wallTime }: Zone, start: number): string[] {
  if (!name) return [];
  const minutes = Math.round((wallTime(start) - start) / 60_000);
  const digits = (count: number) => String(Math.floor(count)).padStart(2, "0");
  const size = Math.abs(minutes);
  const offset = `${minutes < 0 ? "-" : "+"}${digits(size / 60)}${digits(size % 60)}`;
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${name}`,
    "BEGIN:STANDARD",
    "DTSTART:19700101T000000",
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    "END:STANDARD",
    "END:VTIMEZONE",
  ];
}

/** `20261123T090000` from milliseconds in UTC. */
const compact = (ms: number) => isoInstant(ms).slice(0, 19).replace(/[-:]/g, "");

const utc = (instant: number) => `${compact(instant)}Z`;

/** A value of the type TEXT (RFC 5545, 3.3.11), which cannot begin another line. */
const text = (value: string) =>
  value
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/\p{Cc}/gu, " ");

const MAX_OCTETS = 75;

/** Splits a line after at most 75 octets, between characters (RFC 5545, 3.1). */
function fold(line: string): string {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = utf8Length(character.codePointAt(0) ?? 0);
    if (octets + size > MAX_OCTETS) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

const utf8Length = (codePoint: number) =>
  codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;

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
