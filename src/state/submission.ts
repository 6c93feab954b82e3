import { batch, type ReadonlySignal, type Signal } from "@preact/signals";
import { stringifySafely } from "../client/submit.ts";
import type { SubmitOutcome } from "../client/submit-outcome.ts";
import type { BookingRequest } from "../contract/booking-request/booking-request.ts";
import { requestReference } from "../contract/booking-request/reference.ts";
import type { QuestionName } from "../contract/questions.ts";
import { OPTION_NAMES, type OptionName } from "../contract/slot.ts";
import { bookingRequest } from "../form/booking-request.ts";
import { isoInstant } from "../form/calendar-day.ts";
import { type Choice, findChoice } from "../form/choices.ts";
import { parsePastedDate, splitDate } from "../form/date/pasted-date.ts";
import type { BirthDatePart, FieldError, FieldErrors } from "../form/errors.ts";
import { BIRTH_DATE_PARTS, type ValidAnswers } from "../form/inputs.ts";
import type { PhoneTools } from "../form/phone/parse-number.ts";
import { type PhoneHint, phoneHint } from "../form/phone/phone.ts";
import type { FormPlan, PlannedQuestion, Step } from "../form/plan.ts";
import { suggestEmail } from "../form/text/email.ts";
import {
  rejectedAnswers,
  type ValidationContext,
  validateForm,
  validateQuestion,
} from "../form/validation/validate.ts";
import { type Answers, type Prefilled, valuesOf } from "./answers.ts";
import type { NotSentReason, Receipt } from "./phase.ts";

/** What checking and sending answers needs from outside. */
export interface SubmissionDeps {
  /** Milliseconds since 1970. */
  now(): number;
  /** The latest time that it may be, because the clock may be behind; `now()` by default. */
  latest?(): number;
  /** The patient's language, as a BCP 47 tag. */
  locale(): string;
  /** Undefined until loaded, or if loading failed. */
  phoneTools(): PhoneTools | undefined;
  submit(request: BookingRequest): Promise<SubmitOutcome>;
  newId(): string;
  isOnline(): boolean;
  source(): BookingRequest["source"];
  /** What the page has chosen for its patients, by names or ids of the record. */
  preset?: Record<OptionName, string | null>;
}

/** What validation depends on in addition to the answers. */
const validationContext = (deps: SubmissionDeps, { callingCode }: FormPlan): ValidationContext => ({
  now: deps.now(),
  latest: deps.latest?.(),
  locale: deps.locale(),
  callingCode,
  phoneTools: deps.phoneTools(),
});

/** Suggestions next to an answer, which are never enforced. */
export interface Hints {
  /** The address that was probably meant. */
  email: string | null;
  phone: PhoneHint | null;
  /** The date of birth, YYYY-MM-DD, after one with two readings was pasted. */
  dob: string | null;
}

/** The part of the form's model that checks and submissions read, and show errors in. */
interface CheckedForm {
  plan: ReadonlySignal<FormPlan | null>;
  answers: Answers;
  /** The questions that are asked now, in all steps. */
  asked: ReadonlySignal<readonly PlannedQuestion[]>;
  steps: ReadonlySignal<readonly Step[]>;
  /** The step that is shown. */
  step: ReadonlySignal<Step | undefined>;
  neighbor(distance: 1): Step["name"] | undefined;
  isLast(): boolean;
  hints: ReadonlySignal<Hints>;
  prefilled: Signal<Prefilled>;
  touched: Signal<readonly (keyof Hints)[]>;
  errors: Signal<FieldErrors>;
  /** All errors of the last attempt, fixed or not. */
  attemptErrors: Signal<FieldErrors>;
  setAnswer(name: BirthDatePart, text: string): void;
  showErrors(errors: FieldErrors, isBlocked?: boolean): boolean;
}

type CheckedPart = "answers" | "asked" | "touched" | "errors" | "attemptErrors" | "setAnswer";

/** Chooses what the page has chosen for its patients, if the record offers it. */
function applyPreset({ preset }: SubmissionDeps, form: CheckedForm): void {
  const plan = form.plan.peek();
  if (!plan) return;
  for (const name of OPTION_NAMES) {
    const key = findChoice(plan.record.web_scheduler_config, name, preset?.[name]);
    // Back from the choice of a location, the patient's own answer stays.
    const offered = name === "provider" ? plan.providers : plan.appointmentTypes;
    if (!offered.some((choice) => choice.key === key)) continue;
    if (!key || form.answers[name].value !== null) continue;
    form.answers[name].value = key;
    form.prefilled.value = { ...form.prefilled.value, [name]: key };
  }
}

/** Asks these questions, although the page has answered them; its choices stay chosen. */
export function askAgain({ prefilled }: Pick<CheckedForm, "prefilled">, names: readonly string[]) {
  const kept = Object.entries(prefilled.value).filter(([name]) => !names.includes(name));
  prefilled.value = Object.fromEntries(kept);
}

