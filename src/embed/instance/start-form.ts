import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { within } from "../../client/time-limit.ts";
import type { Finding } from "../../diagnostics/finding.ts";
import { callingCode } from "../../form/calling-code.ts";
import { emergencyNumber } from "../../form/phone/country-numbers.ts";
import { dialableNumber, formatE164 } from "../../form/phone/format.ts";
import { attempt, contain, effect, listen, onContained } from "../../host/contain.ts";
import { whenLikelyUsed } from "../../host/page.ts";
import { observeLanguage } from "../../host/page-events.ts";
import type { Settings } from "../../settings/attributes.ts";
import { createSchedulerModel } from "../../state/scheduler-model.ts";
import { isStyled } from "../../ui/card/page-theme.ts";
import { sentTitle } from "../../ui/screens/sent-title.ts";
import type { PageQuestionsView, View } from "../../ui/view.ts";
import { renderWidget } from "../../ui/widget/Widget.tsx";
import type { FormInstance, SchedulerElement } from "../api/scheduler-element.ts";
import type { OpenedDialog } from "../chunks/dialog/dialog.tsx";
import type { FormContext } from "../chunks/form-context.ts";
import { cacheSuccess, type LoadChunk, type Submission } from "../loading/load-chunk.ts";
import { report } from "../loading/report.ts";
import { createI18n, type I18n } from "./i18n.ts";
import { moveBetweenRows, protectEvents } from "./listeners.ts";
import { createCallbacks, createSchedulerDeps } from "./scheduler-deps.ts";
import { fallbackPhone, reportBroken, showFallback } from "./show-fallback.ts";

// A preloaded record is usually there with the script; rendering a skeleton first delays the form.
const PRELOADED_WITHIN_MS = 60;

/** Renders into the dialog, else into `shadow`: `element.shadowRoot` is null where the page closes every root. */
export function startForm(
  element: SchedulerElement,
  shadow: ShadowRoot,
  settings: Settings,
  loadChunk: LoadChunk,
  dialog: OpenedDialog | null = null,
  i18n = createI18n(element, shadow, settings, loadChunk),
): FormInstance {
  const controller = new AbortController();
  const destroyed = controller.signal;
  const root = dialog?.body ?? shadow;
  const context = {
    element,
    shadow,
    root,
    settings,
    dialog,
    pageQuestionsView: signal<PageQuestionsView | null>(null),
    Locations: signal<View["Locations"]>(null),
    language: i18n.language,
    report: (found: readonly Finding[]) => destroyed.aborted || report(element, found),
    loadRequests: cacheSuccess(() => loadChunk("requests")),
    destroyed,
  } as FormContext;
  const { callbacks, applyPrefill } = createCallbacks(context, i18n, loadChunk);
  const record = dialog?.record ?? null;
  context.deps = createSchedulerDeps(context, i18n, loadChunk, callbacks, record);
  const scheduler = createSchedulerModel(context.deps);
  context.scheduler = scheduler;
  // In a microtask: an abort (and DevTools at a request) takes a stack trace, slow with the whole script on the stack.
  const loading = element.showDraft ? null : Promise.resolve().then(scheduler.load);
  const view = createFormView(context, i18n, dialog?.Bar);
  let isBroken = false;
  const showCall = () =>
    attempt(() => destroyed.aborted) || showFallback(root, ...callSentence(context, view));
  const handleError = (error: unknown) => {
    isBroken = true;
    reportBroken(element, error);
    // After the render that is queued: the error may concern nothing that it shows.
    queueMicrotask(showCall);
  };
  const stopHandling = onContained(handleError, shadow);
  let presence: AbortController;
  connect();
  let removeWidget = () => {};
  void contain(showWidget)();
  protectEvents(root, { signal: destroyed });
  listen(root, "keydown", moveBetweenRows, { signal: destroyed });
  // Autofill changes fields without any focus. Once: a missing file must not be requested per key.
  for (const use of ["pointerdown", "focusin", "input"] as const) {
    listen(root, use, scheduler.loadValidation, { signal: destroyed, once: use === "input" });
  }
  // It has the styles of what is below a mouse.
  listen(root, "pointerover", i18n.loadSubmission, { signal: destroyed, once: true });
  void i18n.submissionLoaded.then(contain(({ connectForm }) => connectForm(context)));
  if (settings.wipeAfterIdle) void i18n.loadSubmission();
  element.showDraft?.(context);

  /** Listens to the page until the element is removed, so that a removed form can be garbage collected. */
  function connect(): void {
    presence = new AbortController();
    const { signal } = presence;
    // The dialog around a form does so, even before it opens.
    if (!dialog) listen(signal, "abort", observeLanguage(element, i18n.followPage));
    const listenToPage = contain(
      (chunk: Submission) => signal.aborted || chunk.listenToPage(context, { signal }),
    );
    void i18n.submissionLoaded.then(listenToPage);
  }

  async function showWidget(): Promise<void> {
    await untilFirstScreen(context, i18n, loading);
    if (destroyed.aborted) return;
    try {
      removeWidget = renderWidget(root, scheduler, view);
      // The page may have replaced what sets texts or attributes with something that does nothing.
      if (!root.querySelector(".title")?.textContent) throw new TypeError("Nothing was rendered.");
    } catch (error) {
      handleError(error);
      // The page's own link is behind the dialog.
      dialog?.abandon();
    }
    await loading;
    if (isBroken && dialog && !scheduler.record.peek()) dialog.abandon();
    // The number may be known only now.
    else if (isBroken) showCall();
    // Not run before the first touch, because that takes as long as several frames on a phone.
    whenLikelyUsed(
      // Not instanceof: page builders create elements in another document, which then have its classes.
      "host" in root ? element : root,
      () => {
        if (isStyled(shadow.host)) void i18n.loadSubmission();
        else void i18n.fetchSubmission();
        listen(destroyed, "abort", effect(loadForPractice));
      },
      destroyed,
    );
  }

  /** The number of a practice abroad is shown in international format until the numbering plans are loaded. */
  function loadForPractice(): void {
    const { callingCode } = scheduler.form.plan.value ?? {};
    if (callingCode && callingCode !== "1") void context.deps.loadPhoneTools();
  }

  return {
    applyPrefill,
    disconnected: () => presence.abort(),
    reconnected: () => presence.signal.aborted && connect(),
    destroy() {
      stopHandling();
      controller.abort();
      presence.abort();
      // First, so that the controls are empty before they are removed: something may keep them alive.
      scheduler.dispose();
      removeWidget();
    },
  };
}

