import { type SubmitOutcome, stringifySafely } from "../client/submit.ts";
import { within } from "../client/time-limit.ts";
import type { BookingRequest } from "../contract/booking-request/booking-request.ts";
import { requestReference } from "../contract/booking-request/reference.ts";
import type { QuestionName } from "../contract/questions.ts";
import { OPTION_NAMES, type OptionName } from "../contract/slot.ts";
import { bookingRequest } from "../form/booking-request.ts";
import { isoInstant } from "../form/calendar-day.ts";
import { type Choice, findChoice } from "../form/choices.ts";
import type { FieldErrors } from "../form/errors.ts";
import type { ValidAnswers } from "../form/inputs.ts";
import type { FormPlan, PlannedQuestion, Step } from "../form/plan.ts";
import { validateForm } from "../form/validation/validate.ts";
import { type CheckDeps, createAnswerChecks, validationContext } from "./answer-checks.ts";
import { type Answers, type Attempts, askAgain, type FormModel, valuesOf } from "./form-model.ts";
import type { NotSentReason, Receipt, Sending } from "./phase.ts";

export interface Sender {
  submit(request: BookingRequest): Promise<SubmitOutcome>;
  newId(): string;
  source(): BookingRequest["source"];
}

export interface SubmissionDeps extends CheckDeps {
  /** Sends requests; it is in the same chunk as its callers. */
  sender(): Sender;
  isOnline(): boolean;
  /** What the page has chosen for its patients, by names or ids of the record. */
  preset?: Record<OptionName, string | null>;
}

/** Chooses what the page has chosen for its patients, if the record offers it. */
function applyPreset({ preset }: SubmissionDeps, form: FormModel): void {
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

type AttemptResult =
  /** `isFinal`: another attempt would not help. */
  | { kind: "not-sent"; reason: NotSentReason; isFinal: boolean }
  | { kind: "sent"; receipt: Receipt };

interface Progress {
  setSending(sending: Sending): void;
  enter(step: Step["name"] | undefined): void;
}

// Without the numbering plans, a number can be checked by its shape.
const PHONE_TOOLS_TIMEOUT_MS = 5_000;

const NONE: Attempts = { last: null, isUsedUp: false, shown: ["screener"], uncertainId: undefined };

/**
 * Validates this step's answers and enters the next; the last step validates all, and sends them. Null if nothing was
 * sent, because there is something to correct or to confirm first, or another step. Changes nothing once the signal is
 * aborted.
 */
async function sendAnswers(
  deps: SubmissionDeps,
  form: FormModel,
  signal: AbortSignal,
  progress: Progress,
): Promise<AttemptResult | null> {
  const attempts = () => form.attempts.value ?? NONE;
  const update = (changes: Partial<Attempts>) => {
    form.attempts.value = { ...attempts(), ...changes };
  };
  if (form.answers.phone.value !== "" && !form.checks.value?.isPhoneKnown()) {
    progress.setSending({ name: "loading" });
    await within(PHONE_TOOLS_TIMEOUT_MS, deps.loadPhoneTools(true));
  }
  const plan = form.plan.value;
  if (!plan || signal.aborted) return null;
  const asked = form.asked.value;
  const context = validationContext(deps, plan, form);
  const { answers, errors } = validateForm(asked, offeredValues(plan, form.answers), context);
  // A patient who presses Enter in a field has not seen the hint about it yet.
  if (showProblems(form, progress, errors, showHints(form))) return null;
  form.showErrors({});
  const shown = form.step.value?.questions.map(({ name }) => name) ?? [];
  update({ shown: [...attempts().shown, ...shown] });
  const isNew = ({ questions }: Step) =>
    questions.some(({ name }) => !attempts().shown.includes(name));
  // The questions of the page may have added a step before this one.
  const next = form.isLast() ? form.steps.value.find(isNew)?.name : form.neighbor(1);
  if (next) {
    progress.enter(next);
    return null;
  }
  const request = requestFor(deps, plan, answers, attempts());
  update({ last: request, isUsedUp: false });
  // Created now: what the patient changes while sending is not part of the request.
  const receipt = receiptOf(request, deps.now());
  progress.setSending({ name: "sending" });
  // Rendered before a handler of the page that blocks, as with `confirm()`.
  await null;
  // With a prototype, because a page's handler may call `hasOwnProperty`.
  const outcome = await deps.sender().submit({ ...request });
  if (signal.aborted) return null;
  if (outcome.kind === "accepted") {
    // Own, because a page's scripts may have added any name to `Object.prototype`.
    const isBooked = receipt.slot !== undefined && Object.hasOwn(outcome, "isBooked");
    const isEmailed = Object.hasOwn(outcome, "isEmailed");
    return { kind: "sent", receipt: { ...receipt, isBooked, isEmailed } };
  }
  if (outcome.kind === "rejected" || outcome.kind === "slot-taken") {
    const isTaken = outcome.kind === "slot-taken";
    // A receiver may repeat its response to this id, even if the same time is free again.
    if (isTaken || Object.hasOwn(outcome.errors, "slot")) update({ isUsedUp: true });
    const taken: FieldErrors = request.slot ? { slot: { code: "slot-unavailable" } } : {};
    const rejected = isTaken ? taken : rejectedAnswers(outcome.errors);
    if (showProblems(form, progress, rejected)) return null;
    return { kind: "not-sent", reason: "refused", isFinal: true };
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
  return { kind: "not-sent", reason, isFinal: FINAL.includes(reason) };
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
): BookingRequest {
  const repeated = last && bookingRequest(plan, answers, last);
  if (last && !isUsedUp && stringifySafely(repeated) === stringifySafely(last)) return last;
  const { newId, source } = deps.sender();
  const context = {
    id: newId(),
    replaces: uncertainId,
    created_at: isoInstant(deps.now()),
    locale: deps.locale(),
    source: source(),
  };
  // Without a prototype, from which absent members would be read: a page's scripts may have added them.
  return Object.setPrototypeOf(bookingRequest(plan, answers, context), null);
}

/** Shows the errors of this step; in the last one, those of the first step that has an error. Returns whether it did. */
function showProblems(
  form: FormModel,
  { setSending, enter }: Progress,
  errors: FieldErrors,
  isHinted = false,
): boolean {
  askAgain(form, Object.keys(errors));
  const hasError = ({ name }: PlannedQuestion) => Object.hasOwn(errors, name);
  const checked = form.isLast() ? form.steps.value : [];
  const step = checked.find(({ questions }) => questions.some(hasError)) ?? form.step.value;
  const names = step?.questions.filter(hasError).map(({ name }) => name) ?? [];
  if (names.length === 0 && !isHinted) return false;
  form.showErrors(Object.fromEntries(names.map((name) => [name, errors[name]])), true);
  setSending({ name: "idle" });
  if (step?.name !== form.step.peek()?.name) enter(step?.name);
  return true;
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
function showHints({ hints, touched, step }: FormModel): boolean {
  const wasShown = hints.value.email !== null;
  const isAsked = (name: QuestionName) => step.value?.questions.some((each) => each.name === name);
  touched.value = [...touched.value, ...(["email", "phone"] as const).filter(isAsked)];
  return hints.value.email !== null && !wasShown;
}

/** Checks and sends the answers; part of the submission chunk. */
export const validation = { applyPreset, createAnswerChecks, sendAnswers };

export type Validation = typeof validation;
