import { effect, signal } from "@preact/signals-core";
import type { IdleTimer } from "../../state/idle-timer.ts";
import { within } from "../../state/load-before-sending.ts";
import { createScheduler } from "../../state/scheduler.ts";
import { renderWidget } from "../../ui/render.tsx";
import { isPrefill } from "../api/attributes.ts";
import type { Host, ParsedAttributes } from "../api/host.ts";
import type { ExtendView } from "../chunks/times/times-context.ts";
import { report } from "../diagnostics/report.ts";
import type { LoadChunk } from "../element/load-chunk.ts";
import { createCallbacks, type ReportFindings } from "./callbacks.ts";
import type { FormInstance } from "./form-instance.ts";
import { createView } from "./form-view.ts";
import { createI18n, type I18n } from "./i18n.ts";
import { listenToForm, listenToPage } from "./listeners.ts";
import { loadTimes } from "./load-times.ts";
import { createSchedulerDeps } from "./scheduler-deps.ts";
import { trackAttribution } from "./track-attribution.ts";
import { whenIdle } from "./when-idle.ts";
import { whileConnected } from "./while-connected.ts";

const RECORD_PRELOAD = "link[rel=preload][as=fetch]";

// A preloaded record is usually there with the script. To render a skeleton before it took 9 ms of
// script time and 30 ms until the form was usable (Chromium 156, 4x slower CPU).
const PRELOADED_WITHIN_MS = 60;

/** What a form in a dialog gets from the dialog. */
interface DialogContext {
  i18n: I18n;
  close(): void;
}

/** Loads the record and renders the form into the root. */
export function startForm(
  element: Host,
  root: ShadowRoot | HTMLElement,
  { settings, findings, landing }: ParsedAttributes,
  loadChunk: LoadChunk,
  dialog: DialogContext | null = null,
): FormInstance {
  const controller = new AbortController();
  const destroyed = controller.signal;
  const i18n = dialog?.i18n ?? createI18n(element, settings.lang, loadChunk);
  const query = settings.prefillFromUrl ? location.search : "";
  const reportFindings: ReportFindings = async (find) => {
    const deferred = await i18n.loadDeferred();
    if (deferred && !destroyed.aborted) report(element, find(deferred), deferred.explain);
  };
  const applyPrefill = () => {
    if (!element.prefill && !query && !element.getAttributeNames().some(isPrefill)) return;
    void reportFindings(({ prefill }) => prefill(element, query, scheduler, i18n.locale()));
  };

  const { deps, interruptSubmit } = createSchedulerDeps({
    element,
    settings,
    i18n,
    loadChunk,
    signal: destroyed,
    attribution: trackAttribution(landing, settings.attribution, loadChunk),
    callbacks: createCallbacks(element, settings, reportFindings, applyPrefill),
    reportFindings,
  });
  const scheduler = createScheduler(deps);
  const extend = signal<ExtendView>((view) => view);
  loadTimes({ element, settings, scheduler, deps, reportFindings, destroyed }, extend, loadChunk);
  // As early as possible, but after `loadTimes`, which makes it wait for the chunk. In a microtask,
  // because an abort, and DevTools at a request, takes a stack trace. While the whole script is on the
  // stack, that takes 20 ms on a phone (Chromium 156).
  const loading = element.draft ? null : Promise.resolve().then(scheduler.load);
  const idle = signal<IdleTimer | null>(null);
  const view = createView({
    scheduler,
    deps,
    i18n,
    settings,
    idle,
    close: dialog?.close ?? null,
    isDraft: Boolean(element.draft),
    extend,
  });
  const { disconnected, reconnected } = whileConnected((options) =>
    listenToPage({ scheduler, i18n, idle, interruptSubmit }, options),
  );
  // A new form with a draft, as in the preview, has its record already: no skeleton before it. One that
  // is restarted has its styles already; it would be empty in between, which moves the page.
  const isNewDraft = element.draft && !element.shadowRoot?.adoptedStyleSheets?.length;
  let removeWidget = () => {};
  void showWidget();
  const stopFormatting = effect(() => {
    const { callingCode } = scheduler.plan.value ?? {};
    // The practice's number is shown in international format until the numbering plans are loaded.
    if (callingCode && callingCode !== "1") {
      whenIdle(() => destroyed.aborted || void deps.loadPhoneTools());
    }
  });
  listenToForm(root, scheduler.prepare, deps.loadPhoneTools, { signal: destroyed });
  if (settings.wipeAfterIdle) void startIdleTimer(settings.wipeAfterIdle);
  if (findings.length > 0) void reportFindings(() => findings);
  element.draft?.({ root, scheduler, deps, signal: destroyed });

  async function showWidget(): Promise<void> {
    await i18n.ready;
    if (isNewDraft) await new Promise((resolve) => setTimeout(resolve));
    if (loading && !dialog && document.querySelector(RECORD_PRELOAD)) {
      // Keeps the page's fallback content visible.
      const slot = root.appendChild(document.createElement("slot"));
      await within(PRELOADED_WITHIN_MS, loading);
      slot.remove();
    }
    if (!destroyed.aborted) removeWidget = renderWidget(root, view);
  }

  async function startIdleTimer(minutes: number): Promise<void> {
    const { isPristine, startOver } = scheduler;
    const clear = () => {
      element.prefill = null;
      startOver();
    };
    const deferred = await i18n.loadDeferred();
    if (!deferred || destroyed.aborted) return;
    idle.value = deferred.createIdleTimer({ minutes, isPristine, clear, signal });
    deferred.listenForActivity(root, idle.value, { signal: destroyed });
  }

  return {
    applyPrefill,
    updateLanguage: i18n.update,
    disconnected,
    reconnected,
    destroy() {
      controller.abort();
      disconnected();
      stopFormatting();
      // First, so that the controls are empty before they are removed: something may keep them alive.
      scheduler.dispose();
      removeWidget();
    },
  };
}
