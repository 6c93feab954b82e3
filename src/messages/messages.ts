import type { familyNameFirst } from "../form/name-order.ts";
import type { deferred } from "./en/deferred.ts";
import type { email } from "./en/email.ts";
import type { messages } from "./en/first-screen.ts";
import type { questions } from "./en/questions.ts";
import type { slots } from "./en/slots.ts";

/** The sentences of the first screens. */
export type Messages = typeof messages & {
  /** The questions in another order, for the family name first, or for a request for somebody else. */
  inNameOrder?: typeof familyNameFirst;
};

/** The sentences that are needed only after a patient has done something. */
export type DeferredMessages = typeof deferred;

/** The sentences about the practice's available times. */
export type SlotsMessages = typeof slots;

/** The sentences about preferred times and the questions of `ask`. */
export type QuestionMessages = typeof questions;

/** The sentences of an email to a patient, which no form has. */
export type EmailMessages = typeof email;

/** Everything that the form says in one language. */
export interface Language {
  messages: Messages;
  deferred: DeferredMessages;
  slots: SlotsMessages;
  questions: QuestionMessages;
}

/** What the chunk of a language exports. The first screens of English are part of the script. */
export interface LanguageChunk {
  language: Omit<Language, "messages"> & Partial<Language>;
}
