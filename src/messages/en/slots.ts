import type { DayPart } from "../../contract/booking-request/day-parts.ts";
import type { PageQuestionName } from "../../form/errors.ts";
import { isolate } from "../format/format.ts";
import type { deferred } from "./deferred.ts";

/**
 * The English sentences about available times. Only those in `booked` may say that there is an
 * appointment: they are shown after the receiver has confirmed the time.
 */
export const slots = {
  slot: "When would you like to come?",
  slotHint: "If you don’t choose a time, the practice will suggest one.",
  /** `zone` is the practice's, `Pacific Time`; the reader's if that is not known. */
  timeZone: (zone: string) => `Times are in this time zone: ${zone}.`,
  needsType: "The available times appear here after you select what the appointment is for.",
  loadingTimes: "Looking for available times…",
  loadingTimesSlowly:
    "This is taking longer than usual. You can answer the other questions meanwhile.",
  timesFailed: "The available times could not be shown.",
  /** `range` is a range of dates, `formatted` the count in the language's number format. */
  timesInRange: (range: string, count: number, formatted: string) =>
    count === 1 ? `${range}: 1 time` : `${range}: ${formatted} times`,
  /** Instead of a count, if there may be more times than the source returned. */
  someTimes: (range: string) => `${range}: not all available times could be shown`,
  noTimes: (range: string) => `No available times: ${range}`,
  /** After "no available times" and after a failure. */
  withoutTime: "You can send your request without a time. The practice will suggest one.",
  /** After it, if times could not be shown; `field` is the label of the additional details. */
  writeTimes: (field: string) => `You can write under “${field}” which days and times suit you.`,
  earlier: "Earlier times",
  later: "Later times",
  /** Before the earliest time, on a button that chooses it. */
  firstTime: "First available",
  /** A button below the columns of days, which show only the first times of each. */
  allTimes: "Show all times",
  /** How many times a day has. */
  timesCount: (count: number, formatted: string) => (count === 1 ? "1 time" : `${formatted} times`),
  dayParts: {
    morning: "Morning",
    afternoon: "Afternoon",
    evening: "Evening",
  } satisfies Record<DayPart, string>,
  chosenTime: "Your time",
  /** The same time in the reader's time zone. */
  readerTime: (time: string) => `In your time zone: ${time}.`,
  changeTime: "Change",
  removeTime: "Remove",
  lostTime: (time: string) =>
    `${isolate(time)} is no longer available. Choose another time, or send your request without one.`,
  sentTime: "Requested time",

  /** Errors by question, without a message of the receiver. */
  rejectedAnswers: {
    slot: "The time that you chose is no longer available",
  } satisfies Partial<Record<PageQuestionName, string>>,
  /** At the times, below an error summary that says that the chosen one is gone. */
  chooseAnother: "Choose another time, or send your request without one.",

  /** Replace sentences of the sent screen for a patient who chose a time. */
  requested: {
    nextContact:
      "The practice will contact you about this time. You do not have an appointment until then.",
  } satisfies Partial<typeof deferred>,
  /** Replace them if the receiver has taken the time for the patient. */
  booked: {
    sentTitle: "Your appointment is booked",
    nextTitle: "Good to know",
    nextContact: "The practice will contact you if it has a question.",
    nextChange:
      "To change or cancel your appointment, call the practice. Tell them your reference number.",
  } satisfies Partial<typeof deferred>,
  bookedTime: "Time",
  addToCalendar: "Add to calendar",
  /** `link` is the name of a page of others, or an address on a map. */
  inNewTab: (link: string) => `${link} (opens in a new tab)`,
  /** The event in the patient's calendar. */
  calendarTitle: (practice: string) => `Appointment at ${practice}`,
};
