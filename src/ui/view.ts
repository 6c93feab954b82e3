import type { Brand } from "../branding/brand.ts";
import type { Fault, QuestionName } from "../form/errors.ts";
import type { LaterMessages, Messages } from "../messages/messages.ts";
import type { Idle } from "../state/idle-timer.ts";
import type { Scheduler } from "../state/scheduler.ts";

/** What every screen needs: the state, the words, and what the page set. */
export interface View {
  scheduler: Scheduler;
  messages: Messages;
  /** The words that the first screen does without; null until they are loaded. */
  later: LaterWords | null;
  /** Null until the record is read. */
  brand: Brand | null;
  /** The level of the widget's first heading, 1 to 6. */
  headingLevel: number;
  /** The practice's number for a call, from the record or the page; empty when unknown. */
  phone: string;
  privacyUrl: string | null;
  /** Another language that the reader's browser names; null where there is none. */
  offer: LanguageOffer | null;
  /** Closes the dialog that the form stands in; absent or null where it stands in the page. */
  close?: (() => void) | null;
  /** The clearing of a form that nobody touches; null unless the page asked for it. */
  idle: Pick<Idle, "secondsLeft" | "cleared" | "active"> | null;
}

export interface LanguageOffer {
  code: string;
  /** In that language. */
  offer: string;
  direction: "ltr" | "rtl";
  accept(): void;
}

export interface LaterWords {
  messages: LaterMessages;
  /** What to do about a fault; `practicePhone` tells the country of a phone number. */
  faultSentence(question: QuestionName, fault: Fault, practicePhone: string): string;
  /** How many characters may still be typed into a field of free text. */
  remaining(field: "insurance" | "additionalDetails", typed: string): number;
}
