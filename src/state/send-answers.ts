import { stringifySafely } from "../client/submit.ts";
import type { BookingRequest } from "../contract/booking-request/booking-request.ts";
import { requestReference } from "../contract/booking-request/reference.ts";
import type { QuestionName } from "../contract/questions.ts";
import { bookingRequest } from "../form/booking-request.ts";
import { isoInstant } from "../form/calendar-day.ts";
import type { Choice } from "../form/choices.ts";
import type { FieldErrors } from "../form/errors.ts";
import type { ValidAnswers } from "../form/inputs.ts";
import type { FormPlan, PlannedQuestion, Step } from "../form/plan.ts";
import { validateForm } from "../form/validation/validate.ts";
import {
  type Attempts,
  applyPreset,
  askAgain,
  type CheckedForm,
  createAnswerChecks,
  type SubmissionDeps,
  validationContext,
} from "./answer-checks.ts";
import { type Answers, valuesOf } from "./answers.ts";
import type { NotSentReason, Receipt } from "./phase.ts";

export type AttemptResult =
  /** There is something to correct or to confirm first, in this step. */
  | { kind: "blocked"; step: Step["name"] | undefined; errors: FieldErrors }
  /** The answers of the step that is shown are valid, and this one is next. */
  | { kind: "passed"; step: Step["name"] }
  /** `callsFirst`: another attempt would not help, or the same request was not sent before. */
  | { kind: "not-sent"; reason: NotSentReason; callsFirst: boolean }
  | { kind: "sent"; receipt: Receipt };

const NONE: Attempts = { last: null, isUsedUp: false, shown: ["screener"], uncertainId: undefined };

/**
 * Validates this step's answers; the last step validates all, and sends them. Calls `onSending` before the request
 * leaves. Changes nothing, and returns null, once the signal is aborted.
 */
async function sendAnswers(
  deps: SubmissionDeps,
  form: CheckedForm,
  signal: AbortSignal,
  onSending: () => void,
): Promise<AttemptResult | null> {
  const attempts = () => form.attempts.value ?? NONE;
  const update = (changes: Partial<Attempts>) => {
    form.attempts.value = { ...attempts(), ...changes };
  };
  const plan = form.plan.value;
  if (!plan) return null;
  const asked = form.asked.value;
  const context = validationContext(deps, plan, form);
  const { answers, errors } = validateForm(asked, offeredValues(plan, form.answers), context);
  // A patient who presses Enter in a field has not seen the hint about it yet.
  const blocked = blockedBy(form, errors, showHints(form));
  if (blocked) return blocked;
  form.showErrors({});
  const shown = form.step.value?.questions.map(({ name }) => name) ?? [];
  update({ shown: [...attempts().shown, ...shown] });
  const isNew = ({ questions }: Step) =>
    questions.some(({ name }) => !attempts().shown.includes(name));
  // The questions of the page may have added a step before this one.
  const next = form.isLast() ? form.steps.value.find(isNew)?.name : form.neighbor(1);
  if (next) return { kind: "passed", step: next };
  const { request, isRepeated } = requestFor(deps, plan, answers, attempts());
  update({ last: request, isUsedUp: false });
  // Created now: what the patient changes while sending is not part of the request.
  const receipt = receiptOf(request, deps.now());
  onSending();
  // With a prototype, because a page's handler may call `hasOwnProperty`.
  const outcome = await deps.submit({ ...request });
  if (signal.aborted) return null;
  if (outcome.kind === "accepted") {
    // Own, because a page's scripts may have added any name to `Object.prototype`.
    const isBooked = receipt.slot !== undefined && Object.hasOwn(outcome, "isBooked");
    return { kind: "sent", receipt: { ...receipt, isBooked } };
  }
  if (outcome.kind === "rejected" || outcome.kind === "slot-taken") {
    const isTaken = outcome.kind === "slot-taken";
    // A receiver may repeat its response to this id, even if the same time is free again.
    if (isTaken || Object.hasOwn(outcome.errors, "slot")) update({ isUsedUp: true });
    const taken: FieldErrors = request.slot ? { slot: { code: "slot-unavailable" } } : {};
    const rejected = isTaken ? taken : rejectedAnswers(outcome.errors);
    const refused = { kind: "not-sent", reason: "refused", callsFirst: true } as const;
    return blockedBy(form, rejected) ?? refused;
  }
  let reason: NotSentReason = outcome.kind;
  if (reason === "duplicate-id") update({ isUsedUp: true });
  if (reason === "unknown") {
    update({ uncertainId: request.id });
    const { slot: uncertain } = request;
    if (uncertain) form.slotStatus.value = { ...form.slotStatus.value, uncertain };
    // Read only after a failure: behind some VPNs `navigator.onLine` is always false.
    if (!deps.isOnline()) reason = "offline";
  }
  return { kind: "not-sent", reason, callsFirst: isRepeated || FINAL.includes(reason) };
}

const rejectedAnswers = (messages: Partial<Record<QuestionName, string>>): FieldErrors =>
  Object.fromEntries(
    Object.entries(messages).map(([name, message]) => [name, { code: "rejected", message }]),
  );

/** The request for these answers; the previous one, with its id, if they did not change. */
function requestFor(
  deps: SubmissionDeps,
  plan: FormPlan,
  answers: ValidAnswers,
  { last, isUsedUp, uncertainId }: Attempts,
) {
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
  const request = Object.setPrototypeOf(bookingRequest(plan, answers, context), null);
  return { request: request as BookingRequest, isRepeated };
}

/** The errors of this step; in the last one, those of the first step that has an error. Null if there are none. */
function blockedBy(
  form: CheckedForm,
  errors: FieldErrors,
  isHinted = false,
): (AttemptResult & { kind: "blocked" }) | null {
  askAgain(form, Object.keys(errors));
  const hasError = ({ name }: PlannedQuestion) => Object.hasOwn(errors, name);
  const checked = form.isLast() ? form.steps.value : [];
  const step = checked.find(({ questions }) => questions.some(hasError)) ?? form.step.value;
  const names = step?.questions.filter(hasError).map(({ name }) => name) ?? [];
  const shown = Object.fromEntries(names.map((name) => [name, errors[name]]));
  const isBlocked = isHinted || Object.keys(shown).length > 0;
  return isBlocked ? { kind: "blocked", step: step?.name, errors: shown } : null;
}

/** Why a request would not be accepted at another attempt either. */
export const FINAL: readonly NotSentReason[] = ["refused", "no-receiver", "blocked", "copied-page"];

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

export const validation = { applyPreset, createAnswerChecks, sendAnswers };

export type Validation = typeof validation;
