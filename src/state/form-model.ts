import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { ForWhom } from "../contract/booking-request/answers.ts";
import type { BookingRequest } from "../contract/booking-request/booking-request.ts";
import type { LocationRecord } from "../contract/location-record/location-record.ts";
import {
  isAskedBy,
  type PageQuestionName,
  type QuestionKind,
  type QuestionName,
  questionSpec,
} from "../contract/questions.ts";
import type { OptionName } from "../contract/slot.ts";
import type { BirthDatePart, FieldError, FieldErrors } from "../form/errors.ts";
import {
  ANSWER_NAMES,
  type AnswerName,
  type AnswerValues,
  type InputName,
  questionOf,
  type SlotStatus,
} from "../form/inputs.ts";
import type { askedNow } from "../form/page-questions.ts";
import type { PhoneHint } from "../form/phone/phone.ts";
import {
  type FormPlan,
  type PlannedQuestion,
  planForm,
  planSteps,
  type Step,
} from "../form/plan.ts";
import type { Phase } from "./phase.ts";

/** The answers that the page filled in, which it may replace and a patient would not miss. */
export type Prefilled = Partial<Record<InputName | OptionName, string>>;

/** What was answered about patients for whom the appointment no longer is. */
export interface OtherPatients {
  answers: Partial<Record<ForWhom, Partial<AnswerValues>>>;
  /** The last name that was offered for a child: the parent's. */
  offered?: string;
}

export type Answers = { [Name in AnswerName]: Signal<AnswerValues[Name]> };

const CHOSEN: readonly QuestionKind[] = ["choice", "slot", "times", "consent"];

export const emptyAnswer = (name: AnswerName) =>
  CHOSEN.includes(questionSpec(questionOf(name)).kind) ? null : "";

const mapAnswers = (toValue: (name: AnswerName) => unknown): unknown =>
  Object.fromEntries(ANSWER_NAMES.map((name) => [name, toValue(name)]));

export const createAnswers = () => mapAnswers((name) => signal(emptyAnswer(name))) as Answers;

export function clearAnswers(answers: Answers): void {
  for (const name of ANSWER_NAMES) (answers[name] as Signal<unknown>).value = emptyAnswer(name);
}

/** Whether there is any answer. @param ignored texts that do not count */
export const hasAnswers = (answers: Answers, ignored: Record<string, unknown> = {}) =>
  ANSWER_NAMES.some((name) => {
    const { value } = answers[name];
    return typeof value === "string"
      ? value.trim() !== "" && value !== ignored[name]
      : value !== null;
  });

export const valuesOf = (answers: Answers) =>
  mapAnswers((name) => answers[name].value) as AnswerValues;

/** The questions that a page turned on: the times, those of `ask`, the practice's own. A chunk adds them, at any time. */
export interface PageQuestions {
  questions: readonly PlannedQuestion<PageQuestionName>[];
  /** Whether the patient is answering a form on one screen, which must not be divided now. */
  isOneScreen?: boolean;
  asked: typeof askedNow;
  /** The available times; null if none are offered. */
  slots: { state: ReadonlySignal<{ name: string }> } | null;
  /** The patient has come to another step. */
  onShown(step: Step["name"]): void;
  beforeSend(): void;
}

/** Suggestions next to an answer, which are never enforced. */
export interface Hints {
  email: string | null;
  phone: PhoneHint | null;
  /** The date of birth, YYYY-MM-DD, after one with two readings was pasted. */
  dob: string | null;
}

/** What an attempt to send needs to know of the earlier ones, until the answers are cleared. */
export interface Attempts {
  last: BookingRequest | null;
  /** Whether the next request needs another id than the last one, even if the answers stay the same. */
  isUsedUp: boolean;
  shown: readonly QuestionName[];
  /** The id of a request that the receiver may have; the next one with other answers replaces it. */
  uncertainId: string | undefined;
}

/** What the chunk that checks the answers adds to a form. */
export interface AnswerChecks {
  /** The error of an answer; undefined if it is valid, or if the question is not asked now. */
  errorOf(question: QuestionName): FieldError | undefined;
  /** The hints about the answers that the patient has left; null if there are none. */
  hints(): Hints | null;
  /** The phone number and the email address as they will be sent; null while they are not complete. */
  sentPhone(): PhoneHint | null;
  sentEmail(): string | null;
  /**
   * For a changed answer: removes its hint. If it had an error at the last attempt, removes the error if the answer is
   * valid now, and else shows one, which stays the same so that the sentence does not change with each key.
   */
  validateAgain(question: QuestionName): void;
  /** For an answer that the patient has left: shows its hint, and what is wrong now. */
  updateHints(name: Exclude<HintName, "dob">): void;
  /** Whether other numbering plans than those that are loaded would say nothing else of the phone number. */
  isPhoneKnown(): boolean;
  /** Splits a whole date that was typed or pasted into an input; false if it is not one. */
  applyPastedDate(part: BirthDatePart, text: string): boolean;
}

/** Asks these questions, although the page has answered them; its choices stay chosen. */
export function askAgain({ prefilled }: Pick<FormModel, "prefilled">, names: readonly string[]) {
  const kept = Object.entries(prefilled.value).filter(([name]) => !names.includes(name));
  prefilled.value = Object.fromEntries(kept);
}

