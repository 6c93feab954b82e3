import { upperFirst } from "es-toolkit";
import { html } from "hono/html";
import { MEMBER_QUESTIONS, memberOf, NO_NAME } from "../../contract/booking-request/answers.ts";
import type {
  BookingRequest,
  PageAnswers,
  Patient,
} from "../../contract/booking-request/booking-request.ts";
import {
  FIELD_NAMES,
  type FieldName,
  type QuestionName,
  questionSpec,
  questionTitle,
} from "../../contract/questions.ts";
import { DAY_MS } from "../../contract/slot.ts";
import { dateTimeFormat, knownZone as zoneIfKnown } from "../../form/date/date-time-format.ts";
import { ALL_COUNTRIES } from "../../form/phone/countries.ts";
import { createPhoneTools } from "../../form/phone/phone-tools.ts";
import { createTimeFormat, zoneName } from "../../form/slots/format-times.ts";
import { createZone, instantAt } from "../../form/slots/zone.ts";
import { messages as english } from "../../messages/en-first-screen.ts";
import { LANGUAGE_NAMES, supportedLanguage } from "../../messages/languages.ts";
import type { Language, LanguageChunk } from "../../messages/messages.ts";
import type { OutsideForm } from "../../messages/outside-form/en.ts";
import type { Html } from "../../web/http/respond.ts";
import type { InboxItem } from "../stores/inbox-item.ts";

/** A number in E.164: `(202) 555-0143`, of other countries `+44 20 7946 0958`. Returns other text unchanged. */
export const formatPhone = (e164: string) => PHONE_TOOLS.formatPhone(e164, "1");
const PHONE_TOOLS = createPhoneTools(ALL_COUNTRIES);

/** The patient's number as a link, which dials its extension too (RFC 3966, 3); with `verb`, a button. */
export function phoneLink({ phone, phone_extension: extension }: Patient, verb?: string) {
  if (!phone) return phone;
  const href = `tel:${phone}${extension ? `;ext=${extension}` : ""}`;
  const text = `${formatPhone(phone)}${extension ? ` ext. ${extension}` : ""}`;
  return html`<a${verb && html` class="button"`} href="${href}">${verb && `${verb} `}${text}</a>`;
}

export const patientName = ({ request: { patient }, unreadable }: InboxItem) =>
  unreadable ? "Unreadable request" : fullName(patient.firstName, patient.lastName) || "A patient";

/** Why nothing else is shown, and where it may be. */
export const damageNote = ({ request, unreadable }: InboxItem) =>
  unreadable &&
  html`<p class="bad">What is stored of this request is damaged. A backup may have it, with the id <code>${request.id}</code>.</p>`;

export function requestDetails(request: BookingRequest): Html {
  const { patient, screener, locale, requester, text_consent: consent, time_zone } = request;
  const { slot, preferred_times } = request;
  const sender =
    requester &&
    html`${fullName(requester.first_name, requester.last_name)}${requester.relation && html` (${inLanguage(requester.relation, locale)})`}`;
  const agreement =
    consent &&
    html`<div><dt>Text messages</dt><dd><details><summary>${consent.answer ? "Agreed" : "Did not agree"}, ${timeMarkup(consent.at, time_zone)}</summary>${inLanguage(consent.sentence, locale)}</details></dd></div>`;
  const campaign = Object.entries(request.source.campaign).map((pair) => pair.join(": "));
  // The page shows preferred times in place of a chosen one.
  const asked = { ...request, preferred_times: slot && preferred_times };
  return html`<dl>
        ${screener && row(screener.question, screener.answer === "yes" ? "Yes" : "No")}
        ${PAGE_DETAILS.map(({ label, textOf }) => row(label, textOf(asked)))}
        ${row("Provider", providerText(request))}
        ${row("Sent by", sender)}
        ${FIELD_NAMES.map((field) => row(questionTitle(field), fieldMarkup(field, patient, locale)))}
        ${Object.values(request.answers ?? {}).map(({ label, answer }) => row(label, answer === true ? "Yes" : inLanguage(answer, locale)))}
        ${agreement}
        ${row("Sent from", request.source.page)}
        ${row("Campaign", campaign.join("\n"))}
      </dl>`;
}

export const typeText = (request: BookingRequest) =>
  request.appointment_type_label ?? request.appointment_type;
export const providerText = (request: BookingRequest) => request.provider_label ?? request.provider;

const ENGLISH_NAMES = new Intl.DisplayNames("en", { type: "language" });

/** The language of the form that the patient filled in, for the `lang` attribute and in English. */
export function patientLanguage(locale: string) {
  const tag = supportedLanguage(locale);
  // As its readers say; the engine has "Filipino".
  return tag && { tag, name: tag === "tl" ? LANGUAGE_NAMES.tl : ENGLISH_NAMES.of(tag) };
}

/** What a patient reads in their language, or in English. */
export async function patientSentences(
  locale: string,
): Promise<Language & { outsideForm: OutsideForm }> {
  const code = supportedLanguage(locale) ?? "en";
  const [language, others]: [LanguageChunk, { outsideForm: OutsideForm }] = await Promise.all([
    import(`../../messages/${code}.ts`),
    import(`../../messages/outside-form/${code}.ts`),
  ]);
  return { messages: english, ...language, ...others };
}

/** The patient's language, for whoever calls; undefined for English. */
export function foreignLanguage({ locale }: BookingRequest): string | undefined {
  const language = languageText(locale);
  return language && language !== "English" ? `Language: ${language}` : undefined;
}

