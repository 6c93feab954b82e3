import ICAL from "ical.js";
import { expect, test } from "vitest";
import { requestReference } from "../../../src/contract/booking-request/reference.ts";
import { cardColors } from "../../../src/form/branding/card-colors.ts";
import { parseHex } from "../../../src/form/branding/color.ts";
import { LANGUAGE_CODES, RIGHT_TO_LEFT } from "../../../src/messages/languages.ts";
import { UNBRANDED } from "../../../src/receiver/intake/locations.ts";
import { patientEmail as readEmail } from "../../../src/receiver/notifications/patient-email.ts";
import { emailCard } from "../../../src/receiver/notifications/patient-email-html.ts";
import { languages } from "../../messages/sentences.ts";
import { bookingRequest } from "../../server/handler-fixture.ts";

async function patientEmail(...given: Parameters<typeof readEmail>) {
  const { card, ...content } = await readEmail(...given);
  return { ...content, html: String(await emailCard(card)) };
}

const PRACTICE = {
  name: "Larkmere Dental",
  phone: "+15035550142",
  address: "14 Heron Lane, Larkmere, OR 97000",
  brand: {
    ...{ ...UNBRANDED, name: { text: "Larkmere Dental", size: 17 } },
    logo: { url: "https://a.example/l", alt: "Lark", name: "", height: 40, isBare: false },
  },
  sms: "",
};
const SLOT = {
  ...{ id: "slot-1", schedule: "10", source: "page" },
  ...{ start: "2026-11-30T09:00:00-08:00", end: "2026-11-30T09:40:00-08:00" },
};
const REQUEST = bookingRequest({
  time_zone: "America/Los_Angeles",
  appointment_type: "Root canal",
  provider: "Dr. Vesper",
  screener: { question: "Are you in pain?", answer: "yes", action: "allow" },
  patient: {
    ...{ firstName: "Ines", lastName: "Hourglen", phone: "+12025550143", dob: "1985-03-27" },
    ...{ email: "ines@patient.example", insurance: "Invented Mutual" },
  },
  slot: SLOT,
});
const REFERENCE = requestReference(REQUEST.id);
const BOOKED_FOR = "2026-12-01T18:30:00Z";