function createFormView(
  { element, scheduler, deps, settings, pageQuestionsView, Locations }: FormContext,
  i18n: I18n,
  Bar: View["Bar"],
): ReadonlySignal<View> {
  const { record } = scheduler;
  const isLoading = computed(() => scheduler.phase.value.name === "loading");
  const practicePhone = computed(() => {
    const { value } = scheduler.phase;
    return record.value?.phone_number ?? (("phone" in value && value.phone) || "");
  });
  return computed(() => {
    const texts = i18n.view();
    const practice = practicePhone.value;
    // The page's number, if the practice's cannot be dialed; the page may be parsed only in part yet.
    const own = settings.phone || (isLoading.value ? "" : fallbackPhone(element));
    const number = (dialableNumber(practice) ? practice : own) || practice;
    const homeCode = callingCode(number);
    return {
      ...texts,
      language: i18n.language,
      submission: i18n.submission,
      scheduler,
      settings,
      pageQuestionsView: pageQuestionsView.value,
      Locations: Locations.value,
      phone: number,
      emergency: texts.messages.emergency(emergencyNumber(number)),
      emergencyNumber: emergencyNumber(number),
      // Read when they are used, so that only what shows a number renders when the tools have loaded.
      formatPhone: (e164) => deps.phoneTools()?.formatPhone(e164, homeCode) ?? formatE164(e164),
      dialPhone: (text) => dialableNumber(text, homeCode, deps.phoneTools()?.numberingPlans),
      Bar,
    };
  });
}

/** The number to call; and what to say if it is unknown, or if the sent screen is missing. */
function callSentence(
  { scheduler, settings }: FormContext,
  view: ReadonlySignal<View>,
): [phone: string, sentence: string, isInstead?: boolean] {
  try {
    const { phone, dialPhone, messages } = view.peek();
    const number = dialPhone(phone) ?? "";
    const phase = scheduler.phase.peek();
    if (phase.name === "sent") return [number, sentTitle(view.peek(), phase.receipt) ?? "", true];
    return [number, number ? "" : messages.failedTitle];
  } catch {
    return [settings.phone, ""];
  }
}

async function untilFirstScreen(
  { element, root, dialog, destroyed }: FormContext,
  { ready }: I18n,
  loading: Promise<void> | null,
): Promise<void> {
  // Keeps the page's fallback content visible.
  const slot = attempt(() => (dialog ? null : root.appendChild(document.createElement("slot"))));
  const removeSlot = () => attempt(() => slot?.remove());
  listen(destroyed, "abort", removeSlot);
  await ready;
  // A form with a draft, as in the preview, has its record already: no skeleton before it.
  if (element.showDraft) await new Promise((resolve) => setTimeout(resolve));
  const isPreloaded = !dialog && document.querySelector("link[rel=preload][as=fetch]");
  if (loading && isPreloaded) await within(PRELOADED_WITHIN_MS, loading);
  removeSlot();
}
