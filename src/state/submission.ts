import type { ReadonlySignal, Signal } from "@preact/signals";
import { stringifySafely } from "../client/submit.ts";
import type { SubmitOutcome } from "../client/submit-outcome.ts";
import type { BookingRequest } from "../contract/booking-request/booking-request.ts";
import { requestReference } from "../contract/booking-request/reference.ts";
import type { QuestionName } from "../contract/questions.ts";
import { type BookingAnswers, bookingRequest } from "../form/booking-request.ts";
import type { BirthDatePart, FieldError, FieldErrors } from "../form/errors.ts";
import type { PhoneTools } from "../form/phone/parse-number.ts";
import { type FormPlan, questionsOf } from "../form/plan.ts";
import { askedNow } from "../form/questions/plan.ts";
import {
  validation as formValidation,
  type Hints,
  type ValidationContext,
} from "../form/validation/validate.ts";
import { type Answers, valuesOf } from "./answers.ts";
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
}

/** What validation depends on in addition to the answers. */
const validationContext = (deps: SubmissionDeps, { callingCode }: FormPlan): ValidationContext => ({
  now: deps.now(),
  latest: deps.latest?.(),
  locale: deps.locale(),
  callingCode,
  phoneTools: deps.phoneTools(),
});

/** Checks the answers of a form while the patient fills it in. Loads with the deferred chunk. */
export const createAnswerChecks = (deps: SubmissionDeps, plan: FormPlan, answers: Answers) => ({
  /** The hints about the answers that the patient has left; null if there are none. */
  hintsAbout(touched: readonly (keyof Hints)[]): Hints | null {
    const { suggestEmail, phoneHint } = formValidation;
    // Also for an invalid address: `ana@gmial` is a typo and incomplete.
    const email = touched.includes("email") ? suggestEmail(answers.email.value) : null;
    const phone = touched.includes("phone")
      ? phoneHint(answers.phone.value, plan, deps.phoneTools())
      : null;
    return email || phone ? { email, phone } : null;
  },

  /** The error of an answer; null if it is valid, or if only a choice is missing, which no edit can undo. */
  errorOf(question: QuestionName): FieldError | null {
    const values = valuesOf(answers);
    const asked = askedNow(questionsOf(plan), values.forWhom);
    const planned = asked.find(({ name }) => name === question);
    if (!planned) return null;
    const context = validationContext(deps, plan);
    const result = formValidation.validateQuestion(planned, values, context);
    return "error" in result ? result.error : null;
  },

  /** Splits a whole date that was typed or pasted into an input; null if it is not one. */
  splitDate: (part: BirthDatePart, text: string) =>
    formValidation.splitDate(part, text, valuesOf(answers), validationContext(deps, plan)),
});

/** The part of the form's model that a submission reads, and shows errors in. */
interface SubmittedForm {
  answers: Answers;
  hints: ReadonlySignal<Hints>;
  touched: Signal<readonly (keyof Hints)[]>;
  showErrors(errors: FieldErrors, isBlocked?: boolean): boolean;
}

/** What a form shows of a submission. */
interface SubmissionCallbacks {
  onSending(): void;
  /** There is something to correct or to confirm first. */
  onBlocked(): void;
  onNotSent(reason: NotSentReason): void;
  onSent(receipt: Receipt): void;
}

export interface Submission {
  /** Validates the answers and sends them; calls nothing back once the signal is aborted. */
  send(plan: FormPlan, signal: AbortSignal): Promise<void>;
}

/** Sends one form's answers, from the first press of Send until they are cleared. */
export function createSubmission(
  deps: SubmissionDeps,
  form: SubmittedForm,
  { onSending, onBlocked, onNotSent, onSent }: SubmissionCallbacks,
): Submission {
  let last: { answers: BookingAnswers; request: BookingRequest } | null = null;
  /** The id of a request that the receiver may have; the next one with other answers replaces it. */
  let uncertainId: string | null = null;

  /** The request for these answers; the previous one, with its id, if they did not change. */
  function requestFor({ record }: FormPlan, answers: BookingAnswers): BookingRequest {
    if (!last || !sameAnswers(last.answers, answers)) {
      const details = { record, locale: deps.locale(), source: deps.source() };
      const request = bookingRequest(deps.newId(), deps.now(), answers, details);
      last = { answers, request: { ...request, ...(uncertainId && { replaces: uncertainId }) } };
    }
    return last.request;
  }

  async function send(plan: FormPlan, signal: AbortSignal): Promise<void> {
    const validated = formValidation.validateForm(
      plan,
      valuesOf(form.answers),
      validationContext(deps, plan),
    );
    // A patient who presses Enter in a field has not seen the hint about it yet.
    if (form.showErrors(validated.errors, showHints(form))) {
      onBlocked();
      return;
    }
    const request = requestFor(plan, validated.answers);
    // Created now: what the patient changes while sending is not part of the request.
    const receipt = {
      reference: requestReference(request.id),
      requestId: request.id,
      sentAt: deps.now(),
      ...validated.labels,
    };
    onSending();
    const outcome = await deps.submit(request);
    if (signal.aborted) return;
    if (outcome.kind === "accepted") {
      // Own, because a page's scripts may have added any name to `Object.prototype`.
      onSent({ ...receipt, isBooked: Object.hasOwn(outcome, "isBooked") });
    } else if (outcome.kind === "rejected") {
      // A receiver may repeat its response to this id, even if the same time is free again.
      if (Object.hasOwn(outcome.errors, "slot")) last = null;
      const rejected = formValidation.rejectedAnswers(plan, outcome.errors, request);
      if (form.showErrors(rejected)) onBlocked();
      else onNotSent("refused");
    } else onNotSent(failure(outcome.kind, request));
  }

  function failure(
    kind: Exclude<SubmitOutcome["kind"], "accepted" | "rejected">,
    { id, slot }: BookingRequest,
  ): NotSentReason {
    // A new id for the next request, even if the answers stay the same.
    if (kind === "duplicate-id") last = null;
    if (kind !== "unknown") return kind;
    uncertainId = id;
    const { slot: answer } = form.answers;
    if (slot && answer.value) answer.value = { ...answer.value, uncertain: slot };
    // Read only after a failure: behind some VPNs `navigator.onLine` is always false.
    return deps.isOnline() ? "unknown" : "offline";
  }

  return { send };
}

/** Shows every hint; returns whether an address is suggested that was not suggested before. */
function showHints({ hints, touched }: SubmittedForm): boolean {
  const wasShown = hints.value.email !== null;
  touched.value = ["email", "phone"];
  return hints.value.email !== null && !wasShown;
}

/** Whether two sets of answers make the same request, so that it can keep its id. */
const sameAnswers = (a: BookingAnswers, b: BookingAnswers) =>
  stringifySafely({ ...a }) === stringifySafely({ ...b });

/** Everything that checks and sends answers, in one object that loads with the deferred chunk. */
export const validation = { ...formValidation, createAnswerChecks, createSubmission };

export type Validation = typeof validation;