/** Checks the answers of a form while the patient fills it in. Loads with the deferred chunk. */
export function createAnswerChecks(
  deps: SubmissionDeps,
  plan: FormPlan,
  { answers, asked, touched, errors, attemptErrors, setAnswer }: Pick<CheckedForm, CheckedPart>,
) {
  const context = () => validationContext(deps, plan);

  /** The error of an answer; undefined if it is valid, or if the question is not asked now. */
  function errorOf(question: QuestionName): FieldError | undefined {
    const planned = asked.value.find(({ name }) => name === question);
    const result = planned && validateQuestion(planned, valuesOf(answers), context());
    return result && "error" in result ? result.error : undefined;
  }

  function setError(question: QuestionName, found: FieldError | undefined): void {
    const { [question]: _, ...others } = errors.value;
    errors.value = found ? { ...others, [question]: found } : others;
    if (found) attemptErrors.value = { ...attemptErrors.value, [question]: found };
  }

  return {
    errorOf,

    /** The hints about the answers that the patient has left; null if there are none. */
    hints(): Hints | null {
      const isLeft = (name: keyof Hints) => touched.value.includes(name);
      // Also for an invalid address: `ana@gmial` is a typo and incomplete.
      const email = isLeft("email") ? suggestEmail(answers.email.value) : null;
      const phone = isLeft("phone")
        ? phoneHint(answers.phone.value, plan, deps.phoneTools())
        : null;
      const dates = isLeft("dob") ? [{ name: "dob", required: false } as const] : [];
      const { dob = null } = validateForm(dates, valuesOf(answers), context()).answers;
      return email || phone || dob ? { email, phone, dob } : null;
    },

    /**
     * Updates the error of a changed answer that had one at the last attempt: removes it if the answer is valid
     * now, and shows one again if it is not. While it is shown it stays the same, so that the sentence does not
     * change with each key.
     */
    validateAgain(question: QuestionName): void {
      if (!attemptErrors.value[question]) return;
      const found = errorOf(question);
      const shown = errors.value[question];
      // Only the receiver knows why it rejected an answer, so any change may have fixed it.
      if (found ? !shown || shown.code === "rejected" : shown) setError(question, found);
    },

    /** Shows the error that an answer has now, if it had one. */
    showErrorNow(question: QuestionName): void {
      if (errors.value[question]) setError(question, errorOf(question));
    },

    /** Splits a whole date that was typed or pasted into an input; false if it is not one. */
    applyPastedDate(part: BirthDatePart, text: string): boolean {
      const parts = splitDate(part, text, valuesOf(answers), context());
      if (!parts) return false;
      batch(() => {
        const hasTwoReadings = parsePastedDate(text, null, deps.locale()) === null;
        if (hasTwoReadings) touched.value = [...touched.value, "dob"];
        for (const name of BIRTH_DATE_PARTS) setAnswer(name, parts[name]);
      });
      return true;
    },
  };
}

/** What a form shows of a submission. */
interface SubmissionCallbacks {
  onSending(): void;
  /** There is something to correct or to confirm first, in this step. */
  onBlocked(step: Step["name"] | undefined): void;
  /** The answers of the step that is shown are valid, and this one is next. */
  onPassed(step: Step["name"]): void;
  /** @param callsFirst whether another attempt would not help, or the same request was not sent before */
  onNotSent(reason: NotSentReason, callsFirst: boolean): void;
  onSent(receipt: Receipt): void;
}

/**
 * Validates the answers of the step that is shown; in the last step those of all steps, and sends them. Calls
 * nothing back once the signal is aborted.
 */
export type Send = (plan: FormPlan, signal: AbortSignal) => Promise<void>;

