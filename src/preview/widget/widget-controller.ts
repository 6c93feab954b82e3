import type { Signal } from "@preact/signals";
import { isRetryable } from "../../client/failures.ts";
import type { SubmitOutcome } from "../../client/submit-outcome.ts";
import { within } from "../../client/time-limit.ts";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import type { DraftContext } from "../../embed/api/scheduler-element.ts";
import { INPUT_NAMES } from "../../form/inputs.ts";
import { planForm } from "../../form/plan.ts";
import type { Period } from "../../form/slots/weeks.ts";
import type { SchedulerDeps } from "../../state/deps.ts";
import type { Phase } from "../../state/phase.ts";
import type { QuestionSet } from "../../state/question-set.ts";
import type { Scheduler } from "../../state/scheduler.ts";
import type { SlotsModel } from "../../state/slots/slots-model.ts";
import type { SlotsState } from "../../state/slots/slots-state.ts";
import { firstSampleTime, SAMPLE_ANSWERS } from "./samples.ts";
import { findAnswer } from "./scene-records.ts";
import type { Scene, SceneTimes } from "./scenes.ts";

/** Controls what one widget of the preview shows. */
export interface WidgetController {
  /** Shows a changed record immediately, in the current screen and with the current answers. */
  show(record: LocationRecord): void;
  /** Brings the form into a scene. */
  play(scene: Scene): Promise<void>;
  /** Resolves when the last requested scene is shown. */
  readonly played: Promise<void>;
}

// The sent screen shows its first characters, which must be the same in every screenshot.
const SAMPLE_ID = "5a3b1e0f-0000-4000-8000-000000000000";

/** How long a scene waits for the chunk with the available times. */
const TIMES_TIMEOUT_MS = 5_000;

const isSlotsModel = (set: QuestionSet): set is QuestionSet & Pick<SlotsModel, "state"> =>
  "state" in set;
const never = () => new Promise<never>(() => {});
const silent: SchedulerDeps["callbacks"] = {
  onLoaded() {},
  onLoadFailed() {},
  onStep() {},
  onNotSent() {},
  onSent() {},
};

/** Takes over a widget before it loads: it shows the draft, and sends nothing. */
export function controlWidget(
  { scheduler, deps }: DraftContext,
  first: { record: LocationRecord; scene: Scene },
): WidgetController {
  let { record, scene } = first;
  const sceneRecord = () => scene.record?.(record) ?? record;
  Object.assign(deps, {
    async load() {
      const { loading: failure } = scene;
      if (failure === "pending") return never();
      if (failure) return { ok: false, failure, isRetryable: isRetryable(failure) };
      return { ok: true, record: sceneRecord(), problems: [] };
    },
    submit: async (): Promise<SubmitOutcome> =>
      scene.sending === "pending" ? never() : (scene.sending ?? { kind: "accepted" }),
    newId: () => SAMPLE_ID,
    // A copy, because the times chunk adds to it.
    callbacks: { ...silent },
    isOnline: () => true,
  } satisfies Partial<SchedulerDeps>);

  const times = new Promise<Signal<SlotsState>>((resolve) => {
    scheduler.questions.subscribe((sets) => {
      const slots = sets.find(isSlotsModel);
      if (!slots) return;
      controlTimes(slots.state, () => scene.times);
      resolve(slots.state);
    });
  });

  let played = Promise.resolve();
  function play(next: Scene): Promise<void> {
    // A copy, because the same scene may be played again before it is shown.
    played = enter({ ...next });
    return played;
  }

  async function enter(next: Scene): Promise<void> {
    scene = next;
    const firstRecord = record;
    await scheduler.load();
    if (scene !== next) return;
    // Remove the answers of the previous scene.
    if (next.depth !== "begin") scheduler.startOver();
    await advance(next);
    // The record may have changed in the meantime.
    if (scene === next && record !== firstRecord) update();
  }

  async function advance(next: Scene): Promise<void> {
    const { depth, page } = next;
    if (depth === "begin" || depth === "screener") return;
    if (scheduler.phase.value.name === "screener") {
      const answer = findAnswer(scheduler.phase.value.plan.screener, depth !== "stopped");
      if (answer) scheduler.form.setAnswer("screener", answer);
      scheduler.answerScreener();
    }
    // The styles of this screen, which are part of the deferred chunk.
    if (depth === "stopped") await deps.loadValidation();
    if (scene.pageValues) scheduler.form.answers.page.value = scene.pageValues;
    if (page?.onSlots) chooseType(scheduler);
    if (depth === "filled") fillForm(scheduler);
    if (depth === "filled" && page?.onSlots) await chooseTime();
    if (scene !== next) return;
    if (depth === "filled" || depth === "errors") {
      const sending = scheduler.send();
      // A submission that never ends cannot be awaited; it has started after validation is loaded and the next paint.
      await (scene.sending === "pending" ? deps.loadValidation().then(deps.untilPainted) : sending);
    }
  }

  async function chooseTime(): Promise<void> {
    await within(TIMES_TIMEOUT_MS, times.then(untilLoaded));
    scheduler.form.answers.page.value = { slot: firstSampleTime(deps.now()) };
  }

  function show(next: LocationRecord): void {
    if (next === record) return;
    record = next;
    update();
  }

  function update(): void {
    const phase = withRecord(scheduler.phase.value, sceneRecord());
    if (phase) scheduler.phase.value = phase;
    else if (scheduler.phase.value.name !== "loading" && !scene.loading) void play(scene);
  }

  return {
    show,
    play,
    get played() {
      return played;
    },
  };
}

