import type { DayPart, ForWhom } from "../contract/booking-request/answers.ts";
import type { FieldName, PageQuestionName, RecordQuestionName } from "../contract/questions.ts";
import type { FieldErrorCode } from "../form/errors.ts";
import type { PhoneNote } from "../form/phone/phone-tools.ts";
import { isolate } from "./format.ts";

/** Errors whose sentence depends on more than the code, or is about times, so they are not in `fieldErrors`. */
type Composed =
  | "missing"
  | "one-name"
  | "too-long"
  | "not-a-name"
  | "slot-unavailable"
  | "rejected"
  | "date-incomplete"
  | "date-not-real";

/** For `abroad`: `country` is a name in English. */
const withArticle = (country: string) =>
  /^(?:United|Netherlands|Philippines|Bahamas|Maldives|Gambia|Comoros|Isle)|(?:Islands|Republic)$/.test(
    country,
  )
    ? `the ${country}`
    : country;

/** The English sentences that are needed only after a patient has done something. */
export const submission = {
  /** If a field was left empty. */
  missing: {
    firstName: "Enter your first name",
    lastName: "Enter your last name",
    email: "Enter your email address",
    phone: "Enter your phone number",
    dob: "Enter your date of birth",
    insurance: "Enter the name of your insurance company, or “none”",
    additionalDetails: "Tell the practice what it should know, or enter “no”",
    appointmentType: "Select what the appointment is for",
    provider: "Select who you would like to see",
  } satisfies Record<Exclude<RecordQuestionName, "screener">, string>,
  /** After the error of a missing name, if the other one was entered. */
  oneName: "If there is only one name, enter a hyphen (-) here",
  /** Above the list of errors; `formatted` is the `count` in the language's number format. */
  problemTitle: (count: number, formatted: string) =>
    count === 1 ? "There is a problem" : `There are ${formatted} problems`,
  /** Before an error that is fixed, for screen readers. */
  corrected: "Corrected:",
  /** Instead of `problemTitle`. */
  allCorrected: "All corrected",
  /** The `label` of a field as the subject of a sentence. */
  quoted: (label: string) => label,
  /** The same for a label that is a question. */
  yourAnswer: "Your answer",
  /** `field` comes from `quoted` or `yourAnswer`; `limit` is a number. */
  tooLong: (field: string, limit: string) => `${field} must be ${limit} characters or fewer`,
  /** `field` comes from `quoted`. */
  notAName: (field: string) =>
    `${field} must be a name, not an email address, a phone number, or a link`,
  /** If the receiver has refused an answer. */
  rejected: "The practice could not accept this answer. Change it, or call the practice",
  /** What is wrong with an answer; `example` is a phone number of the practice's country. */
  fieldErrors: {
    "email-at": "Enter an email address with one @ sign, like name@example.com",
    "email-two": "Enter one email address only, like name@example.com",
    "email-blank": "Enter an email address without spaces, like name@example.com",
    "email-local":
      "Check the part before the @ sign. The whole address should look like name@example.com",
    "email-domain": "Check the part after the @ sign. It should look like example.com",
    "phone-letters": (example: string) =>
      `Enter only the phone number, without words, like ${example}`,
    "phone-two": (example: string) => `Enter one phone number only, like ${example}`,
    "phone-short": (example: string) =>
      `This number is too short. Enter all of it, like ${example}`,
    "phone-long": (example: string) =>
      `This number is too long. Enter one number, like ${example}. For another country, begin with + and its code`,
    "phone-country":
      "Enter the phone number with its country code, like +1 202 555 0143 or +44 20 7946 0958",
    "phone-impossible": (example: string) =>
      `Check the phone number. It should look like ${example}. For another country, begin with + and its code`,
    "date-day": "Enter the day as a number from 1 to 31",
    "date-month": "Enter the month as a number from 1 to 12, or by name",
    "date-year": "Enter the year with 4 digits, like 1980",
    "date-year-short": "Enter all 4 digits of the year, like 1980 instead of 80",
    "date-calendar": "Enter the year with 4 digits in the Western calendar, like 1980",
    "date-future": "Date of birth must be today or in the past",
    "date-too-old": "Check the year: it must be within the last 120 years",
  } satisfies Record<
    Exclude<FieldErrorCode, Composed>,
    string | ((phoneExample: string) => string)
  >,
  /** `parts` are those of `dateParts` that are missing, in lower case: `day`, or `day and month`. */
  incompleteDate: (parts: string) => `Date of birth must include a ${parts}`,
  /** `month` includes the year: `February 1990`; `days` is their number. */
  shortMonth: (month: string, days: string) => `Check the day: ${month} had ${days} days`,

  /** Shown near a text's limit; `formatted` is the `count` in the language's number format. */
  charactersLeft: (count: number, formatted: string) =>
    count === 1 ? "You have 1 character left" : `You have ${formatted} characters left`,
  /** The same beyond the limit, for `count` and `formatted`. */
  charactersOver: (count: number, formatted: string) =>
    count === 1 ? "You have 1 character too many" : `You have ${formatted} characters too many`,
  /** Below an email address that seems misspelled; `address` is another one. */
  didYouMean: (address: string) => `Did you mean ${address}?`,
  /** On the button after `didYouMean`. */
  useSuggestion: "Yes, change it",
  /** After `didYouMean`, if Send was pressed. */
  keepAnswer: "If this email address is right, leave it as it is.",

  /** Between a phone number and its extension. */
  phoneExtension: "ext.",
  /** Below the phone field: `phone` is the number as it will be sent, `country` the name of another country. */
  phoneNotes: {
    short: (phone: string) => `Check this number: it looks too short (${phone})`,
    long: (phone: string) => `Check this number: it looks too long (${phone})`,
    unusual: (phone: string) => `Check this number: a digit may be wrong (${phone})`,
    abroad: (phone: string, country: string) =>
      `Your number: ${phone}. This is a number in ${withArticle(country)}.`,
  } satisfies Record<PhoneNote["code"], (phone: string, country: string) => string>,

  /** The title of the notice before the answers are cleared on a device that many people use. */
  idleTitle: "Are you still there?",
  /** In that notice: `seconds` are left; `formatted` is their number in the language's number format. */
  idle: (seconds: number, formatted: string) =>
    seconds === 1
      ? "For your privacy, your answers will be cleared in 1 second."
      : `For your privacy, your answers will be cleared in ${formatted} seconds.`,
  /** On the button of that notice. */
  idleStay: "I’m still here",
  cleared: "For your privacy, your answers were cleared.",

  /** Above the questions about the sender. */
  aboutYou: "About you",
  /** The title of the last step of a long form. */
  moreDetails: "A few more details",
  /** After what was chosen on an earlier step, on a button that leads there. */
  change: "Change",
  /** Of a practice with several locations. */
  locationsTitle: "Choose a location",
  /** The label of the field above the locations. */
  locationsSearch: "Search by name or city",
  /** How many match the search (`shown`), and how many there are (`total`). */
  locationsShown: (shown: number, total: number) => `Locations shown: ${shown} of ${total}`,
  locationsMissing: "Some locations are missing here, because they could not be loaded.",

  sendAgain: "Send again",
  unknownTitle: "Your request may not have arrived",
  notSent: {
    offline:
      "You seem to be offline. Your answers are still here. Send again when you are back online.",
    "back-online": "You are back online. Your answers are still here.",
    unknown:
      "Your answers are still here. It is safe to send again: if you change nothing, the practice gets your request only once. You can also call the practice.",
    busy: "The practice’s system is busy and could not take your request. Your answers are still here. Wait a minute and send again, or call the practice.",
    refused:
      "The practice’s system did not accept your request. Your answers are still here. Please call the practice.",
    "duplicate-id":
      "Something went wrong with this request. Your answers are still here. Please send again, or call the practice.",
    "no-receiver": "This form cannot send requests right now. Please call the practice.",
    "copied-page":
      "This is a translated copy. Requests from it do not reach the practice. Call, or open the practice’s own page.",
    /** Instead of another one, when sending has failed twice; calling is then the main button. */
    again:
      "It did not work this time either, and another attempt may not help. Please call the practice. Your answers are still here.",
  },
  /** On a translated copy of the page. */
  openPage: "Open the practice’s own page (opens in a new tab)",

  sentTitle: "Your request was sent",
  noAppointment: "You have no appointment yet.",
  /** Replaces `nextContact` and `requestedContact`, if the practice says when it answers: `duration` is `2 hours` or the like. */
  replyWithin: (duration: string) => `The practice answers within ${duration}.`,
  /** In `replyWithin`, in the form that a number of hours has from `Intl` there: `formatted` is the `count`. */
  workingDays: (count: number, formatted: string) =>
    count === 1 ? "1 working day" : `${formatted} working days`,
  /** Shown on its own line while the practice is open, without a period. `time` is in the practice's time zone. */
  openUntil: (time: string) => `Open now until ${time}`,
  /** The same with the `time` of today at which it opens. */
  opensToday: (time: string) => `Opens today at ${time}`,
  /** The same with the `time` of tomorrow. */
  opensTomorrow: (time: string) => `Opens tomorrow at ${time}`,
  /** The same with the `time` of a later `day`, a weekday, or with its date: `Monday`, `Monday, November 23`. */
  opensOn: (day: string, time: string) => `Opens ${day} at ${time}`,
  nextChange: "To change or cancel, call the practice.",
  /** The same while there is no appointment. */
  noAnswer: "If you do not hear back, or to change or cancel, call the practice.",
  reference: "Your reference number",
  noteReference: "Note this number. This page cannot be opened again.",
  /** If the receiver emails the patient. */
  emailed: "You will also get an email about it.",
  copy: "Copy the reference number",
  /** After the reference number was copied. */
  copied: "Copied",
  sentAppointmentType: "Appointment type",
  /** Before the provider's name. */
  sentProvider: "With",
  /** A line of an email or of a calendar's event: a `label` of ours, and the `value`. */
  labelled: (label: string, value: string) => `${label}: ${value}`,

  languageFailed: "This language could not be loaded. Check your connection, then try again.",
  /** What a screen reader says after the form was changed to this language. */
  languageChanged: "The form is now in English.",
  /** After the change, if the practice wrote its question or other texts in another `language`. */
  untranslated: (language: string) => `The practice’s own texts are in ${language}.`,
};

