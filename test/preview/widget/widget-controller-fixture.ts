import type { LocationRecord } from "../../../src/contract/location-record/location-record.ts";
import { validation } from "../../../src/form/validate.ts";
import type { Scene } from "../../../src/preview/widget/scenes.ts";
import { controlWidget } from "../../../src/preview/widget/widget-controller.ts";
import type { SchedulerDeps } from "../../../src/state/deps.ts";
import { Scheduler } from "../../../src/state/scheduler.ts";
import { NOW, SOURCE } from "../../state/scheduler-fixture.ts";

interface Options {
  isLive?: boolean;
  /** Without it, loading over the network fails the test. */
  load?: SchedulerDeps["load"];
  loadValidation?: SchedulerDeps["loadValidation"];
}

const forbidden = (what: string) => async () => {
  throw new Error(`${what} used the network.`);
};

/** A real scheduler under a controller, as the element passes it on. */
export function controlledWidget(
  record: LocationRecord,
  scene: Scene,
  { isLive = false, load, loadValidation }: Options = {},
) {
  const calls: string[] = [];
  const recordCall = (name: string) => () => void calls.push(name);
  let loadedValidation = loadValidation ? null : validation;
  const deps: SchedulerDeps = {
    load: load ?? forbidden("Loading"),
    submit: forbidden("Submitting"),
    validation: () => loadedValidation,
    loadValidation: async () => {
      loadedValidation = loadValidation ? await loadValidation() : validation;
      return loadedValidation;
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
  const scheduler = new Scheduler(deps);
  // The controller does not use it.
  const root = null as unknown as ParentNode & Node;
  const { signal } = new AbortController();
  const controller = controlWidget({ root, scheduler, deps, signal }, { record, scene, isLive });
  return { controller, scheduler, calls };
}