/** The same phase with another record; null if that record does not have this phase. */
function withRecord(phase: Phase, record: LocationRecord): Phase | null {
  if (!("plan" in phase)) return null;
  const isClosed = !record.is_web_scheduler_enabled;
  if (isClosed !== (phase.name === "closed")) return null;
  const plan = planForm(record);
  if (Boolean(plan.screener) !== Boolean(phase.plan.screener)) return null;
  if (phase.name !== "stopped") return { ...phase, plan };
  const answer = findAnswer(plan.screener, false);
  const outcome = answer && plan.screener?.outcomes[answer];
  return outcome ? { ...phase, plan, outcome } : null;
}

/** Chooses the first appointment type, if there are any: available times depend on it. */
function chooseType({ form, plan }: Scheduler): void {
  if (plan.value?.appointmentTypes.length) form.setAnswer("appointmentType", 0);
}

/** Answers every question of the form. */
function fillForm(scheduler: Scheduler): void {
  const { form } = scheduler;
  for (const name of INPUT_NAMES) form.setAnswer(name, SAMPLE_ANSWERS[name] ?? "Sample answer");
  chooseType(scheduler);
}

const STATES: Record<SceneTimes, (period: Period) => SlotsState> = {
  loading: ({ index }) => ({ name: "loading", isFirst: index === 0, isSlow: false }),
  slow: ({ index }) => ({ name: "loading", isFirst: index === 0, isSlow: true }),
  failed: (period) => ({ name: "failed", period }),
};

/**
 * Shows something else whenever the times are loaded. A source that is really slow would become
 * slower and fail while the designer looks at it.
 *
 * @param scene what to show; undefined shows the times
 */
const controlTimes = (state: Signal<SlotsState>, scene: () => SceneTimes | undefined) =>
  state.subscribe((value) => {
    const name = scene();
    if (name && value.name === "loaded") state.value = STATES[name](value.period);
  });

/** Resolves when the times for the current answers are loaded. */
async function untilLoaded(state: Signal<SlotsState>): Promise<void> {
  let stop = () => {};
  await new Promise<void>((resolve) => {
    stop = state.subscribe(({ name }) => {
      if (name === "loaded") resolve();
    });
  });
  stop();
}