/**
 * The English sentences about available times. Only those in `booked` may say that there is an
 * appointment: they are shown after the receiver has confirmed the time.
 */
export const slots = {
  slot: "Which time would you like?",
  slotDescription: "You can send your request without a time. The practice can suggest one.",
  loadingTimes: "Looking for available times…",
  timesFailed: "The available times could not be shown.",
  /** Instead of a count, if there may be more times than the source returned for the `range` of days. */
  someTimes: (range: string) => `${range}: not all available times could be shown`,
  /** The same if there are none in the `range` of days. */
  noTimes: (range: string) => `No available times: ${range}`,
  /** On the button to the days before. */
  earlier: "Earlier times",
  /** On the button to the days after. */
  later: "Later times",
  /** Before the earliest time, on a button that chooses it. */
  firstTime: "First available",
  /** On a button after the first times of a day. */
  allTimes: "Show all times",
  /** How many times a day or a range of days has; `formatted` is the `count` in the language's number format. */
  timesCount: (count: number, formatted: string) =>
    count === 0 ? "no times" : count === 1 ? "1 time" : `${formatted} times`,
  dayParts: {
    morning: "Morning",
    afternoon: "Afternoon",
    evening: "Evening",
  } satisfies Record<DayPart, string>,
  chosenTime: "Your time",
  /** The same `time` in the reader's time zone. */
  readerTime: (time: string) => `In your time zone: ${time}.`,
  /** On the button that takes the chosen time back. */
  removeTime: "Remove",
  /** Above the times: `time` was chosen, and is gone. */
  lostTime: (time: string) => `${isolate(time)} is not available.`,
  /** Before the time, on the sent screen and in the email. */
  sentTime: "Time you asked for",

  slotUnavailable: "The time that you chose is no longer available",
  /** At the times, below an error summary that says that the chosen one is gone. */
  chooseAnother: "Choose another time, or send your request without one.",

  /** Replaces `nextContact` for a patient who chose a time. */
  requestedContact: "The practice will contact you about this time.",
  /** Replaces the title of the sent screen if the receiver has taken the time for the patient. */
  bookedTitle: "Your appointment is booked",
  addToCalendar: "Add to calendar",
  /** `link` is the name of a page of others, or an address on a map. */
  inNewTab: (link: string) => `${link} (opens in a new tab)`,
  /** The event in the patient's calendar; `practice` is a name. */
  calendarTitle: (practice: string) => `Appointment at ${practice}`,
};