type HintName = keyof Hints;

const NO_HINTS: Hints = { email: null, phone: null, dob: null };
// The same object, so that clearing a form without errors renders nothing.
const NO_ERRORS: FieldErrors = {};

interface FormOptions {
  phase: ReadonlySignal<Phase>;
  record: ReadonlySignal<LocationRecord | null>;
  pageQuestions: ReadonlySignal<PageQuestions | null>;
  /** Undefined until the chunk that checks is loaded. */
  createChecks(plan: FormPlan): AnswerChecks | undefined;
}

export type FormModel = ReturnType<typeof createFormModel>;

/** The answers of one widget, their errors and hints. Until the record is loaded there is nothing to answer. */
export function createFormModel({ phase, record, pageQuestions, createChecks }: FormOptions) {
  const plan = computed(
    () => record.value && planForm(record.value, pageQuestions.value?.questions),
  );
  const answers = createAnswers();
  const screenerOutcome = computed(() => {
    const answer = answers.screener.value;
    return answer ? plan.value?.screener?.outcomes[answer] : undefined;
  });
  const isForOther = () => (answers.forWhom.value ?? "self") !== "self";
  const askedOf = ({ questions }: FormPlan) =>
    pageQuestions.value?.asked(questions, answers.forWhom.value) ?? questions;
  const prefilled = signal<Prefilled>({});
  const asked = computed(() => (plan.value ? askedOf(plan.value) : []));
  const steps = computed(() => {
    if (!plan.value) return [];
    const questions = plan.value.questions.filter(
      ({ name }) => !(isAskedBy("record", name) && Object.hasOwn(prefilled.value, name)),
    );
    const rest = { ...plan.value, questions };
    return planSteps(rest, askedOf(rest), isForOther(), pageQuestions.value?.isOneScreen);
  });
  /** The step that is shown; the first after the screener if the questions have changed and there is no such step. */
  const step = computed(() => {
    const { value } = phase;
    if (value.name !== "step") return undefined;
    const named = (name: string) => steps.value.find((each) => each.name === name);
    return named(value.step) ?? steps.value.find(({ name }) => name !== "screener");
  });
  const neighbor = (distance: 1 | -1) =>
    step.value && steps.value[steps.value.indexOf(step.value) + distance]?.name;
  /** How many steps are answered, and how many there are; -1 for the screener, which comes before the first. */
  const progress = () => {
    const counted = steps.value.filter(({ name }) => name !== "screener");
    return [step.value ? counted.indexOf(step.value) : 0, counted.length] as const;
  };
  const isLast = () => steps.value.at(-1) === step.value;
  const errors = signal(NO_ERRORS);
  // Fixed or not: these answers are validated again at each change, and the screen keeps the space of the errors.
  const attemptErrors = signal(NO_ERRORS);
  // Counts the attempts that failed, so that the error summary is focused each time.
  const failedAttempts = signal(0);
  /** The answers that the patient has left, so that hints about them do not disturb. */
  const touched = signal<readonly HintName[]>([]);
  const attempts = signal<Attempts | null>(null);
  const slotStatus = signal<SlotStatus>({});
  const otherPatients = signal<OtherPatients | null>(null);
  const checks = computed(() => plan.value && createChecks(plan.value));
  // The same object without hints, so that typing renders nothing.
  const hints = computed(() => checks.value?.hints() ?? NO_HINTS);

  function setAnswer<Name extends AnswerName>(name: Name, value: AnswerValues[Name]): void {
    const { value: before } = answers[name];
    if (!plan.value || before === value) return;
    // On a page that has replaced inputs' `value`, all answers would be missing. Of those that are texts, only a provider can
    // be taken back.
    if (typeof before === "string" && typeof value !== "string" && name !== "provider") {
      throw new TypeError(name);
    }
    batch(() => {
      answers[name].value = value;
      checks.value?.validateAgain(questionOf(name));
    });
  }

  /** @param isBlocked whether there is something to read even if there are no errors */
  function showErrors(found: FieldErrors, isBlocked = Object.keys(found).length > 0): void {
    batch(() => {
      errors.value = found;
      attemptErrors.value = found;
      if (isBlocked) failedAttempts.value += 1;
    });
  }

  function reset(): void {
    clearAnswers(answers);
    prefilled.value = {};
    touched.value = [];
    attempts.value = null;
    slotStatus.value = {};
    otherPatients.value = null;
    errors.value = NO_ERRORS;
    attemptErrors.value = NO_ERRORS;
    // Where no screen shows the hints, they would keep their last value: an answer.
    hints.peek();
    screenerOutcome.peek();
    // `RegExp.input` and similar properties still have the last text that a pattern matched: an answer.
    /^/.test("");
  }

  return {
    plan,
    answers,
    slotStatus,
    otherPatients,
    screenerOutcome,
    asked,
    steps,
    step,
    neighbor,
    isLast,
    progress,
    checks,
    prefilled,
    errors,
    attemptErrors,
    touched,
    attempts,
    hints,
    failedAttempts,
    setAnswer,
    showErrors,
    reset,
  };
}
