import { signal } from "@preact/signals";
import { type Fetch, pageFetch } from "../../client/fetch.ts";
import { type LoadFallback, type LoadResult, loadLocation } from "../../client/load-location.ts";
import type { Finding } from "../../diagnostics/finding.ts";
import type { SchedulerCallbacks, SchedulerDeps } from "../../state/deps.ts";
import { untilPainted } from "../../ui/dom/until-painted.ts";
import type { Settings } from "../api/attributes.ts";
import type { SchedulerElement } from "../api/scheduler-element.ts";
import type { PageUrls } from "../chunks/deferred/source.ts";
import { type Chunks, type LoadChunk, once } from "../loading/load-chunk.ts";
import { nextTask } from "../runtime/when-idle.ts";
import type { ReportFindings } from "./callbacks.ts";
import type { I18n } from "./i18n.ts";

/** By how much a device's clock may be behind, while no server says what time it is. */
const YEAR_MS = 31_622_400_000;

interface DepsOptions {
  element: SchedulerElement;
  /** Where the form is rendered. */
  root: ParentNode;
  settings: Settings;
  i18n: I18n;
  loadChunk: LoadChunk;
  /** Aborted when the form is destroyed. */
  signal: AbortSignal;
  pageUrls(): PageUrls;
  callbacks: SchedulerCallbacks;
  reportFindings: ReportFindings;
  /** Resolves when the page's questions can be shown, if it turned any on. */
  untilQuestions(): Promise<unknown>;
  /** The record that the floating button has loaded for its colors; the first attempt uses it. */
  loadedRecord: Promise<LoadResult | null> | null;
}

/** Connects the scheduler to the network, the page and the chunks. */
export function createSchedulerDeps({
  element,
  root,
  settings,
  i18n,
  loadChunk,
  signal: destroyed,
  pageUrls,
  callbacks,
  reportFindings,
  untilQuestions,
  loadedRecord,
}: DepsOptions): SchedulerDeps {
  const { locationId, baseUrl } = settings;
  const phoneChunk = signal<Chunks["phone"] | null>(null);
  const loadPhoneChunk = once(async () => {
    const chunk = await loadChunk("phone");
    // In another task than its evaluation, so that a key in between does not wait for both.
    await nextTask();
    phoneChunk.value = chunk;
    return chunk;
  });
  const loadFallback = async (): Promise<LoadFallback | null> => {
    const chunk = await i18n.loadDeferred();
    const loadRepair = async () => (await loadChunk("repair")).repairLocationRecord;
    return chunk && { retryLoad: chunk.retryLoad, loadRepair };
  };
  let latest = () => Date.now() + YEAR_MS;
  const fetchRecord: Fetch = async (input, init) => {
    const response = await pageFetch(input, init);
    // Readable in the same origin, or if the server exposes it.
    const date = Date.parse(response.headers.get("date") ?? "");
    if (date) latest = () => Math.max(Date.now(), date);
    return response;
  };
  return {
    async load(signal) {
      if (!locationId || !baseUrl) return { ok: false, failure: "not-set-up", isRetryable: false };
      const options = { signal, fetch: fetchRecord };
      const offering = i18n.loadOffer();
      const loaded = await loadedRecord;
      loadedRecord = null;
      const result = loaded?.ok
        ? loaded
        : await loadLocation(baseUrl, locationId, options, loadFallback);
      await Promise.all([offering, untilQuestions()]);
      return result;
    },
    async submit(request) {
      const chunk = await i18n.loadDeferred();
      const report = (found: readonly Finding[]) => reportFindings(() => found);
      const options = { element, root, settings, signal: destroyed, report };
      return chunk?.submitRequest(request, options) ?? { kind: "no-receiver" };
    },
    validation: () => i18n.deferred()?.validation ?? null,
    loadValidation: async () => (await i18n.loadDeferred())?.validation ?? null,
    now: () => Date.now(),
    latest: () => latest(),
    newId: () => i18n.deferred()?.newId() ?? "",
    isOnline: () => navigator.onLine,
    locale: i18n.locale,
    source: () =>
      i18n.deferred()?.sourceOf(settings.attribution, pageUrls()) ?? { page: "", campaign: {} },
    phoneTools: () => phoneChunk.value ?? undefined,
    loadPhoneTools: loadPhoneChunk,
    untilPainted,
    callbacks,
  };
}