/** Its sentences are the same whoever the patient is. */
type AboutTheRequest = "additionalDetails";
/** The sender's own, who gets the form's error. */
type AboutTheSender = "email" | "phone";

/** Replace the sentences of the form if the patient is somebody else than the sender. */
export interface PatientMessages {
  /** Above the questions about the patient. */
  title: string;
  fields: Record<Exclude<FieldName, AboutTheRequest>, string>;
  missing: Record<Exclude<FieldName, AboutTheRequest | AboutTheSender>, string>;
}

/** For somebody else: `owner` begins a label (“Child’s”), `patient` is in a sentence (“the child”). */
const about = (owner: string, patient: string): PatientMessages => ({
  title: `About ${patient}`,
  fields: {
    firstName: `${owner} first name`,
    lastName: `${owner} last name`,
    email: "Your email address",
    phone: "Your phone number",
    dob: `${owner} date of birth`,
    insurance: `${owner} insurance`,
  },
  missing: {
    firstName: `Enter ${patient}’s first name`,
    lastName: `Enter ${patient}’s last name`,
    dob: `Enter ${patient}’s date of birth`,
    insurance: `Enter the name of ${patient}’s insurance company, or “none”`,
  },
});

/** The English sentences of the other questions that a page can turn on. */
export const questions = {
  preferredTimes: "Which times work for you?",
  anyTime: "Any day and time",
  preferredDays: "Days",
  preferredParts: "Times of day",
  /** Below a chosen time, and below preferred ones. */
  earlier: "An earlier day also works for me",

  forWhom: "Who is the appointment for?",
  forWhomAnswers: {
    self: "For me",
    child: "For my child",
    other: "For someone else",
  } satisfies Record<ForWhom, string>,
  requesterFirstName: "Your first name",
  requesterLastName: "Your last name",
  patients: {
    child: about("Child’s", "the child"),
    other: about("Patient’s", "the patient"),
  } satisfies Record<Exclude<ForWhom, "self">, PatientMessages>,

  newPatient: {
    self: "Have you been seen by this practice before?",
    child: "Has the child been seen by this practice before?",
    other: "Has the patient been seen by this practice before?",
  } satisfies Record<ForWhom, string>,
  returning: "Yes",
  firstVisit: "No, this is the first visit",

  /** Sent with the answer, together with “(optional)” and the hint; `practice` is a name. */
  textConsent: (practice: string) =>
    `I agree that ${isolate(practice)} may send me text messages about this appointment request.`,
  textConsentDescription:
    "Message and data rates may apply. To stop the messages, tell the practice.",

  /** With `ask="call-times"`, about the parts of a day. */
  callTimes: "When is a good time to call you?",
  /** About an answer to a question of the practice's own, which `label` is. */
  ownMissing: (label: string) => `Complete this: “${isolate(label)}”`,

  missing: {
    forWhom: "Select who the appointment is for",
    requesterFirstName: "Enter your first name",
    requesterLastName: "Enter your last name",
    newPatient: "Select yes, or no if this is the first visit",
  } satisfies Partial<Record<PageQuestionName, string>>,
};
