import { onTestFinished } from "vitest";
import type { LocationRecord } from "../../../src/contract/location-record/location-record.ts";
import { planPageQuestions } from "../../../src/form/page-questions.ts";
import { type Scene, sampleTimes } from "../../../src/preview/widget/scenes.ts";
import { controlWidget } from "../../../src/preview/widget/widget-controller.ts";
import type { SchedulerDeps } from "../../../src/state/deps.ts";
import { createSchedulerModel, type SchedulerModel } from "../../../src/state/scheduler-model.ts";
import { createSlotsModel } from "../../../src/state/slots/slots-model.ts";
import { validation } from "../../../src/state/submission.ts";
import { loadedSlots } from "../../form/slots/slots-fixture.ts";
import { addQuestions } from "../../state/scheduler-fixture.ts";
import { usualDeps } from "../../state/usual-deps.ts";

const forbidden = (what: string) => async () => {
  throw new Error(`${what} used the network.`);
};

/** A real scheduler under a controller, as the element passes it on. */
export function controlledWidget(
  record: LocationRecord,
  scene: Scene,
  loadValidation?: SchedulerDeps["loadValidation"],
) {
  const calls: string[] = [];
  let loadedTools = loadValidation ? null : validation;
  const deps: SchedulerDeps = {
    load: forbidden("Loading"),
    validation: () => loadedTools,
    loadValidation: async () => {
      loadedTools = loadValidation ? await loadValidation() : validation;
      return loadedTools;
    },
    ...usualDeps((name) => calls.push(name)),
    isOnline: () => false,
  };
  const scheduler = createSchedulerModel(deps);
  const root = null as unknown as ParentNode & Node;
  const ended = new AbortController();
  onTestFinished(() => ended.abort());
  const destroyed = ended.signal;
  const controller = controlWidget({ root, scheduler, deps, destroyed }, record, scene);
  const times = scene.page ? addPage(scene.page, scheduler, deps, destroyed) : null;
  return { controller, scheduler, calls, times };
}

/** What the chunk `questions` does. */
function addPage(
  { attributes = {}, onSlots }: NonNullable<Scene["page"]>,
  scheduler: SchedulerModel,
  deps: SchedulerDeps,
  destroyed: AbortSignal,
) {
  const { ask = null } = attributes;
  const { questions } = planPageQuestions({
    hasTimes: Boolean(onSlots),
    askTimes: "ask-times" in attributes,
    ask,
  });
  const times = createSlotsModel({
    scheduler,
    deps,
    source: { name: "onSlots", load: async (query) => loadedSlots(sampleTimes(query)) },
    onLoaded() {},
    destroyed,
  });
  const slots = onSlots ? times : null;
  addQuestions(scheduler, questions, slots);
  return slots;
}