/** Sends one form's answers, from the first press of Send until they are cleared. */
export function createSubmission(
  deps: SubmissionDeps,
  form: CheckedForm,
  { onSending, onBlocked, onPassed, onNotSent, onSent }: SubmissionCallbacks,
): Send {
  let last: BookingRequest | null = null;
  /** Whether the next request needs another id than the last one, even if the answers stay the same. */
  let isUsedUp = false;
  const shownQuestions = new Set<QuestionName>(["screener"]);
  /** The id of a request that the receiver may have; the next one with other answers replaces it. */
  let uncertainId: string | undefined;

  /** The request for these answers; the previous one, with its id, if they did not change. */
  function requestFor(plan: FormPlan, answers: ValidAnswers) {
    const repeated = last && bookingRequest(plan, answers, last);
    const isRepeated = last !== null && stringifySafely(repeated) === stringifySafely(last);
    if (last && isRepeated && !isUsedUp) return { request: last, isRepeated };
    const context = {
      id: deps.newId(),
      replaces: uncertainId,
      created_at: isoInstant(deps.now()),
      locale: deps.locale(),
      source: deps.source(),
    };
    // Without a prototype, from which absent members would be read: a page's scripts may have added them.
    last = Object.setPrototypeOf(bookingRequest(plan, answers, context), null) as BookingRequest;
    isUsedUp = false;
    return { request: last, isRepeated };
  }

  /** Shows the errors of this step; in the last one, those of the first step that has an error. */
  function isBlocked(errors: FieldErrors, isHinted = false): boolean {
    const found = Object.entries(errors) as [QuestionName, FieldError][];
    askAgain(form, Object.keys(errors));
    const errorsOf = ({ questions }: Step) =>
      found.filter(([name]) => questions.some((question) => question.name === name));
    const current = form.step.value;
    const checked = form.isLast() ? form.steps.value : [];
    const step = checked.find((each) => errorsOf(each).length > 0) ?? current;
    const shown = step ? Object.fromEntries(errorsOf(step)) : {};
    if (!form.showErrors(shown, isHinted)) return false;
    onBlocked(step?.name);
    return true;
  }

  async function send(plan: FormPlan, signal: AbortSignal): Promise<void> {
    const asked = form.asked.value;
    const context = validationContext(deps, plan);
    const { answers, errors } = validateForm(asked, offeredValues(plan, form.answers), context);
    // A patient who presses Enter in a field has not seen the hint about it yet.
    if (isBlocked(errors, showHints(form))) return;
    for (const { name } of form.step.value?.questions ?? []) shownQuestions.add(name);
    const isNew = ({ questions }: Step) => questions.some(({ name }) => !shownQuestions.has(name));
    // The questions of the page may have added a step before this one.
    const next = form.isLast() ? form.steps.value.find(isNew)?.name : form.neighbor(1);
    if (next) {
      onPassed(next);
      return;
    }
    const { request, isRepeated } = requestFor(plan, answers);
    // Created now: what the patient changes while sending is not part of the request.
    const receipt = receiptOf(request, deps.now());
    onSending();
    // With a prototype, because a page's handler may call `hasOwnProperty`.
    const outcome = await deps.submit({ ...request });
    if (signal.aborted) return;
    if (outcome.kind === "accepted") {
      // Own, because a page's scripts may have added any name to `Object.prototype`.
      onSent({ ...receipt, isBooked: Object.hasOwn(outcome, "isBooked") });
    } else if (outcome.kind === "rejected" || outcome.kind === "slot-taken") {
      const isTaken = outcome.kind === "slot-taken";
      // A receiver may repeat its response to this id, even if the same time is free again.
      if (isTaken || Object.hasOwn(outcome.errors, "slot")) isUsedUp = true;
      const taken: FieldErrors = request.slot ? { slot: { code: "slot-unavailable" } } : {};
      const rejected = isTaken ? taken : rejectedAnswers(asked, outcome.errors);
      if (!isBlocked(rejected)) onNotSent("refused", true);
    } else {
      const reason = failure(outcome.kind, request);
      onNotSent(reason, isRepeated || FINAL.includes(reason));
    }
  }

  function failure(
    kind: Exclude<SubmitOutcome["kind"], "accepted" | "rejected" | "slot-taken">,
    { id, slot }: BookingRequest,
  ): NotSentReason {
    if (kind === "duplicate-id") isUsedUp = true;
    if (kind !== "unknown") return kind;
    uncertainId = id;
    const { slot: answer } = form.answers;
    if (slot && answer.value) answer.value = { ...answer.value, uncertain: slot };
    // Read only after a failure: behind some VPNs `navigator.onLine` is always false.
    return deps.isOnline() ? "unknown" : "offline";
  }

  return send;
}

/** Why a request would not be accepted at another attempt either. */
export const FINAL: readonly NotSentReason[] = ["refused", "no-receiver", "blocked", "copied-page"];

/** The answers, without an option that the record no longer has. */
function offeredValues({ appointmentTypes, providers }: FormPlan, answers: Answers) {
  const values = valuesOf(answers);
  const offered = (choices: readonly Choice<unknown>[], answer: string | null) =>
    choices.some(({ key }) => key === answer) ? answer : null;
  return {
    ...values,
    appointmentType: offered(appointmentTypes, values.appointmentType),
    provider: offered(providers, values.provider),
  };
}

/** What the sent screen shows of a request; no label is sent that is the same as the value. */
const receiptOf = (request: BookingRequest, sentAt: number): Receipt => ({
  reference: requestReference(request.id),
  requestId: request.id,
  sentAt,
  appointmentType: request.appointment_type_label ?? request.appointment_type,
  provider: request.provider_label ?? request.provider?.toString() ?? null,
  slot: request.slot,
});

/** Shows the hints of this step; returns whether an address is suggested that was not suggested before. */
function showHints({ hints, touched, step }: CheckedForm): boolean {
  const wasShown = hints.value.email !== null;
  const isAsked = (name: QuestionName) => step.value?.questions.some((each) => each.name === name);
  touched.value = [...touched.value, ...(["email", "phone"] as const).filter(isAsked)];
  return hints.value.email !== null && !wasShown;
}

/** Everything that checks and sends answers, in one object that loads with the deferred chunk. */
export const validation = { applyPreset, createAnswerChecks, createSubmission };

export type Validation = typeof validation;
