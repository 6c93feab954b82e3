import { signal } from "@preact/signals";
import { pageFetch } from "../../client/fetch.ts";
import { type LoadResult, loadLocation } from "../../client/load-location.ts";
import { within } from "../../client/time-limit.ts";
import type { Finding } from "../../diagnostics/finding.ts";
import type { LoadedRecord } from "../../doctor/endpoints.ts";
import type { PhoneTools } from "../../form/phone/phone.ts";
import { attempt, contain } from "../../host/contain.ts";
import { currentTime, nextTask, whenParsed } from "../../host/page.ts";
import { isPrefill, readAttribute } from "../../settings/attributes.ts";
import { OWN_QUESTIONS_SCRIPT } from "../../settings/names.ts";
import type { NotLoaded, SchedulerCallbacks, SchedulerDeps } from "../../state/deps.ts";
import { untilPainted } from "../../ui/dom/until.ts";
import { emit } from "../api/events.ts";
import type { FormContext } from "../chunks/form-context.ts";
import { cacheSuccess, type LoadChunk, type Submission } from "../loading/load-chunk.ts";
import { reportOnLoopback } from "../loading/report.ts";
import type { I18n } from "./i18n.ts";

/** By how much a device's clock may be behind, while no server says what time it is. */
const YEAR_MS = 31_622_400_000;

const NOT_SET_UP = { ok: false, failure: "not-set-up" } as const;

/** The page's URL when the script loaded; empty on a server. */
export const landing = globalThis.location?.href ?? "";

/**
 * @param context complete when the returned functions are called
 * @param first the record that the floating button has loaded for its colors; the first attempt uses it
 */
export function createSchedulerDeps(
  context: FormContext,
  i18n: I18n,
  loadChunk: LoadChunk,
  callbacks: SchedulerCallbacks,
  first: Promise<LoadResult | null> | null,
): SchedulerDeps {
  const { element, settings } = context;
  let loadedRecord = first;
  const untilQuestions = loadQuestions(context, loadChunk, i18n.loadLanguage);
  // Once more, if a file was missing.
  void i18n.submissionLoaded.then(contain(untilQuestions));
  const { baseUrl, submitUrl } = settings;
  const [locationId, other] = settings.locationId;
  const mounted = location.href;
  /** An empty attribute is as none: the page handles requests. */
  const isUnsendable = () =>
    !submitUrl && !element.onRequest && readAttribute(element, "submit-url")?.trim();
  const phoneTools = signal<PhoneTools | undefined>(undefined);
  const loadPhoneChunk = cacheSuccess(async () => {
    const chunk = await loadChunk("phone");
    // In another task than its evaluation, so that a key in between does not wait for both.
    await nextTask();
    phoneTools.value ??= chunk.northAmerica;
  });
  const loadCountries = cacheSuccess(async () => {
    const [{ createPhoneTools }, { ALL_COUNTRIES }] = await Promise.all([
      loadChunk("phone"),
      loadChunk("countries"),
    ]);
    phoneTools.value = createPhoneTools(ALL_COUNTRIES);
  });
  let latest = () => currentTime() + YEAR_MS;
  return {
    async load(signal) {
      if (!locationId || !baseUrl) return NOT_SET_UP;
      const request = { signal, fetch: pageFetch };
      const offering = i18n.loadOffer();
      // With the summary of what the page has chosen, which would move the questions if it came later.
      const summary =
        (settings.appointmentType || settings.provider) &&
        within(TIMEOUT_MS, i18n.loadSubmission());
      const loaded = await loadedRecord;
      loadedRecord = null;
      const result = loaded?.ok
        ? loaded
        : other
          ? await loadChunk("locations").then(
              (chunk) => chunk.loadChoice(context, signal, i18n.loadSubmission),
              (): NotLoaded => ({ ok: false, failure: "chunk-missing" }),
            )
          : await loadLocation(baseUrl, locationId, request, context.loadRequests);
      const date = result.ok && result.date;
      if (date) latest = () => Math.max(currentTime(), date);
      await Promise.all([offering, untilQuestions(), summary]);
      return result.ok && isUnsendable() ? { ...NOT_SET_UP, record: result.record } : result;
    },
    validation: () => i18n.submission.value?.validation ?? null,
    loadValidation: async () => (await i18n.loadSubmission())?.validation ?? null,
    now: currentTime,
    latest: () => latest(),
    // Loaded, because only this chunk asks for it.
    sender: () => (i18n.submission.value as Submission).createSender(context, [landing, mounted]),
    isOnline: () => navigator.onLine,
    locale: i18n.locale,
    phoneTools: () => phoneTools.value,
    async loadPhoneTools(isAnswered) {
      const { form } = context.scheduler;
      const isAbroad = form.plan.value?.callingCode !== "1";
      if (!isAbroad) await loadPhoneChunk();
      const isUnknown = isAnswered && attempt(() => form.checks.value?.isPhoneKnown()) === false;
      if (isAbroad || isUnknown) await loadCountries();
    },
    untilPainted,
    preset: settings,
    hasLocations: Boolean(other),
    isDraft: Boolean(element.showDraft),
    root: context.root,
    callbacks,
  };
}

