import { signal } from "@preact/signals-core";
import { brandOf } from "../../src/branding/brand.ts";
import type { HandOverOutcome } from "../../src/client/submit.ts";
import type { BookingRequest } from "../../src/contract/booking-request/booking-request.ts";
import type { LocationRecord } from "../../src/contract/location-record/location-record.ts";
import { later } from "../../src/embed/chunks/deferred/deferred.ts";
import { adoptStyles } from "../../src/embed/element/styles.ts";
import { nationalForm } from "../../src/form/phone/national-form.ts";
import { en } from "../../src/messages/en.ts";
import type { Collaborators } from "../../src/state/deps.ts";
import { recordOf } from "../../src/state/phase.ts";
import { Scheduler } from "../../src/state/scheduler.ts";
import { drawWidget } from "../../src/ui/render.tsx";

interface Circumstances {
  load?: Collaborators["load"];
  outcomes?: HandOverOutcome[];
  width?: number;
}

/**
 * The widget for a record, drawn into a shadow root as the element does; each hand-over ends as
 * `outcomes` says, in turn.
 */
export function drawn(record: LocationRecord | null, over: Circumstances = {}) {
  const outcomes = [...(over.outcomes ?? [])];
  const handedOver: BookingRequest[] = [];
  const nothing = () => undefined;
  const online = signal(true);
  const scheduler = new Scheduler({
    load:
      over.load ??
      (async () =>
        record ? { ok: true, record, problems: [] } : { ok: false, failure: "unreachable" }),
    handOver: async (request) => {
      handedOver.push(request);
      return outcomes.shift() ?? { kind: "accepted" };
    },
    checking: () => later.checking,
    loadChecking: async () => later.checking,
    now: () => Date.UTC(2026, 10, 20),
    newId: () => crypto.randomUUID(),
    isOnline: () => online.value,
    locale: () => "en",
    source: () => ({ page: "https://practice.example/", campaign: {} }),
    numberingPlans: nothing,
    nationalForm,
    happened: {
      loaded: nothing,
      loadFailed: nothing,
      step: nothing,
      notSent: nothing,
      sent: nothing,
    },
  });
  // A page gives the element its width by what is around it.
  const host = document.body.appendChild(document.createElement("div"));
  host.style.width = `${over.width ?? 640}px`;
  const root = host.appendChild(document.createElement("div")).attachShadow({ mode: "open" });
  adoptStyles(root);
  const words = { messages: en, later: later.messages };
  const takeAway = drawWidget(root, () => {
    const known = recordOf(scheduler.phase.value);
    return {
      scheduler,
      messages: en,
      later: {
        messages: later.messages,
        faultSentence: later.faultSentence.bind(null, words),
        remaining: later.checking.remaining,
      },
      brand: known && brandOf(known).brand,
      headingLevel: 2,
      phone: known?.phone_number ?? "+12025550143",
      privacyUrl: null,
      offer: null,
      idle: null,
    };
  });
  void scheduler.load();
  return {
    scheduler,
    root,
    host,
    online,
    handedOver,
    remove() {
      takeAway();
      scheduler.end();
      host.remove();
    },
  };
}
