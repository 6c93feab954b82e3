import type { ReadonlySignal, Signal } from "@preact/signals";
import type { VNode } from "preact";
import type { ForWhom } from "../contract/booking-request/answers.ts";
import type { LocationRecord } from "../contract/location-record/location-record.ts";
import type { FieldName, QuestionName } from "../contract/questions.ts";
import type { Brand } from "../form/branding/brand.ts";
import type { FieldError } from "../form/errors.ts";
import type { FormPlan } from "../form/plan.ts";
import type { Hints } from "../form/validation/validate.ts";
import type { LanguageCode } from "../messages/languages.ts";
import type { Language, Messages } from "../messages/messages.ts";
import type { IdleTimer } from "../state/idle-timer.ts";
import type { Receipt } from "../state/phase.ts";
import type { Scheduler } from "../state/scheduler.ts";

/**
 * What every screen needs: the state, the messages, and what the page configured. What loads later,
 * `deferred` and `language`, are signals: only a component that reads one renders again.
 */
export interface View {
  scheduler: Scheduler;
  messages: Messages;
  /** What the first screen does not need; null until loaded. */
  deferred: ReadonlySignal<DeferredView | null>;
  /** Everything that the form says in the current language; null until loaded. */
  language: ReadonlySignal<Language | null>;
  /** The questions that the page turned on, as far as they are loaded. */
  questions: readonly QuestionSetView[];
  /** Whether somebody else fills in the form for the patient, so that autofill would be wrong. */
  isForOther?: boolean;
  /** What a set of questions shows above a field. */
  before?: Partial<Record<FieldName, (readOnly: boolean) => VNode>> | undefined;
  /** Null until the record is loaded. */
  brand: Brand | null;
  /** The level of the practice's name, 1 to 6. */
  brandLevel: number;
  /** The level of a screen's heading, below the practice's name if that is shown. */
  headingLevel: number;
  /** The practice's phone number, from the record or the page; empty if unknown. */
  phone: string;
  /** Formats a number in E.164 as people in the practice's country write it. */
  formatPhone(e164: string): string;
  /** A practice's number for a `tel:` link; null if it cannot be dialed. */
  dialPhone(phone: string): string | null;
  /** What to do in an emergency. */
  emergency: string;
  /** The emergency number in the practice's country; null if it is not known. */
  emergencyNumber: string | null;
  privacyUrl: string | null;
  /** Attributes of texts that the practice wrote, which are not translated (WCAG 2.2, 3.1.2). */
  practiceText: { dir: "auto"; lang: string | undefined };
  /** The languages that a patient can choose. */
  languages: {
    codes: readonly LanguageCode[];
    /** Resolves when the form is in this language, or has failed to load it. */
    change(code: LanguageCode): Promise<void>;
    /** Whether the patient has changed the language. */
    isChanged: Signal<boolean>;
  };
  /** Another language that the reader's browser prefers; null if there is none. */
  offer: {
    /** In that language. */
    messages: Pick<Messages, "tag" | "direction" | "offerLabel">;
    accept(): void;
  } | null;
  /** The bar of the dialog around the form; absent for a form in the page. */
  Bar?: ((props: { messages: Messages }) => VNode) | undefined;
  /** Clears an abandoned form; null unless the page asked for it. */
  idle: Pick<IdleTimer, "secondsLeft" | "cleared" | "recordActivity"> | null;
}

export interface SentProps {
  view: View;
  deferred: DeferredView;
  plan: FormPlan;
  receipt: Receipt;
}

/** What the components of a set of questions get. */
interface QuestionSetProps {
  view: View;
  plan: FormPlan;
  language: Language;
  /** While the request is sent. */
  readOnly: boolean;
}

/** What the components of a set get, with the state of the set. */
export type WithModel<Model> = QuestionSetProps & { model: Model };

/** The chosen time, on the sent screen. */
interface SentTime {
  term: string;
  text: string;
  /** When, with whom and where; null for a time that was only requested. */
  appointment: VNode | null;
}

/** What a set of questions shows (state/question-set.ts). */
export interface QuestionSetView {
  /** After the appointment type and the provider. */
  Questions?(props: QuestionSetProps): VNode | null;
  /** Above the Send button. */
  BeforeSend?(props: QuestionSetProps): VNode | null;
  /** The time that the sent screen shows; undefined for none. */
  sentTime?(receipt: Receipt, record: LocationRecord, language: Language): SentTime | undefined;
  /** The view with the sentences that the answers change; reads signals. */
  adapt(view: View, language: Language): View;
}

/** A field with one text input. */
export type TextFieldName = Exclude<FieldName, "dob">;

/** What the screens show of the deferred chunk. */
export interface DeferredView {
  ErrorSummary(props: { view: View }): VNode | null;
  Hint(props: { view: View; name: TextFieldName }): VNode | null;
  Honeypot(): VNode;
  IdleNotice(props: { view: View }): VNode | null;
  LanguageMenu(props: { view: View }): VNode | null;
  Sent(props: SentProps): VNode;
  messages: Language["deferred"];
  /** The URL of the page that a translation service shows a copy of; null for any other page. */
  originalPage(url: string): string | null;
  /** Scrolls the form to the top of the viewport. */
  showCard(title: Element): void;
  /** Runs a callback after the press that moved focus has ended. */
  afterPointerUp(callback: () => void): void;
  /** How to fix an error; the calling code selects the example of a phone number. */
  fieldErrorMessage(
    question: QuestionName,
    error: FieldError,
    callingCode: string | null,
    forWhom?: ForWhom,
  ): string;
  /** The phone number as it will be sent, and what to check about it. */
  phoneHintMessage(hint: NonNullable<Hints["phone"]>): string;
  /** How many characters may still be typed into a field; null far from its limit. */
  characterCount(field: FieldName, text: string): { shown: string; announced: string } | null;
}
