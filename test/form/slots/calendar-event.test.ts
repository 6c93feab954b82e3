import * as fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { calendarEvent, calendarLinks } from "../../../src/form/slots/calendar-event.ts";
import { SEED } from "../../fuzz/fuzz.ts";
import { slotAt } from "./slots-fixture.ts";

const EVENT = {
  id: "0b0d8d0e-64cd-4f7e-9a39-6a5b7f0e5a11",
  slot: slotAt("2026-11-23T17:00:00Z", 40),
  createdAt: Date.parse("2026-11-20T08:15:30Z"),
  title: "Appointment at Larkmere Dental",
  place: "14 Heron Lane, Larkmere, OR 97000",
  notes: ["Your reference number: 0X0M-8M0R", "Phone: +1 503 555 0142"],
};

function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const events = calendar.getAllSubcomponents("vevent");
  expect(events).toHaveLength(1);
  return { calendar, event: new ICAL.Event(events[0]) };
}

test("a calendar reads the time, the practice, its address and the notes", () => {
  const { calendar, event } = read(calendarEvent(EVENT));
  expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
  expect(calendar.getFirstPropertyValue("method")).toBe("PUBLISH");
  expect([event.uid, event.sequence]).toEqual([EVENT.id, 0]);
  expect(event.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
  expect(event.startDate.toJSDate()).toEqual(new Date("2026-11-23T17:00:00Z"));
  expect(event.duration.toSeconds()).toBe(40 * 60);
  expect(event.summary).toBe(EVENT.title);
  expect(event.location).toBe(EVENT.place);
  expect(event.description).toBe(EVENT.notes.join("\n"));
});

test("an appointment that moved is the same event with a later sequence; one without an end has no duration", () => {
  const slot = slotAt("2026-11-24T17:00:00Z", 0);
  const { event } = read(calendarEvent({ ...EVENT, slot, sequence: 2 }));
  expect([event.uid, event.sequence]).toEqual([EVENT.id, 2]);
  expect(event.component.hasProperty("duration")).toBe(false);
  expect(event.endDate.toJSDate()).toEqual(event.startDate.toJSDate());
});

test("links to calendars contain what is in the file, and nothing else", () => {
  const fields = calendarLinks(EVENT).map(([, link]) => {
    expect(link).not.toContain("+");
    return Object.fromEntries(new URL(link).searchParams);
  });
  const text = EVENT.notes.join("\n");
  expect(fields).toEqual([
    {
      ...{ action: "TEMPLATE", text: EVENT.title, location: EVENT.place, details: text },
      dates: "20261123T170000Z/20261123T174000Z",
    },
    {
      ...{ path: "/calendar/action/compose", rru: "addevent", subject: EVENT.title },
      ...{ startdt: "2026-11-23T17:00:00.000Z", enddt: "2026-11-23T17:40:00.000Z" },
      ...{ location: EVENT.place, body: text },
    },
  ]);
});

test("no text of a record can end a line or become a property", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 300 });
  const hostile = fc.oneof(
    text,
    fc.constantFrom("a\r\nATTENDEE:mailto:x@y.example", "\\n;,", "\u2028END:VEVENT", "\tx\u0000"),
  );
  fc.assert(
    fc.property(hostile, hostile, fc.array(hostile), (title, place, notes) => {
      const file = calendarEvent({ ...EVENT, title, place, notes });
      for (const line of file.split("\r\n")) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n]/);
      }
      const { event } = read(file);
      const plain = (value: string) => value.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n]/gu, " ");
      expect(event.summary).toBe(plain(title));
      expect(event.description).toBe(plain(notes.join("\n")));
      expect(event.component.getAllProperties("attendee")).toEqual([]);
    }),
    SEED,
  );
});