/** The language in English, or what the request has in its place. */
export const languageText = (locale: string) => patientLanguage(locale)?.name ?? locale;

/** Text that the patient read or wrote (WCAG 3.1.2). */
export function inLanguage(text: string, locale: string): Html {
  const language = patientLanguage(locale);
  return language ? html`<span lang="${language.tag}">${text}</span>` : html`${text}`;
}

function fieldMarkup(field: FieldName, patient: Patient, locale: string) {
  const answer = patient[field];
  if (!answer) return answer;
  const { kind } = questionSpec(field);
  if (kind === "phone") return phoneLink(patient);
  if (kind === "date") return html`<time datetime="${answer}">${dayText(answer)}</time>`;
  return kind === "text" ? inLanguage(answer, locale) : answer;
}

/** A calendar day: `Mar 27, 1985`. */
export const dayText = (day: string) =>
  dateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" }).format(Date.parse(day));

const row = (label: string, value: Html | string | number | null | undefined) =>
  value === undefined || value === null || value === ""
    ? ""
    : html`<div><dt><bdi>${label}</bdi></dt><dd><bdi>${value}</bdi></dd></div>`;

/** An instant in a practice's time zone, as far as it is known. */
export function timeMarkup(instant: string, timeZone: string): Html {
  return html`<time datetime="${instant}">${timeText(instant, timeZone)}</time> <span class="zone">${zoneText(timeZone)}</span>`;
}

const HALF_A_YEAR_MS = 183 * DAY_MS;

/** {@link timeMarkup} as text without zone: `Thu, Nov 26, 1:30 PM`; with the year beyond half a year from `now`. */
export function timeText(instant: string, timeZone: string, now = Date.now()): string {
  // What a disk has damaged in the outbox or the access log.
  if (Number.isNaN(Date.parse(instant))) return instant;
  const isNear = Math.abs(Date.parse(instant) - now) < HALF_A_YEAR_MS;
  const year = isNear ? undefined : "numeric";
  const date = { weekday: "short", year, month: "short", day: "numeric" } as const;
  return createTimeFormat(knownZone(timeZone), "en", date)({ start: instant, end: instant });
}

/** Days from today to an instant, on the practice's clocks: -1 is yesterday. */
export function daysFromToday(instant: string, timeZone: string): number {
  const dayOf = (at: string) => Date.parse(localTime(at, timeZone).slice(0, 10));
  return (dayOf(instant) - dayOf(new Date(Date.now()).toISOString())) / DAY_MS;
}

/** {@link timeText} for what has just happened: `7:57 AM` of today, `Yesterday`, `Thu, Nov 26`. */
export function whenText(instant: string, timeZone: string): string {
  const parts = timeText(instant, timeZone).split(", ");
  const days = daysFromToday(instant, timeZone);
  if (days === 0) return parts.at(-1) ?? "";
  return days === -1 ? "Yesterday" : parts.slice(0, -1).join(", ");
}

/** An answer to a question of the page, in English; each list of an object is one of preferred times. */
export function answerText(answer: boolean | string | object | undefined): string | undefined {
  if (answer === undefined) return undefined;
  if (typeof answer === "boolean") return answer ? "Yes" : "No";
  if (typeof answer === "string") return upperFirst(answer);
  if (Array.isArray(answer)) return answer.map(answerText).join(", ");
  return Object.values(answer).map(answerText).filter(Boolean).join("; ") || "Any day and time";
}

/** Where a question's name does not say enough; null for what is shown in another way. */
const LABELS: Partial<Record<QuestionName, string | null>> = {
  slot: null,
  textConsent: null,
  callTimes: "Can be called",
  earlier: "Can also come earlier",
  forWhom: "Appointment for",
};

export const PAGE_DETAILS = MEMBER_QUESTIONS.filter((name) => LABELS[name] !== null).map(
  (name) => ({
    label: LABELS[name] ?? questionTitle(name),
    textOf: (answers: PageAnswers) => answerText(answers[memberOf(name)]),
  }),
);

export const wantedTime = (request: BookingRequest) =>
  request.slot
    ? timeText(request.slot.start, request.time_zone)
    : answerText(request.preferred_times);

/** The time zone in the usual spelling, or UTC if it is unknown. */
export const knownZone = (timeZone: string): string =>
  dateTimeFormat("en", { timeZone: zoneIfKnown(timeZone) ?? "UTC" }).resolvedOptions().timeZone;

/** The zone as staff call it: `Eastern Time`. */
export function zoneText(timeZone: string): string {
  const zone = knownZone(timeZone);
  return zone === "UTC" ? zone : zoneName(zone, "en");
}

/** ISO 8601 in UTC of a local `2026-11-23T09:30`; undefined for other text and for days that do not exist. */
export function instantOf(local: string, timeZone: string): string | undefined {
  const shown = Date.parse(`${local}Z`);
  if (Number.isNaN(shown) || !new Date(shown).toISOString().startsWith(local)) return undefined;
  return new Date(instantAt(createZone(knownZone(timeZone)), shown)).toISOString();
}

/** An instant in a practice's time zone, as spreadsheets read it: `2026-11-23 09:30`. */
export function localTime(instant: string, timeZone: string): string {
  const shown = createZone(knownZone(timeZone)).wallTime(Date.parse(instant));
  return new Date(shown).toISOString().slice(0, 16).replace("T", " ");
}

export const fullName = (...names: (string | undefined)[]): string => {
  const given = names.filter((name) => name && name !== NO_NAME).join(" ");
  return given && names.includes(NO_NAME) ? `${given} (one name)` : given;
};
