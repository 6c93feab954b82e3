import type { FieldErrorCode, QuestionName } from "../form/errors.ts";
import { isolate } from "./format.ts";

/** Errors whose sentence depends on more than the code, so they are not in `fieldErrors`. */
type Composed = "missing" | "too-long" | "rejected" | "date-incomplete";

/** The English sentences that are needed only after a patient has done something. */
export const enDeferred = {
  missing: {
    firstName: "Enter your first name",
    lastName: "Enter your last name",
    email: "Enter your email address",
    phone: "Enter your phone number",
    dob: "Enter your date of birth",
    insurance: "Enter your insurance",
    additionalDetails: "Enter what you would like to tell us",
    screener: "Select yes or no",
    appointmentType: "Select what the appointment is for",
    provider: "Select who you would like to see",
  } satisfies Record<QuestionName, string>,
  tooLong: (field: string, limit: string) => `Use ${limit} characters or fewer for “${field}”`,
  rejected: "The practice could not accept this answer. Check it and send again",
  fieldErrors: {
    "email-at": "Enter an email address with one @ sign, like name@example.com",
    "email-blank": "Enter an email address without spaces, like name@example.com",
    "email-name": "Enter the part of the email address before the @ sign, like name@example.com",
    "email-domain":
      "Enter the full email address, with an ending like example.com after the @ sign",
    "phone-letters": (example: string) => `Enter the phone number in digits, like ${example}`,
    "phone-extension": (example: string) =>
      `Leave off the extension and enter only the phone number, like ${example}`,
    "phone-short": (example: string) =>
      `Enter the full phone number with the area code, like ${example}. This one is too short`,
    "phone-long": (example: string) =>
      `Enter one phone number, like ${example}. This one has too many digits`,
    "phone-country": "Enter the phone number with its country code, like +1 202 555 0143",
    "phone-impossible": (example: string) =>
      `Check the phone number. It should look like ${example}`,
    "date-day": "Enter the day as a number from 1 to 31",
    "date-month": "Enter the month as a number from 1 to 12, or by its name",
    "date-year": "Enter the year with 4 digits, like 1980",
    "date-year-short": "Enter the year with all 4 digits, like 1980 instead of 80",
    "date-calendar": "Enter the year of the Gregorian calendar, with 4 digits, like 1980",
    "date-not-real": (last: string) => `Check the day. That month had only ${last} days`,
    "date-future": "Date of birth must not be in the future",
    "date-too-old": "Check the year. It must be within the last 130 years",
  } satisfies Record<Exclude<FieldErrorCode, Composed>, string | ((detail: string) => string)>,
  incompleteDate: (parts: string) => `Date of birth must also have a ${parts}`,

  /** Shown near a text's limit; `formatted` is the count in the language's number format. */
  charactersLeft: (count: number, formatted: string) =>
    count === 1 ? "You have 1 character left" : `You have ${formatted} characters left`,
  charactersOver: (count: number, formatted: string) =>
    count === 1 ? "You have 1 character too many" : `You have ${formatted} characters too many`,
  didYouMean: (address: string) => `Did you mean ${address}?`,
  useSuggestion: "Yes, change it",

  phoneReadBack: (phone: string) => `The practice will call ${phone}.`,

  idleTitle: "Are you still there?",
  idle: (seconds: number, formatted: string) =>
    seconds === 1
      ? "For your privacy, your answers will be cleared in 1 second."
      : `For your privacy, your answers will be cleared in ${formatted} seconds.`,
  idleStay: "I am still here",
  cleared: "For your privacy, your answers were cleared.",

  sendAgain: "Send again",
  unknownTitle: "We are not sure your request arrived",
  notSent: {
    offline:
      "You seem to be offline. Your answers are still here. Send again when you are back online.",
    "back-online": "You are back online. Your answers are still here.",
    unknown:
      "Your answers are still here. Send again: the practice will get your request only once. Or call.",
    busy: "The practice’s system is busy and did not take your request. Your answers are still here. Wait a minute and send again, or call.",
    refused:
      "The practice’s system did not accept your request. Your answers are still here. Please call instead.",
    "duplicate-id":
      "Something went wrong with this request. Your answers are still here. Please send again, or call.",
    "no-receiver":
      "This form cannot send requests at the moment. Please call the practice instead.",
  },

  sentTitle: "Your request was sent",
  sent: (name: string) =>
    `${isolate(name)} will contact you to agree on a time. You do not have an appointment until then.`,
  reference: "Your reference",
  practice: "Practice",
  sentAppointmentType: "Appointment for",
  sentProvider: "With",
  practicePhone: "Phone",
  localTime: (time: string) => `It is now ${time} there.`,
  print: "Print this page",
};
