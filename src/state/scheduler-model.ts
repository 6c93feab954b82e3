import { batch, computed, signal } from "@preact/signals";
import type { LocationRecord } from "../contract/location-record/location-record.ts";
import { brandOf } from "../form/branding/brand.ts";
import type { Step } from "../form/plan.ts";
import { attempt, contain, dispatchError, listen } from "../host/contain.ts";
import type { SchedulerDeps } from "./deps.ts";
import { createFormModel, type FormModel, hasAnswers, type PageQuestions } from "./form-model.ts";
import type { IdleTimer } from "./idle-timer.ts";
import { type Failure, isUnderway, type NotSentReason, type Phase, type Sending } from "./phase.ts";

const SLOW_AFTER_MS = 4_000;

/** The state machine of one widget. Not a `createModel` of the signals package, which adds 0.3 kB to the script. */
export function createSchedulerModel(deps: SchedulerDeps) {
  const phase = signal<Phase>({ name: "loading", isSlow: false });
  /** The questions that the page turned on; null until their module is loaded. */
  const pageQuestions = signal<PageQuestions | null>(null);
  /** Null while it loads, and while the patient chooses a location. */
  const record = signal<LocationRecord | null>(null);
  /** Clears the answers of a patient who has left; null if nothing does. */
  const idle = signal<IdleTimer | null>(null);
  const form: FormModel = createFormModel({
    phase,
    record,
    pageQuestions,
    createChecks: (plan) => deps.validation()?.createAnswerChecks(deps, plan, form),
  });
  const brand = computed(() => record.value && brandOf(record.value, deps.isDraft));
  let controller = new AbortController();
  let hasFailed = false;

  function showFailed(failure: Failure, phone?: string): void {
    const isOffline = !deps.isOnline();
    phase.value = { name: "failed", failure, isOffline, callsFirst: hasFailed, phone };
    hasFailed = true;
  }
  const setSending = (sending: Sending) => {
    if (phase.value.name === "step") phase.value = { ...phase.value, sending };
  };
  const notSent = (reason: NotSentReason, isFinal = false, ...isBroken: [true?]) => {
    setSending({ name: "not-sent", reason, callsFirst: isFinal || hasFailed });
    hasFailed = true;
    deps.callbacks.onNotSent(reason, ...isBroken);
  };

  async function load(): Promise<void> {
    let signal: AbortSignal | undefined;
    try {
      controller.abort();
      controller = new AbortController();
      signal = controller.signal;
      record.value = null;
      await loadRecord(signal);
    } catch (error) {
      if (isAborted(signal)) return;
      if (phase.value.name === "loading") fail();
      dispatchError(error, deps.root);
    }
  }

  /** There can be no form, because a part of the script is missing or does not work. */
  function fail(): void {
    showFailed("chunk-missing");
    deps.callbacks.onNotSent("chunk-missing");
  }

  async function loadRecord(signal: AbortSignal): Promise<void> {
    phase.value = { name: "loading", isSlow: false };
    const showSlow = () => {
      phase.value = { name: "loading", isSlow: true };
    };
    const timer = setTimeout(contain(showSlow), SLOW_AFTER_MS);
    listen(signal, "abort", () => clearTimeout(timer));
    const result = await deps.load(signal);
    clearTimeout(timer);
    if (signal.aborted) return;
    if (result.ok) {
      deps.callbacks.onLoaded(result.record, result.problems);
      if (deps.hasLocations) phase.value = { name: "locations" };
      else start(result.record);
      return;
    }
    const { failure, status, phone } = result;
    batch(() => {
      record.value = ("record" in result && result.record) || null;
      showFailed(failure, phone);
    });
    deps.callbacks.onLoadFailed(failure, status);
  }

  /** At the first interaction. Without it nothing can be sent, so a form without answers is replaced by how to call. */
  async function loadValidation(): Promise<void> {
    if ((await deps.loadValidation()) ?? (await deps.loadValidation())) return;
    const { value } = phase;
    if (value.name !== "step" || hasAnswers(form.answers) || controller.signal.aborted) return;
    fail();
  }

  function start(loaded: LocationRecord): void {
    hasFailed = false;
    const first = batch(() => {
      record.value = loaded;
      // In the chunk with the summary, without which a patient could not see and change the page's choices.
      attempt(() => deps.validation()?.applyPreset(deps, form));
      const step = loaded.is_web_scheduler_enabled ? form.steps.peek()[0] : undefined;
      phase.value = step ? asking(step.name) : { name: "closed" };
      return step;
    });
    if (first) onEntered(first.name, true);
  }

  function answerScreener(): void {
    const outcome = form.screenerOutcome.peek();
    // Its answers are buttons, which go on.
    if (!outcome) return;
    if (outcome.isAllowed) enter(form.neighbor(1), true);
    else phase.value = { name: "stopped" };
  }

  function enter(step: Step["name"] | undefined, isReported = false): void {
    if (!record.peek() || !step) return;
    phase.value = asking(step);
    onEntered(step, isReported);
  }

  function onEntered(step: Step["name"], isReported: boolean): void {
    contain(() => pageQuestions.value?.onShown(step))();
    if (isReported) deps.callbacks.onStep(step === "screener" ? step : "details");
  }

  /** Returns to an earlier step, by default the previous one or the screener that stopped the patient; keeps every answer. */
  function back(step = form.neighbor(-1)): void {
    const isStopped = phase.value.name === "stopped";
    if (isUnderway(phase.value) || !(step || isStopped)) return;
    form.showErrors({});
    // Two screener steps in a row would tell the page that the screener stopped the patient.
    enter(isStopped ? "screener" : step, !isStopped && step === "screener");
  }

  /** Validates this step and enters the next; the last one sends. Errors are shown in their step, perhaps earlier. */
  async function next(): Promise<void> {
    const step = form.step.peek();
    if (!step || isUnderway(phase.value)) return;
    if (step.name === "screener") {
      answerScreener();
      return;
    }
    const { signal } = controller;
    try {
      const isLoaded = deps.validation() !== null;
      setSending({ name: isLoaded ? "checking" : "loading" });
      // To validate the answers and send them takes as long as several frames on a phone.
      await (isLoaded ? deps.untilPainted() : deps.loadValidation());
      const validation = deps.validation();
      if (signal.aborted) return;
      if (!validation) {
        notSent("chunk-missing");
        return;
      }
      if (form.isLast()) pageQuestions.peek()?.beforeSend();
      const result = await validation.sendAnswers(deps, form, signal, { setSending, enter });
      if (result?.kind === "not-sent") notSent(result.reason, result.isFinal);
      else if (result) {
        contain(reset)();
        phase.value = { name: "sent", receipt: result.receipt };
        deps.callbacks.onStep("sent");
        deps.callbacks.onSent(result.receipt.requestId);
        // What was missing has loaded, and nothing has been sent yet.
      } else if (!form.attempts.peek()?.last) hasFailed = false;
    } catch (error) {
      // The page has broken a function that the form calls. The practice may have the request.
      const { name } = phase.value.name === "step" ? phase.value.sending : phase.value;
      const reason = name === "sending" || name === "sent" ? "unknown" : "chunk-missing";
      if (!isAborted(signal)) notSent(reason, false, true);
      dispatchError(error, deps.root);
    }
  }

  function reset(): void {
    batch(form.reset);
    hasFailed = false;
  }

  function dispose(): void {
    controller.abort();
    reset();
  }

  return {
    phase,
    record,
    /** Null without a record. */
    brand,
    form,
    pageQuestions,
    idle,
    hasLocations: deps.hasLocations ?? false,
    load: contain(load),
    loadValidation: contain(loadValidation),
    next: contain(next),
    back,
    start,
    reset,
    dispose,
  };
}

export type SchedulerModel = ReturnType<typeof createSchedulerModel>;

const asking = (step: Step["name"]): Phase => ({ name: "step", step, sending: { name: "idle" } });

/** After an error, which may be that of a getter that the page has broken. */
const isAborted = (signal: AbortSignal | undefined) => attempt(() => signal?.aborted) ?? false;
