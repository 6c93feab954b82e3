import type { familyNameFirst } from "../form/question-order.ts";
import type { questions, slots, submission } from "./en.ts";
import type { messages } from "./en-first-screen.ts";

/** The sentences of the first screens. */
export type Messages = typeof messages & {
  /** Absent for a language that is written from left to right. */
  direction?: "rtl";
  /** The questions in another order, for the family name first, or for a request for somebody else. */
  inNameOrder?: typeof familyNameFirst;
};

/** Everything that the form says in one language. Written by the developers; not yet reviewed by a translator. */
export interface Language {
  messages: Messages;
  /** Needed only after a patient has done something. */
  submission: typeof submission;
  /** About the practice's available times. */
  slots: typeof slots;
  /** About preferred times and the questions of `ask`. */
  questions: typeof questions;
}

export type { PatientMessages } from "./en.ts";

/** The chunk of a language. The first screens of English are part of the script. */
export type LanguageChunk = Omit<Language, "messages"> & Partial<Language>;
