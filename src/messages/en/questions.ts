import type { ForWhom } from "../../contract/booking-request/for-whom.ts";
import type { FieldName } from "../../contract/fields.ts";
import type { PageQuestionName } from "../../form/errors.ts";
import { isolate } from "../format/format.ts";

/** Its sentences are the same whoever the patient is. */
type AboutTheRequest = "additionalDetails";
/** The sender's own, who gets the form's error. */
type AboutTheSender = "email" | "phone";

/** Replace the sentences of the form if the patient is somebody else than the sender. */
export interface PatientMessages {
  /** Above the questions about the patient. */
  title: string;
  fields: Record<Exclude<FieldName, AboutTheRequest>, string>;
  hints: { insurance: string };
  missing: Record<Exclude<FieldName, AboutTheRequest | AboutTheSender>, string>;
}

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
  hints: { insurance: "The name of the insurance company. If there is none, enter “none”." },
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

  forWhom: "Who is the appointment for?",
  forWhomAnswers: {
    self: "For me",
    child: "For my child",
    other: "For someone else",
  } satisfies Record<ForWhom, string>,
  /** Above the questions about the sender; `title` is above those about the patient. */
  aboutYou: "About you",
  requesterFirstName: "Your first name",
  requesterLastName: "Your last name",
  relation: {
    child: "Your relationship to the child",
    other: "Your relationship to the patient",
  },
  relationHint: {
    child: "For example, mother, father or guardian",
    other: "For example, daughter, husband or caregiver",
  },
  patients: {
    child: about("Child’s", "the child"),
    other: about("Patient’s", "the patient"),
  } satisfies Record<Exclude<ForWhom, "self">, PatientMessages>,

  /** After another answer to the first question. */
  answersKept: "Each answer stays with the person it is about. Check the questions that follow.",
  newPatient: {
    self: "Have you been to this practice before?",
    child: "Has the child been to this practice before?",
    other: "Has the patient been to this practice before?",
  } satisfies Record<ForWhom, string>,
  returning: "Yes",
  firstVisit: "No, this is the first visit",

  /** Sent with the answer, together with “(optional)” and the hint. */
  textConsent: (practice: string) =>
    `I agree that ${isolate(practice)} may send me text messages about this appointment request.`,
  textConsentHint: "Message and data rates may apply. To stop the messages, tell the practice.",

  missing: {
    forWhom: "Select who the appointment is for",
    requesterFirstName: "Enter your first name",
    requesterLastName: "Enter your last name",
    relation: {
      child: "Enter your relationship to the child, like mother or guardian",
      other: "Enter your relationship to the patient, like daughter or caregiver",
    },
    newPatient: "Select yes, or no if this is the first visit",
  } satisfies Partial<Record<PageQuestionName, string | Record<Exclude<ForWhom, "self">, string>>>,
};
