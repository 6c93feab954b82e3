import type { Signal } from "@preact/signals";
import type { SubmitOutcome } from "../../client/submit.ts";
import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import type { DraftContext } from "../../embed/api/scheduler-element.ts";
import type { WebSchedulerElement } from "../../embed/element/element.ts";
import { INPUT_NAMES } from "../../form/inputs.ts";
import { dialableNumber } from "../../form/phone/format.ts";
import { planForm } from "../../form/plan.ts";
import type { LanguageCode } from "../../messages/languages.ts";
import type { SchedulerDeps } from "../../state/deps.ts";
import { startOver } from "../../state/locations.ts";
import { screenOf } from "../../state/phase.ts";
import type { SchedulerModel } from "../../state/scheduler-model.ts";
import { findAnswer, firstSampleTime, SAMPLE_ANSWERS, type Scene } from "./scenes.ts";

interface WidgetOptions {
  record: LocationRecord;
  scene: Scene;
  language: LanguageCode;
  /** The base URL of the server that serves the preview, without a trailing slash. */
  site: string;
}

/** Returns the element to insert into any document, and its controller, once the form has started. */
export function createWidget(
  document: Document,
  { record, scene, language, site }: WidgetOptions,
): { element: WebSchedulerElement; controller: Promise<WidgetController> } {
  const element = document.createElement("web-scheduler");
  const phone = dialableNumber(record.phone_number) ?? "";
  const attributes = {
    "location-id": record.id,
    "base-url": site,
    "submit-url": `${site}/dev/booking-requests/`,
    lang: language,
    // The number to call if the record cannot be loaded; the attribute takes no other numbers.
    ...(/^\+\d{3,15}$/.test(phone) && { phone }),
    ...scene.page?.attributes,
  };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.onSlots = scene.page?.onSlots ?? null;
  const controller = new Promise<WidgetController>((resolve) => {
    element.showDraft = (context) => resolve(controlWidget(context, record, scene));
  });
  return { element, controller };
}

type WidgetController = ReturnType<typeof controlWidget>;

// The sent screen shows its first characters, which must be the same in every screenshot.
const SAMPLE_ID = "5a3b1e0f-0000-4000-8000-000000000000";

const never = () => new Promise<never>(() => {});

/** Takes over a widget before it loads: it shows the draft in a scene, and sends nothing. */
export function controlWidget(
  { scheduler, deps }: DraftContext,
  initial: LocationRecord,
  scene: Scene,
) {
  const { form } = scheduler;
  const { sender } = deps;
  let record = initial;
  const sceneRecord = () => scene.record?.(record) ?? record;
  Object.assign(deps, {
    async load() {
      const { loading: failure } = scene;
      if (failure === "pending") return never();
      if (failure) return { ok: false, failure };
      return { ok: true, record: sceneRecord(), problems: [] };
    },
    sender: () => ({
      ...sender(),
      submit: async (): Promise<SubmitOutcome> =>
        scene.sending === "pending" ? never() : (scene.sending ?? { kind: "accepted" }),
      newId: () => SAMPLE_ID,
    }),
    callbacks: { onLoaded() {}, onLoadFailed() {}, onStep() {}, onNotSent() {}, onSent() {} },
    isOnline: () => true,
  } satisfies Partial<SchedulerDeps>);

  let played = Promise.resolve();
  /** Brings the form into the scene; again if a change of the record needs that. */
  function play(): void {
    played = played.then(enter);
  }

  async function enter(): Promise<void> {
    const firstRecord = record;
    await scheduler.load();
    if (scene.depth !== "begin") startOver(scheduler);
    await advance();
    // The record may have changed in the meantime.
    if (record !== firstRecord) update();
  }

  async function advance(): Promise<void> {
    const { depth, page, answers } = scene;
    if (depth === "begin" || depth === "screener") return;
    if (screenOf(scheduler.phase.value) === "screener") {
      const answer = findAnswer(form.plan.value?.screener ?? null, depth !== "stopped");
      if (answer) form.setAnswer("screener", answer);
      void scheduler.next();
    }
    // The styles of this screen, which are part of the submission chunk.
    if (depth === "stopped") await deps.loadValidation();
    // Its questions decide which steps there are.
    if (page) await untilQuestions();
    form.setAnswer("preferredTimes", answers?.preferredTimes ?? null);
    form.setAnswer("forWhom", answers?.forWhom ?? null);
    if (depth === "filled") {
      for (const name of INPUT_NAMES) form.setAnswer(name, SAMPLE_ANSWERS[name] ?? "Sample answer");
    }
    // Available times depend on it.
    const [type] = form.plan.value?.appointmentTypes ?? [];
    if (type && (depth === "filled" || page?.onSlots)) form.setAnswer("appointmentType", type.key);
    if (depth === "filled" && page?.onSlots) {
      await untilTimes();
      const time = firstSampleTime(deps.now());
      form.setAnswer("slot", time ? { ...time, source: "onSlots" } : null);
    }
    const steps = form.steps.value;
    if (steps.some(({ name }) => name === scene.step)) scheduler.back(scene.step);
    if (depth === "filled") for (const _ of steps) if (!form.isLast()) await scheduler.next();
    if (depth !== "filled" && depth !== "errors") return;
    const sending = scheduler.next();
    // A submission that never ends cannot be awaited; it has started after validation is loaded and the next paint.
    await (scene.sending === "pending" ? deps.loadValidation().then(deps.untilPainted) : sending);
  }

  const untilQuestions = () => firstValue(scheduler.pageQuestions, (added) => added !== null);

  async function untilTimes(): Promise<void> {
    const page = await untilQuestions();
    if (page?.slots) await firstValue(page.slots.state, ({ name }) => name === "loaded");
  }

  function update(): void {
    const next = sceneRecord();
    if (isScreenOf(next, scheduler)) scheduler.record.value = next;
    else if (scheduler.phase.value.name !== "loading" && !scene.loading) play();
  }

  play();
  return {
    /** Shows a changed record immediately, in the current screen and with the current answers. */
    show(next: LocationRecord): void {
      if (next === record) return;
      record = next;
      update();
    },
    get played() {
      return played;
    },
  };
}

const firstValue = <Value>(source: Signal<Value>, isIt: (value: Value) => boolean) =>
  new Promise<Value>((resolve) => {
    const stop = source.subscribe((value) => {
      if (!isIt(value)) return;
      resolve(value);
      queueMicrotask(() => stop());
    });
  });

/** Whether the screen that is shown is there for another record, too. */
function isScreenOf(record: LocationRecord, { phase, form }: SchedulerModel): boolean {
  const isClosed = phase.value.name === "closed";
  const plan = form.plan.value;
  if (!plan || isClosed === record.is_web_scheduler_enabled) return false;
  const { screener } = planForm(record);
  const answer = form.answers.screener.value;
  return phase.value.name === "stopped"
    ? Boolean(answer && screener?.outcomes[answer].isAllowed === false)
    : Boolean(screener) === Boolean(plan.screener);
}
