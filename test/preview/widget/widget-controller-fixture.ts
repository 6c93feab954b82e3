import type { LocationRecord } from "../../../src/contract/location-record/location-record.ts";
import type { Scene } from "../../../src/preview/widget/scenes.ts";
import { controlWidget } from "../../../src/preview/widget/widget-controller.ts";
import type { SchedulerDeps } from "../../../src/state/deps.ts";
import { createScheduler } from "../../../src/state/scheduler.ts";
import { sendingTools } from "../../../src/state/sending-tools.ts";
import { NOW, SOURCE } from "../../state/scheduler-fixture.ts";

interface Options {
  isLive?: boolean;
  /** Without it, loading over the network fails the test. */
  load?: SchedulerDeps["load"];
  loadSendingTools?: SchedulerDeps["loadSendingTools"];
}

const forbidden = (what: string) => async () => {
  throw new Error(`${what} used the network.`);
};

/** A real scheduler under a controller, as the element passes it on. */
export function controlledWidget(
  record: LocationRecord,
  scene: Scene,
  { isLive = false, load, loadSendingTools }: Options = {},
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
  const { signal } = new AbortController();
  const controller = controlWidget({ root, scheduler, deps, signal }, { record, scene, isLive });
  return { controller, scheduler, calls };
}
