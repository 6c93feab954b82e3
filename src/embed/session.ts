import { signal } from "@preact/signals-core";
import { brandOf } from "../branding/brand.ts";
import { loadLocation, publicDetailUrl } from "../client/load.ts";
import { callingCode } from "../form/calling-code.ts";
import { nationalForm } from "../form/national-form.ts";
import type { Collaborators, Happenings } from "../state/collaborators.ts";
import { createIdle } from "../state/idle.ts";
import { recordOf } from "../state/phase.ts";
import { Scheduler } from "../state/scheduler.ts";
import { drawWidget } from "../ui/draw.tsx";
import type { View } from "../ui/view.ts";
import type { Finding } from "./diagnostics.ts";
import { emit } from "./events.ts";
import type { Later } from "./later.ts";
import { guardLeaving } from "./leave-guard.ts";
import { newId } from "./new-id.ts";
import { type LoadPart, once, type Parts } from "./parts.ts";
import { loadFinding, notSentFindings, report } from "./report.ts";
import type { Settings } from "./settings.ts";
import { sourceOf } from "./source.ts";
import { createWords } from "./words.ts";

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
  const gone = new AbortController();
  const words = createWords(element, settings.lang, loadPart);
  const { loadLater } = words;
  const phonePart = signal<Parts["phone"] | null>(null);
  const loadPhonePart = once(async () => {
    phonePart.value = await loadPart("phone");
    return phonePart.value;
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
    checking: () => words.later()?.checking ?? null,
    loadChecking: async () => (await loadLater())?.checking ?? null,
    now: () => Date.now(),
    newId,
    isOnline: () => navigator.onLine,
    locale: words.locale,
    source: () => sourceOf(location.href),
    numberingPlans: () => phonePart.value?.numberingPlans,
    nationalForm(e164) {
      const country = callingCode(recordOf(scheduler.phase.value)?.phone_number ?? "");
      return phonePart.value?.nationalForm(e164, country) ?? nationalForm(e164);
    },
    happened,
  };

  const scheduler = new Scheduler(collaborators);
  const idle = settings.wipeAfterIdle
    ? createIdle(settings.wipeAfterIdle, {
        isPristine: scheduler.isPristine,
        clear: scheduler.startOver,
      })
    : null;
  const view = (): View => {
    const record = recordOf(scheduler.phase.value);
    return {
      ...words.view(),
      scheduler,
      brand: record && brandOf(record).brand,
      headingLevel: settings.headingLevel,
      phone: record?.phone_number || settings.phone,
      privacyUrl: settings.privacyUrl,
      idle,
    };
  };
  const ends = [guardLeaving(scheduler), () => idle?.stop()];
  void words.ready.then(() => {
    if (!gone.signal.aborted) ends.push(drawWidget(root, view));
  });

  const untilGone = { signal: gone.signal };
  window.addEventListener("online", scheduler.online, untilGone);
  for (const activity of ["keydown", "pointerdown", "input"]) {
    root.addEventListener(activity, () => idle?.active(), untilGone);
  }
  document.addEventListener("visibilitychange", () => idle?.check(), untilGone);
  root.addEventListener(
    "focusin",
    ({ target }) => {
      if (target instanceof Element && target.id === "phone") void loadPhonePart();
    },
    untilGone,
  );
  if (findings.length > 0) void tell(() => findings);
  void scheduler.load();

  return {
    end() {
      gone.abort();
      for (const end of ends) end();
      scheduler.end();
      scheduler[Symbol.dispose]();
    },
  };
}
