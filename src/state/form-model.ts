import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import type { LocationRecord } from "../contract/location-record/location-record.ts";
import { isAskedBy } from "../contract/questions.ts";
import type { BirthDatePart, FieldErrors } from "../form/errors.ts";
import { type AnswerName, type AnswerValues, questionOf, type SlotStatus } from "../form/inputs.ts";
import { type FormPlan, planForm, planSteps } from "../form/plan.ts";
import type { Attempts, Hints } from "./answer-checks.ts";
import { clearAnswers, createAnswers, type OtherPatients, type Prefilled } from "./answers.ts";
import type { PageQuestions, SchedulerDeps } from "./deps.ts";
import type { Phase } from "./phase.ts";

type HintName = keyof Hints;

const NO_HINTS: Hints = { email: null, phone: null, dob: null };
// The same object, so that clearing a form without errors renders nothing.
const NO_ERRORS: FieldErrors = {};

/** The answers of one widget, their errors and hints. Until the record is loaded there is nothing to answer. */
export function createFormModel(
  deps: SchedulerDeps,
  phase: ReadonlySignal<Phase>,
  record: ReadonlySignal<LocationRecord | null>,
  pageQuestions: ReadonlySignal<PageQuestions | null>,
) {
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
  /** The share of the steps that are answered. */
  const progress = () => (step.value ? steps.value.indexOf(step.value) / steps.value.length : 0);
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
  const checked = { answers, slotStatus, asked, touched, errors, attemptErrors, setAnswer };
  const checks = () =>
    plan.value && deps.validation()?.createAnswerChecks(deps, plan.value, checked);
  // The same object without hints, so that typing renders nothing.
  const hints = computed(() => checks()?.hints() ?? NO_HINTS);

  function setAnswer<Name extends AnswerName>(name: Name, value: AnswerValues[Name]): void {
    const { value: before } = answers[name];
    if (!plan.value || before === value) return;
    // On a page that has replaced inputs' `value`, all answers would be missing. Only a provider can be taken back.
    if (typeof before === "string" && typeof value !== "string" && name !== "provider") {
      throw new TypeError(name);
    }
    batch(() => {
      answers[name].value = value;
      if (name === "email" || name === "phone") {
        touched.value = touched.value.filter((hintName) => hintName !== name);
      }
      checks()?.validateAgain(questionOf(name));
    });
  }

  function updateHints(name: Exclude<HintName, "dob">): void {
    touched.value = [...touched.value, name];
    checks()?.showErrorNow(name);
    if (name === "phone") void deps.loadPhoneTools();
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
    updateHints,
    applyPastedDate: (part: BirthDatePart, text: string) =>
      checks()?.applyPastedDate(part, text) ?? false,
    showErrors,
    reset,
  };
}
