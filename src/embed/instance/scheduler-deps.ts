import { signal } from "@preact/signals-core";
import { type LoadFallback, loadLocation } from "../../client/load-location.ts";
import type { SubmitOutcome } from "../../client/submit.ts";
import type { SchedulerCallbacks, SchedulerDeps } from "../../state/deps.ts";
import type { Settings } from "../api/attributes.ts";
import type { Host } from "../api/host.ts";
import { type Chunks, type LoadChunk, once } from "../element/load-chunk.ts";
import type { ReportFindings } from "./callbacks.ts";
import type { I18n } from "./i18n.ts";
import type { trackAttribution } from "./track-attribution.ts";

interface DepsOptions {
  element: Host;
  settings: Settings;
  i18n: I18n;
  loadChunk: LoadChunk;
  /** Aborted when the form is destroyed. */
  signal: AbortSignal;
  attribution: ReturnType<typeof trackAttribution>;
  callbacks: SchedulerCallbacks;
  reportFindings: ReportFindings;
}

/** Connects the scheduler to the network, the page and the chunks. */
export function createSchedulerDeps({
  element,
  settings: { locationId, baseUrl, submitUrl, idempotencyHeader },
  i18n,
  loadChunk,
  signal: destroyed,
  attribution,
  callbacks,
  reportFindings,
}: DepsOptions) {
  const phoneChunk = signal<Chunks["phone"] | null>(null);
  const loadPhoneChunk = once(async () => {
    phoneChunk.value = await loadChunk("phone");
    return phoneChunk.value;
  });
  const loadFallback = async (): Promise<LoadFallback | null> => {
    const chunk = await i18n.loadDeferred();
    const loadRepair = async () => (await loadChunk("repair")).repairLocationRecord;
    return chunk && { retryLoad: chunk.retryLoad, loadRepair };
  };
  let resolveSubmit: ((outcome: SubmitOutcome) => void) | null = null;

  const deps: SchedulerDeps = {
    load: async (signal) =>
      locationId && baseUrl
        ? loadLocation(baseUrl, locationId, { signal }, loadFallback)
        : { ok: false, failure: "not-set-up", isRetryable: false },
    submit: async (request) => {
      const chunk = await i18n.loadDeferred();
      if (!chunk) return { kind: "no-receiver" };
      const submit = chunk.createSubmit(element, submitUrl, {
        signal: destroyed,
        idempotencyHeader,
        report: (found) => reportFindings(() => found),
      });
      const outcome = await new Promise<SubmitOutcome>((resolve) => {
        resolveSubmit = resolve;
        submit(request).then(resolve, () => resolve({ kind: "unknown" }));
      });
      resolveSubmit = null;
      return outcome;
    },
    sendingTools: () => i18n.deferred()?.sendingTools ?? null,
    loadSendingTools: async () => (await i18n.loadDeferred())?.sendingTools ?? null,
    now: () => Date.now(),
    newId: () => i18n.deferred()?.newId() ?? "",
    isOnline: () => navigator.onLine,
    locale: i18n.locale,
    source: () => i18n.deferred()?.sourceOf(attribution()) ?? { page: "", campaign: {} },
    phoneTools: () => phoneChunk.value ?? undefined,
    loadPhoneTools: loadPhoneChunk,
    callbacks,
  };
  return {
    deps,
    /** Ends a pending submission: it is unknown whether the request arrived. */
    interruptSubmit: () => resolveSubmit?.({ kind: "unknown" }),
  };
}
