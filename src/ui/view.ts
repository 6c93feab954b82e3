import type { ReadonlySignal, Signal } from "@preact/signals";
import type { ComponentChildren, FunctionComponent, TargetedKeyboardEvent, VNode } from "preact";
import type { LocationRecord } from "../contract/location-record/location-record.ts";
import type { FieldName, PageQuestionName, QuestionName } from "../contract/questions.ts";
import type { FieldError } from "../form/errors.ts";
import type { PlannedQuestion, Step } from "../form/plan.ts";
import type { LanguageCode } from "../messages/languages.ts";
import type { Language, Messages } from "../messages/messages.ts";
import type { Settings } from "../settings/attributes.ts";
import type { NotSentReason, Receipt } from "../state/phase.ts";
import type { AskModel } from "../state/questions/ask-model.ts";
import type { SchedulerModel } from "../state/scheduler-model.ts";
import type { SlotsModel } from "../state/slots/slots-model.ts";

export interface View {
  scheduler: SchedulerModel;
  messages: Messages;
  settings: Settings;
  /** Everything that the form says; null until loaded. A signal, so that only its readers render again. */
  language: ReadonlySignal<Language | null>;
  /** What the first screen does not need, and the language; null until both are loaded. */
  submission: ReadonlySignal<SubmissionView | null>;
  /** What shows the questions that the page turned on; null until it is loaded. */
  pageQuestionsView: PageQuestionsView | null;
  Locations: FunctionComponent | null;
  /** The practice's phone number, from the record or the page; empty if unknown. */
  phone: string;
  /** Formats a number in E.164 as people in the practice's country write it. */
  formatPhone(e164: string): string;
  /** A practice's number for a `tel:` link; null if it cannot be dialed. */
  dialPhone(phone: string): string | null;
  emergency: string;
  /** The emergency number in the practice's country; null if it is not known. */
  emergencyNumber: string | null;
  /** Attributes of texts that the practice wrote, which are not translated (WCAG 2.2, 3.1.2). */
  practiceText: { dir: "auto"; lang: string | undefined };
  languages: {
    codes: readonly LanguageCode[];
    /** Resolves to whether the form is now in this language. */
    change(code: LanguageCode): Promise<boolean>;
    isChanged: Signal<boolean>;
  };
  /** Another language that the reader's browser prefers; null if there is none. */
  offer: {
    messages: Pick<Messages, "tag" | "direction" | "offerLabel">;
    accept(): void;
  } | null;
  /** The bar of the dialog around the form; absent for a form in the page. */
  Bar?: ((props: { messages: Messages }) => VNode) | undefined;
}

export interface SentProps {
  receipt: Receipt;
}

export interface SentTimeProps extends SentProps {
  /** With `actions` for the calendar, if it is booked. */
  part: "when" | "place" | "actions";
}

/** The language, and what the formats of the practice's dates and times depend on. */
export interface Localized {
  language: Language;
  /** For this reader, in the language of the form. */
  locale: string;
  record: LocationRecord;
}

/** What a question of the page is shown with. */
export interface PageProps extends PlannedQuestion<PageQuestionName>, PageModels, Localized {}

interface PageModels {
  ask: AskModel;
  /** Null if the page offers no times. */
  slots: SlotsModel | null;
}

/** Shows the questions that the page turned on, and what their answers change. The functions read signals. */
export interface PageQuestionsView extends PageModels {
  Question: FunctionComponent<PlannedQuestion<PageQuestionName>>;
  /** The title of a step of the page's questions; empty for others. */
  stepTitle(view: View, step: Step): ComponentChildren;
  /** The chosen time, beside the button of its step. */
  ChosenTime: FunctionComponent;
  /** The answer to a question of the page, as the patient reads it; null for none. */
  answerText(view: View, name: QuestionName): string | null;
  /** What the sent screen shows of a time. */
  SentTime: FunctionComponent<SentTimeProps>;
}

export type TextFieldName = Exclude<FieldName, "dob">;

export interface LazyProps {
  show:
    | "BeforeSend"
    | "Chosen"
    | "ErrorSummary"
    | "Hint"
    | "Hours"
    | "IdleNotice"
    | "Insurers"
    | "LanguageChanged"
    | "LanguagePanel"
    | "NotSent";
  name?: FieldName;
  reason?: Exclude<NotSentReason, "chunk-missing">;
  /** Whether calling is better than sending again. */
  callsFirst?: boolean;
  state?: Signal<MenuState>;
}

/** A code is a language that is loading; meanwhile, another one can be chosen. */
export type MenuState = "closed" | "open" | "failed" | LanguageCode;

export interface LoadedProps extends Omit<LazyProps, "show"> {
  language: Language;
}

/** What the form uses of the submission chunk. */
export interface SubmissionView extends Record<LazyProps["show"], FunctionComponent<LoadedProps>> {
  SentHeadline: FunctionComponent<SentProps>;
  Sent: FunctionComponent<SentProps>;
  /** Scrolls the form to the top of the viewport, and announces a screen that follows another one. */
  showScreen(title: Element): void;
  moveOn(event: TargetedKeyboardEvent<HTMLFormElement>): void;
  setEnterKeyHints(form: HTMLFormElement, isLast: boolean): void;
  errorMessage(view: View, question: QuestionName, error: FieldError): string | undefined;
  stepTitle(view: View, step: Step): string | undefined;
}
