import type { VNode } from "preact";
import type { Brand } from "../branding/brand.ts";
import type { FieldName } from "../contract/fields.ts";
import type { LocationRecord } from "../contract/location-record/location-record.ts";
import type { FieldError, QuestionName } from "../form/errors.ts";
import type { Hints } from "../form/hints.ts";
import type { FormPlan } from "../form/plan.ts";
import type { DeferredMessages, Messages } from "../messages/messages.ts";
import type { IdleTimer } from "../state/idle-timer.ts";
import type { Receipt } from "../state/phase.ts";
import type { Scheduler } from "../state/scheduler.ts";

/** What every screen needs: the state, the messages, and what the page configured. */
export interface View {
  scheduler: Scheduler;
  messages: Messages;
  /** What the first screen does not need; null until loaded. */
  deferred: DeferredView | null;
  /** The questions that the page turned on; absent if there are none, or until they are loaded. */
  times?: TimesView;
  /** Whether the patient is not who fills in the form, so that autofill would be wrong. */
  isForOther?: boolean;
  /** Null until the record is loaded. */
  brand: Brand | null;
  /** The level of the widget's first heading, 1 to 6. */
  headingLevel: number;
  /** The practice's phone number, from the record or the page; empty if unknown. */
  phone: string;
  /** Formats a number in E.164 as people in the practice's country write it. */
  formatPhone(e164: string): string;
  /** A practice's number for a `tel:` link; null if it cannot be dialed. */
  dialPhone(phone: string): string | null;
  /** What to do in an emergency. */
  emergency: string;
  privacyUrl: string | null;
  /** Another language that the reader's browser prefers; null if there is none. */
  offer: LanguageOffer | null;
  /** Closes the dialog around the form; absent or null for a form in the page. */
  close?: (() => void) | null;
  /** Clears an abandoned form; null unless the page asked for it. */
  idle: Pick<IdleTimer, "secondsLeft" | "cleared" | "recordActivity"> | null;
}

interface LanguageOffer {
  code: string;
  /** In that language. */
  offerLabel: string;
  direction: "ltr" | "rtl";
  /** Why it could not be accepted, in that language; false if it was not tried. */
  error: string | false;
  /** What to announce after the language was changed; null before. */
  changed: { code: string; text: string } | null;
  accept(): void;
}

export interface SentProps {
  view: View;
  deferred: DeferredView;
  plan: FormPlan;
  receipt: Receipt;
}

/** The components of the deferred chunk. */
export interface DeferredComponents {
  ErrorSummary(props: { view: View }): VNode | null;
  Hint(props: { view: View; name: Exclude<FieldName, "dob"> }): VNode | null;
  Honeypot(): VNode;
  IdleNotice(props: { view: View }): VNode | null;
  Sent(props: SentProps): VNode;
}

export interface OptInProps {
  view: View;
  plan: FormPlan;
  /** While the request is sent. */
  readOnly: boolean;
}

/** What the chunk with the times and the other questions that a page can turn on shows. */
export interface TimesView {
  /** After the appointment type and the provider. */
  questions(props: OptInProps): VNode | null;
  /** Above the Send button. */
  beforeSend(props: OptInProps): VNode | null;
  /** The chosen time on the sent screen, in a language; undefined if none was chosen. */
  sentTime(
    receipt: Receipt,
    record: LocationRecord,
    tag: string,
  ): { term: string; text: string } | undefined;
}

export interface DeferredView extends DeferredComponents {
  messages: DeferredMessages;
  /** How to fix an error; the calling code selects the example of a phone number. */
  fieldErrorMessage(question: QuestionName, error: FieldError, callingCode: string | null): string;
  /** The phone number as it will be sent, and what to check about it. */
  phoneHintMessage(hint: NonNullable<Hints["phone"]>): string;
  /** How many characters may still be typed into a field; null far from its limit. */
  characterCount(field: FieldName, text: string): { shown: string; announced: string } | null;
}
