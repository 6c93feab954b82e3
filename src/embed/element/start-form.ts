import { computed, signal } from "@preact/signals-core";
import { brandOf } from "../../branding/brand.ts";
import { loadLocation } from "../../client/load-location.ts";
import { callingCode } from "../../form/phone/calling-code.ts";
import { nationalForm } from "../../form/phone/national-form.ts";
import type { Collaborators } from "../../state/deps.ts";
import { createIdle } from "../../state/idle-timer.ts";
import { recordOf } from "../../state/phase.ts";
import { Scheduler } from "../../state/scheduler.ts";
import { drawWidget } from "../../ui/render.tsx";
import type { View } from "../../ui/view.ts";
import type { Asked, Host } from "../api/host.ts";
import type { Prefilled } from "../chunks/deferred/prefill.ts";
import { report } from "../diagnostics/report.ts";
import { happeningsOf, type Tell } from "./callbacks.ts";
import type { Running } from "./form-instance.ts";
import { createWords, type Words } from "./i18n.ts";
import { guardLeaving } from "./leave-guard.ts";
import { type LoadPart, once, type Parts } from "./load-chunk.ts";
import { newId } from "./new-id.ts";
import { answerAddress } from "./run-doctor.ts";
import { keepEvents } from "./stop-host-shortcuts.ts";
import { see } from "./track-attribution.ts";
import { whilePresent } from "./while-connected.ts";

/** What a form in a dialog shares with its dialog. */
interface Around {
  words: Words;
  close(): void;
}

/** Starts loading, and draws the widget into the root at every change. */
export function startSession(
  element: Host,
  root: ShadowRoot | HTMLElement,
  { settings, findings, landing }: Asked,
  loadPart: LoadPart,
  around: Around | null = null,
): Running {
  const { locationId, baseUrl, submitUrl, idempotencyHeader } = settings;
  const gone = new AbortController();
  const words = around?.words ?? createWords(element, settings.lang, loadPart);
  const { loadLater } = words;
  const given: Prefilled = {};
  const query = settings.prefillFromUrl ? location.search : "";
  const seen = see(landing, settings.attribution, loadPart);
  const phonePart = signal<Parts["phone"] | null>(null);
  const loadPhonePart = once(async () => {
    phonePart.value = await loadPart("phone");
    return phonePart.value;
  });
  const tell: Tell = async (find) => {
    const loaded = await loadLater();
    if (!gone.signal.aborted) report(element, find(loaded), loaded?.explain);
  };
  let interrupt = () => {};
  const fill = () =>
    void tell((later) => later?.prefill(element, query, scheduler, given, words.locale()) ?? []);

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
      if (!handOver) return { kind: "nowhere" };
      return new Promise((resolve) => {
        interrupt = () => resolve({ kind: "unsure" });
        void handOver(request).then(resolve);
      });
    },
    checking: () => words.later()?.checking ?? null,
    loadChecking: async () => (await loadLater())?.checking ?? null,
    now: () => Date.now(),
    newId,
    isOnline: () => navigator.onLine,
    locale: words.locale,
    source: () => words.later()?.sourceOf(seen()) ?? { page: "", campaign: {} },
    numberingPlans: () => phonePart.value?.numberingPlans,
    nationalForm(e164) {
      const country = callingCode(record.value?.phone_number ?? "");
      return phonePart.value?.nationalForm(e164, country) ?? nationalForm(e164);
    },
    happened: happeningsOf(element, settings, tell, fill),
  };

  const scheduler = new Scheduler(collaborators);
  const form = { root, scheduler, collaborators, gone: gone.signal };
  const load = async (change?: Event) => {
    const part = settings.allowDraft ? await loadLater() : null;
    if (part) void part.takeDraft(element, form, loadPart, change);
    else if (!change) void scheduler.load();
  };
  const idle = settings.wipeAfterIdle
    ? createIdle(settings.wipeAfterIdle, {
        isPristine: scheduler.isPristine,
        clear: scheduler.startOver,
      })
    : null;
  // Worked out once for a record, not at every key: finding a readable ink takes some trying.
  const record = computed(() => recordOf(scheduler.phase.value));
  const brand = computed(() => record.value && brandOf(record.value, settings.allowDraft).brand);
  const view = (): View => {
    return {
      ...words.view(),
      scheduler,
      brand: brand.value,
      headingLevel: settings.headingLevel,
      phone: record.value?.phone_number || settings.phone,
      privacyUrl: settings.privacyUrl,
      idle,
      close: around?.close ?? null,
    };
  };
  const { left, back } = whilePresent((untilLeft) => {
    window.addEventListener("online", scheduler.online, untilLeft);
    window.addEventListener("hashchange", () => answerAddress(loadPart), untilLeft);
    window.addEventListener("hashchange", load, untilLeft);
    // A page that comes back from the browser's cache never hears of what was under way.
    window.addEventListener("pageshow", ({ persisted }) => persisted && interrupt(), untilLeft);
    document.addEventListener("visibilitychange", () => idle?.check(), untilLeft);
    idle?.check();
    const stopGuard = guardLeaving(scheduler, given);
    return () => {
      stopGuard();
      idle?.stop();
    };
  });
  const ends = [left];
  void words.ready.then(() => {
    if (!gone.signal.aborted) ends.push(drawWidget(root, view));
  });

  const untilGone = { signal: gone.signal };
  // Once the press is over: a notice that went away earlier would move what is being pressed, and
  // a drawing amid a click would take a radio button's choice back.
  for (const activity of ["keydown", "click", "input"]) {
    root.addEventListener(activity, () => setTimeout(() => idle?.active()), untilGone);
  }
  keepEvents(root, untilGone);
  root.addEventListener(
    "focusin",
    ({ target }) => {
      if ((target as Element | null)?.id === "phone") void loadPhonePart();
    },
    untilGone,
  );
  if (findings.length > 0) void tell(() => findings);
  void load();

  return {
    prefill: fill,
    left,
    back,
    end() {
      gone.abort();
      for (const end of ends) end();
      scheduler.end();
      scheduler[Symbol.dispose]();
    },
  };
}
