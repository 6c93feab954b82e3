import type { FieldName } from "../contract/questions.ts";
import { isolate } from "./format.ts";

/**
 * The English sentences of the first screens. They are part of the script; every language has the same keys.
 *
 * The form sends a request: no sentence may say that an appointment is booked or confirmed, except
 * after `booked: true` (`slots` in `en.ts`). No sentence says "we" either, because it could mean the practice.
 */
export const messages = {
  tag: "en",
  /** Offers this language to a reader of another one. */
  offerLabel: "Continue in English",
  /** The name of the menu of languages, for screen readers. */
  language: "Language",

  loading: "Loading the appointment form",
  loadingSlowly: "This is taking longer than usual. Please wait a moment.",
  /** On links and buttons: `phone` is the number of the practice, or the emergency number. */
  call: (phone: string) => `Call ${phone}`,
  /** On the button after a failure to load the form. */
  tryAgain: "Try again",
  /** On the button that closes the dialog. */
  close: "Close",
  /** Below the call link: `number` is the emergency number of the practice's country, if it is known. */
  emergency: (number: string | null) =>
    `In an emergency, call ${number ?? "your local emergency number"}.`,

  failedTitle: "The appointment form is not available",
  /** Why the form could not be loaded. */
  failed: {
    offline: "You seem to be offline. Check your connection, then try again.",
    temporary:
      "The appointment service is not responding. Call the practice, or try again in a moment.",
    permanent: "Online appointment requests are not available right now. Please call the practice.",
  },

  closedTitle: "Online requests are closed",
  /** `name` is the practice's. */
  closed: (name: string) =>
    `${isolate(name)} is not taking online appointment requests right now. Please call to request an appointment.`,
  /** Instead of an address. */
  virtual: "Visits are by video or phone.",

  /** In a form of several steps: the number of this `step`, and the `count` of all. */
  step: (step: number, count: number) => `Step ${step} of ${count}`,
  /** An answer to the question of the practice that comes first. */
  yes: "Yes",
  /** The other answer to it. */
  no: "No",
  /** On the button to the next step. */
  next: "Continue",
  /** On the button to the step before. */
  back: "Back",
  /** On the screen after an answer that stops, if the practice's message is about an emergency; `number` as in `emergency`. */
  callNow: (number: string | null) => `Call ${number ?? "your local emergency number"} now`,
  /** On the same screen, if it is not. */
  callTitle: "Please call the practice",
  stopped: "Based on your answer, the practice would like to speak with you.",
  changeAnswer: "Change my answer",

  detailsTitle: "Request an appointment",
  /** Below the title of a form of one screen, and on the last screen. */
  nextContact: "The practice will contact you to arrange a time.",
  /** After the label of a field that may be empty. */
  optional: "(optional)",
  appointmentType: "What is the appointment for?",
  provider: "Who would you like to see?",
  /** The first of the choices of `provider`. */
  noPreference: "No preference",
  /** The labels of the fields. */
  fields: {
    firstName: "First name",
    lastName: "Last name",
    email: "Email address",
    phone: "Phone number",
    dob: "Date of birth",
    insurance: "Insurance",
    additionalDetails: "Is there anything the practice should know?",
  } satisfies Record<FieldName, string>,
  /** Below a label. */
  descriptions: {
    insurance: "The insurance company’s name, or “none”",
  },
  /** The labels of the three parts of the date of birth. */
  dateParts: { day: "Day", month: "Month", year: "Year" },

  send: "Send request",
  sending: "Sending your request…",
  privacy: "Privacy notice (opens in a new tab)",
  /** Before an error, for screen readers. */
  error: "Error:",
  notSentTitle: "Your request was not sent",
};