test.each(LANGUAGE_CODES)(
  "in %s it has practice, reference, time and next step",
  async (locale) => {
    const { submission, slots, outsideForm } = languages[locale];
    const { subject, text, html, calendar } = await patientEmail({ ...REQUEST, locale }, PRACTICE);
    expect([subject, calendar]).toEqual([submission.sentTitle, undefined]);
    const direction = RIGHT_TO_LEFT.includes(locale) ? "rtl" : "ltr";
    // Gmail keeps those of the table only.
    expect(html.match(new RegExp(` lang="${locale}" dir="${direction}">`, "g"))).toHaveLength(2);
    for (const content of [text, html].map((part) => part.replaceAll("\u00a0", " "))) {
      expect(content).toMatch(/0?9(?::| h )00/);
      const expected = [
        ...[PRACTICE.name, PRACTICE.address, "(503) 555-0142", REFERENCE, "2026"],
        ...[slots.requestedContact, submission.noAnswer, slots.sentTime],
        `${outsideForm.emailReason} ${outsideForm.noReplies}`,
      ];
      for (const part of expected) expect(content).toContain(part);
      expect(content).not.toMatch(/undefined|null|\[object/);
    }
    expect(text).not.toMatch(/[\u2066-\u2069]/);
  },
);

test.each([
  ["#d6006d", "#d6006d"],
  ["none", cardColors(null, "light").action],
])("with the color %s it is %s if booked; it loads the logo", async (given, filled) => {
  const practice = { ...PRACTICE, brand: { ...PRACTICE.brand, color: parseHex(given) } };
  for (const bookedFor of [undefined, BOOKED_FOR]) {
    const { html } = await patientEmail(REQUEST, practice, bookedFor);
    expect(html.includes(`bgcolor="${filled}"`)).toBe(!!bookedFor);
    const links = ["tel:+15035550142", "query=Larkmere%20Dental%2C%2014%20Heron%20Lane"];
    expect(links.filter((link) => !html.includes(link))).toEqual([]);
    expect(html.match(/\bsrc=.*? alt="[^"]*"/g)).toEqual(['src="https://a.example/l" alt="Lark"']);
    expect(html).not.toMatch(/<(?:link|script|iframe)|url\(|@import|oklch|gradient|light-dark\(/);
  }
});

test("it says when the practice answers before a link with the colon of the language, and of a booked appointment nothing", async () => {
  const practice = { ...PRACTICE, replyWithin: "1 day", link: "https://inbox.example/1" };
  const { text, html } = await patientEmail({ ...REQUEST, locale: "fr" }, practice);
  expect(text).toContain(`\u00a0:\n${practice.link}`);
  for (const content of [text, html]) {
    expect(content).toMatch(/Vous n’avez pas encore.*Le cabinet vous répond sous 1 jour ouvré\./s);
  }
  const booked = await patientEmail(REQUEST, practice, BOOKED_FOR);
  expect(booked.text + booked.html).not.toMatch(/answers within|hear back/);
});

test("it contains no answer, so that nobody can send a message with it, and no health data", async () => {
  for (const bookedFor of [undefined, BOOKED_FOR]) {
    const contents = Object.values(await patientEmail(REQUEST, PRACTICE, bookedFor)).join("\n");
    const answers = ["Root canal", "Vesper", "in pain", "(202) 555-0143"];
    for (const answer of [...Object.values(REQUEST.patient), ...answers]) {
      expect(contents).not.toContain(answer);
    }
  }
});

test("a booked appointment has its time in the practice's zone, and a file that calendars read", async () => {
  const { subject, text, calendar = "" } = await patientEmail(REQUEST, PRACTICE, BOOKED_FOR);
  expect(subject).toBe("Your appointment is booked");
  expect(text).toMatch(/^Tuesday, December\s1, 2026 at 10:30\sAM \(Pacific Time\)$/m);
  expect(text).not.toContain("have no appointment");
  const event = new ICAL.Event(
    new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents("vevent")[0],
  );
  expect(event.startDate.toJSDate()).toEqual(new Date(BOOKED_FOR));
  expect(event.duration.toSeconds()).toBe(40 * 60);
  expect(event).toMatchObject({ uid: REQUEST.id, location: PRACTICE.address });
  expect(event.summary).toBe("Appointment at Larkmere Dental");
  expect(event.description).toContain(REFERENCE);
});

test("an appointment that staff moved says so, and takes no end from a window of hours", async () => {
  const slot = { ...SLOT, start: "2026-11-30T09:00:00-08:00", end: "2026-11-30T17:00:00-08:00" };
  const moved = await patientEmail({ ...REQUEST, slot }, PRACTICE, BOOKED_FOR, 1);
  expect(moved.subject).toBe("Your appointment has changed");
  expect(moved.text).toMatch(/at 10:30\sAM \(Pacific Time\)/);
  expect(moved.calendar).toContain("SEQUENCE:1");
  expect(moved.calendar).not.toContain("DURATION");
});

test("a practice's name cannot become markup or another event, or its text a number; an unknown zone is named", async () => {
  const name = '<img src=x onerror="x">\r\nATTENDEE:x';
  const phone = "ask at the desk";
  const practice = { ...PRACTICE, name, phone, address: '"><img src=y>' };
  const request = { ...REQUEST, time_zone: "Nowhere/Land", locale: "xx" };
  const { html, text, calendar = "" } = await patientEmail(request, practice, BOOKED_FOR);
  expect(html).toContain(phone);
  expect(html).not.toMatch(/<img src=[xy]|tel:/);
  expect(html).toContain("&lt;img");
  expect(text).toMatch(/6:30\sPM \(.*(?:UTC|GMT|Universal).*\)/);
  expect(calendar).not.toMatch(/^ATTENDEE/m);
});
