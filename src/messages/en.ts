import type { FieldName } from "../contract/fields.ts";
import { isolate } from "./format.ts";

/**
 * The English sentences of the first screens; the others are in en-deferred.ts. Every language has
 * the same keys as these two objects.
 *
 * The form sends a request: no sentence may say that an appointment is booked or confirmed.
 */
export const en = {
  tag: "en",
  direction: "ltr" as "ltr" | "rtl",

  loading: "Loading the booking form",
  loadingSlowly: "This is taking longer than usual. Please wait a little longer.",
  call: (phone: string) => `Call ${phone}`,
  tryAgain: "Try again",
  close: "Close",
  emergency: "In an emergency, call your local emergency number.",
  questions: "Questions, or prefer to call?",

  failedTitle: "The booking form is not available",
  failed: {
    offline: "You seem to be offline. Check your connection, then try again.",
    temporary:
      "We could not reach the booking service. Try again in a moment, or call the practice.",
    lasting: "Online booking requests aren’t available right now. Please call the practice.",
  },

  closedTitle: "Online requests are closed",
  closed: (name: string) =>
    `${isolate(name)} does not take appointment requests online at the moment. Please call to make an appointment.`,
  virtual: "Visits with this practice are virtual, by video or phone.",

  step: (step: string, steps: string) => `Step ${step} of ${steps}`,
  screenerTitle: "One question first",
  yes: "Yes",
  no: "No",
  next: "Continue",
  back: "Back",
  stoppedTitle: "Please call the practice",
  stopped: "Based on your answer, the practice would like to speak with you. Please call.",
  changeAnswer: "Change my answer",

  detailsTitle: "Request an appointment",
  everyQuestion: "Please answer every question.",
  unlessOptional: "Please answer every question that is not marked as optional.",
  optional: "optional",
  appointmentType: "What is the appointment for?",
  provider: "Who would you like to see?",
  noPreference: "No preference",
  fields: {
    firstName: "First name",
    lastName: "Last name",
    email: "Email address",
    phone: "Phone number",
    dob: "Date of birth",
    insurance: "Insurance",
    additionalDetails: "Is there anything you would like to tell us?",
  } satisfies Record<FieldName, string>,
  hints: {
    email: "The practice may email you at this address.",
    phone: "The practice will call you to agree on a time.",
    dob: (example: string) => `For example, ${example}`,
    insurance: "The name of your plan, or “none”.",
    additionalDetails: "Please do not use this for emergencies.",
  },
  dateParts: { day: "Day", month: "Month", year: "Year" },

  send: "Send request",
  sending: "Sending your request…",
  privacy: "Privacy notice",
  problemTitle: "There is a problem",
  error: "Error:",
  notSentTitle: "Your request was not sent",
};