/** How long the first screen waits for the chunk after the record, so that its questions move nothing. */
const TIMEOUT_MS = 4_000;

/**
 * Loads the page's questions, if any, at the same time as the record; without them, the form asks its others.
 * `loadLanguage` loads their sentences. Returns a function that resolves when the form can be shown.
 */
export function loadQuestions(
  context: FormContext,
  loadChunk: LoadChunk,
  loadLanguage: () => Promise<void>,
): () => Promise<unknown> {
  const { element, settings } = context;
  const { slotsUrl, askTimes, ask, questions } = settings;
  const hasSettings = slotsUrl || askTimes || ask || questions;
  let loading: Promise<unknown> | null = null;
  const start = () => {
    const isAsked = hasSettings || element.onSlots || element.querySelector(OWN_QUESTIONS_SCRIPT);
    if (loading || !isAsked) return;
    loading = Promise.all([loadChunk("questions"), loadLanguage()]).then(
      contain(([{ startQuestions }]) => startQuestions(context)),
      () => {
        loading = null;
      },
    );
  };
  start();
  // The parser may not have come to the script inside the element yet.
  whenParsed(contain(start));
  return async () => {
    start();
    await (loading && within(TIMEOUT_MS, loading));
  };
}

/** Turns the scheduler's callbacks into events for the page and diagnostics for its owner. */
export function createCallbacks(context: FormContext, i18n: I18n, loadChunk: LoadChunk) {
  const { element, settings, report, destroyed } = context;
  /** Reports what stops the form after the chunk that finds it has loaded, by default at once. */
  const reportFindings = async (
    find: (submission: Submission) => readonly Finding[],
    isUrgent = true,
  ) => {
    const submission = await (isUrgent ? i18n.loadSubmission() : i18n.submissionLoaded);
    if (submission && !destroyed.aborted) report(contain(find)(submission) ?? []);
  };
  const applyPrefill = () => {
    if (!element.prefill && ![...element.attributes].some(({ name }) => isPrefill(name))) return;
    void reportFindings(({ prefill }) => prefill(element, context.scheduler, i18n.locale()));
  };
  let isPrefilled = false;
  const reportForDeveloper = contain((loaded: LoadedRecord | null) =>
    reportOnLoopback(element, loadChunk, ({ formFindings }) => formFindings(element, loaded)),
  );
  const callbacks: SchedulerCallbacks = {
    onLoaded(record, problems) {
      emit(element, "web-scheduler-ready", { locationId: record.id });
      const find = ({ unreadableFindings }: Submission) => unreadableFindings(record, problems);
      // A closed form has no other reason to load what shows the hours.
      const hasHours = Boolean(settings.hours && !record.is_web_scheduler_enabled);
      void reportFindings(find, hasHours || problems.length > 0);
      reportForDeveloper({ record, problems });
    },
    onLoadFailed(failure, status) {
      void reportFindings(({ loadFindings }) => loadFindings(element, failure, settings, status));
      reportForDeveloper(null);
      emit(element, "web-scheduler-error", { reason: failure });
    },
    onStep(step) {
      emit(element, "web-scheduler-step", { step });
      if (isPrefilled) return;
      // At the first question only, so that what a patient deletes stays deleted.
      isPrefilled = true;
      contain(applyPrefill)();
    },
    onNotSent(reason, isBroken) {
      if (!isBroken) void reportFindings(({ notSentFindings }) => notSentFindings(reason));
      emit(element, "web-scheduler-error", { reason });
    },
    onSent(requestId) {
      element.prefill = null;
      emit(element, "web-scheduler-sent", { requestId });
    },
  };
  return { callbacks, applyPrefill };
}
