import { signal as createSignal, effect } from "@preact/signals-core";
import { onTestFinished } from "vitest";
import type { LocationRecord } from "../../../src/contract/location-record/location-record.ts";
import { extendDeps } from "../../../src/embed/chunks/times/extend-deps.ts";
import { sampleTimes } from "../../../src/preview/widget/sample-times.ts";
import type { Scene } from "../../../src/preview/widget/scenes.ts";
import { controlWidget } from "../../../src/preview/widget/widget-controller.ts";
import type { SchedulerDeps } from "../../../src/state/deps.ts";
import { createScheduler, type Scheduler } from "../../../src/state/scheduler.ts";
import { sendingTools } from "../../../src/state/sending-tools.ts";
import { createTimesModel } from "../../../src/state/times/times-model.ts";
import { NOW, SOURCE } from "../../state/scheduler-fixture.ts";

interface Options {
  isLive?: boolean;
  /** Without it, loading over the network fails the test. */
  load?: SchedulerDeps["load"];
  loadSendingTools?: SchedulerDeps["loadSendingTools"];
  /** @default whether the scene's page has them */
  hasTimes?: boolean;
}

const forbidden = (what: string) => async () => {
  throw new Error(`${what} used the network.`);
};

/** A real scheduler under a controller, as the element passes it on. */
export function controlledWidget(
  record: LocationRecord,
  scene: Scene,
  { isLive = false, load, loadSendingTools, hasTimes = Boolean(scene.page?.onSlots) }: Options = {},
) {
  const calls: string[] = [];
  const recordCall = (name: string) => () => void calls.push(name);
  let loadedTools = loadSendingTools ? null : sendingTools;
  const deps: SchedulerDeps = {
    load: load ?? forbidden("Loading"),
    submit: forbidden("Submitting"),
    sendingTools: () => loadedTools,
    loadSendingTools: async () => {
      loadedTools = loadSendingTools ? await loadSendingTools() : sendingTools;
      return loadedTools;
    },
    now: () => NOW,
    newId: () => crypto.randomUUID(),
    isOnline: () => false,
    locale: () => "en",
    source: () => SOURCE,
    phoneTools: () => undefined,
    loadPhoneTools: async () => {},
    callbacks: {
      onLoaded: recordCall("onLoaded"),
      onLoadFailed: recordCall("onLoadFailed"),
      onStep: recordCall("onStep"),
      onNotSent: recordCall("onNotSent"),
      onSent: recordCall("onSent"),
    },
  };
  const scheduler = createScheduler(deps);
  // The controller does not use it.
  const root = null as unknown as ParentNode & Node;
  const destroyed = new AbortController();
  onTestFinished(() => destroyed.abort());
  const { signal } = destroyed;
  const controller = controlWidget({ root, scheduler, deps, signal }, { record, scene, isLive });
  const times = hasTimes ? addTimes(scheduler, deps, signal) : null;
  return { controller, scheduler, calls, times };
}

/** What the times chunk does. */
function addTimes(scheduler: Scheduler, deps: SchedulerDeps, destroyed: AbortSignal) {
  const times = createTimesModel({
    scheduler,
    deps,
    load: async (query) => ({ kind: "loaded", slots: sampleTimes(query) }),
    destroyed,
    signal: createSignal,
    effect,
  });
  const plan = { source: "onSlots", asksTimes: false, asks: [] };
  extendDeps(deps, scheduler, plan, times, { consent() {} });
  deps.onTimes?.(times.state);
  return times;
}
