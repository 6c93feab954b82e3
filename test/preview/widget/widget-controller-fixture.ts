import type { LocationRecord } from "../../../src/contract/location-record/location-record.ts";
import { nationalForm } from "../../../src/form/phone/national-form.ts";
import { checking } from "../../../src/form/validation.ts";
import type { Scene } from "../../../src/preview/widget/scenes.ts";
import { takeDesk } from "../../../src/preview/widget/widget-controller.ts";
import type { Collaborators } from "../../../src/state/deps.ts";
import { Scheduler } from "../../../src/state/scheduler.ts";
import { NOW, SOURCE } from "../../state/widget.ts";

interface Over {
  isLive?: boolean;
  /** What the network would give; nothing may be asked of it where it is not said. */
  load?: Collaborators["load"];
  handOver?: Collaborators["handOver"];
  loadChecking?: Collaborators["loadChecking"];
}

const refused = (what: string) => async () => {
  throw new Error(`${what} went to the network.`);
};

/** A true widget's state that a desk has taken hold of, as the element hands it over. */
export function heldWidget(record: LocationRecord, scene: Scene, over: Over = {}) {
  const told: string[] = [];
  const tell = (what: string) => () => void told.push(what);
  let loaded = over.loadChecking ? null : checking;
  const collaborators: Collaborators = {
    load: over.load ?? refused("Loading"),
    handOver: over.handOver ?? refused("A request"),
    checking: () => loaded,
    loadChecking: async () => {
      loaded = over.loadChecking ? await over.loadChecking() : checking;
      return loaded;
    },
    now: () => NOW,
    newId: () => crypto.randomUUID(),
    isOnline: () => false,
    locale: () => "en",
    source: () => SOURCE,
    nationalForm,
    numberingPlans: () => undefined,
    happened: {
      loaded: tell("loaded"),
      loadFailed: tell("loadFailed"),
      step: tell("step"),
      notSent: tell("notSent"),
      sent: tell("sent"),
    },
  };
  const scheduler = new Scheduler(collaborators);
  // No desk looks at where the form is drawn.
  const root = null as unknown as ParentNode & Node;
  const gone = new AbortController().signal;
  const { isLive = false } = over;
  const desk = takeDesk({ root, scheduler, collaborators, gone }, { record, scene, isLive });
  return { desk, scheduler, told };
}
