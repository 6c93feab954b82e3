import { effect, signal } from "@preact/signals-core";
import { render } from "preact";
import { brandOf } from "../branding/brand.ts";
import { loadLocation, publicDetailUrl } from "../client/load.ts";
import { en } from "../messages/en.ts";
import type { Collaborators, Happenings } from "../state/collaborators.ts";
import { recordOf } from "../state/phase.ts";
import { Scheduler } from "../state/scheduler.ts";
import { focusKeeper } from "../ui/focus.ts";
import { Widget } from "../ui/Widget.tsx";
import type { Finding } from "./diagnostics.ts";
import { emit } from "./events.ts";
import type { Later } from "./later.ts";
import { newId } from "./new-id.ts";
import { type LoadPart, once } from "./parts.ts";
import { loadFinding, notSentFindings, report } from "./report.ts";
import type { Settings } from "./settings.ts";
import { sourceOf } from "./source.ts";

/** One location's form in one element, from its first request to its end. */
export interface Session {
  /** Stops what is under way, forgets what was typed, and takes the form away. */
  end(): void;
}

/** Starts loading, and draws the widget into the element's shadow root at every change. */
export function startSession(
  element: HTMLElement,
  root: ShadowRoot,
  { settings, findings }: { settings: Settings; findings: Finding[] },
  loadPart: LoadPart,
): Session {
  const { locationId, baseUrl, submitUrl, idempotencyHeader } = settings;
  const messages = en;
  const gone = new AbortController();
  const later = signal<Later | null>(null);
  const loadLater = once(async () => {
    later.value = (await loadPart("later")).later;
    return later.value;
  });
  const tell = async (find: (later: Later | null) => readonly Finding[]) => {
    const loaded = await loadLater();
    if (!gone.signal.aborted) report(element, find(loaded), loaded?.explain);
  };

  const happened: Happenings = {
    loaded(record, problems) {
      emit(element, "scheduler-ready", { locationId: record.id });
      const brandProblems = brandOf(record).problems;
      void tell((later) => later?.recordDiagnostics(record, problems, brandProblems) ?? []);
    },
    loadFailed(failure, status) {
      if (failure !== "not-set-up" && baseUrl && locationId) {
        const found = loadFinding(failure, publicDetailUrl(baseUrl, locationId), status);
        void tell(() => [found]);
      }
      emit(element, "scheduler-error", { reason: failure });
    },
    step: (step) => emit(element, "scheduler-step", { step }),
    notSent(why) {
      void tell(() => notSentFindings(why));
      emit(element, "scheduler-error", { reason: why });
    },
    sent: (requestId) => emit(element, "scheduler-sent", { requestId }),
  };

  const collaborators: Collaborators = {
    load: async (signal) =>
      locationId && baseUrl
        ? loadLocation(
            baseUrl,
            locationId,
            { signal },
            async () => (await loadLater())?.rescue ?? null,
          )
        : { ok: false, failure: "not-set-up" },
    handOver: async (request) => {
      const handOver = (await loadLater())?.handOverOf(element, submitUrl, {
        signal: gone.signal,
        idempotencyHeader,
      });
      return handOver ? handOver(request) : { kind: "nowhere" };
    },
    checking: () => later.value?.checking ?? null,
    loadChecking: async () => (await loadLater())?.checking ?? null,
    now: () => Date.now(),
    newId,
    isOnline: () => navigator.onLine,
    locale: () => messages.tag,
    source: () => sourceOf(location.href),
    numberingPlans: () => undefined,
    happened,
  };

  const scheduler = new Scheduler(collaborators);
  const keepFocus = focusKeeper(root, scheduler);
  const stopDrawing = effect(() => {
    const record = recordOf(scheduler.phase.value);
    const words = later.value;
    const view = {
      scheduler,
      messages,
      later: words && {
        messages: words.messages,
        faultSentence: words.faultSentence.bind(null, { messages, later: words.messages }),
      },
      brand: record && brandOf(record).brand,
      headingLevel: settings.headingLevel,
      phone: record?.phone_number || settings.phone,
      privacyUrl: settings.privacyUrl,
    };
    render(<Widget view={view} />, root);
    keepFocus();
  });

  window.addEventListener("online", scheduler.online, { signal: gone.signal });
  if (findings.length > 0) void tell(() => findings);
  void scheduler.load();

  return {
    end() {
      gone.abort();
      stopDrawing();
      scheduler.end();
      scheduler[Symbol.dispose]();
      render(null, root);
    },
  };
}
