import { pageFetch, within } from "../../client/fetch.ts";
import { type LoadResult, loadLocation } from "../../client/load-location.ts";
import { brandOf } from "../../form/branding/brand.ts";
import { contain, onContained } from "../../host/contain.ts";
import type { Settings } from "../../settings/attributes.ts";
import type { FormInstance, SchedulerElement } from "../api/scheduler-element.ts";
import type { Chunks, LoadChunk } from "../loading/load-chunk.ts";
import { report } from "../loading/report.ts";
import { createI18n } from "./i18n.ts";
import { fallbackPhone, linkedPhone, reportBroken, showFallback } from "./show-fallback.ts";
import { startForm } from "./start-form.ts";

/** How long the floating button waits for its colors, so that they do not change while it is visible. */
const BRAND_TIMEOUT_MS = 2_000;

/**
 * Until the dialog opens, loads only its chunk, and the record for the colors of a floating button, which the form then
 * uses. If the chunk fails, shows the number to call and the page's fallback content.
 */
export function startDialog(
  element: SchedulerElement,
  root: ShadowRoot,
  settings: Settings,
  loadChunk: LoadChunk,
): FormInstance {
  const i18n = createI18n(element, root, settings, loadChunk);
  const {
    mode,
    baseUrl,
    locationId: [locationId, other],
    phone,
  } = settings;
  const controller = new AbortController();
  const stopReporting = onContained((error) => reportBroken(element, error), root);
  let dialogForm: FormInstance | null = null;
  // Not `signal.aborted`, which a page may have broken.
  let isDestroyed = false;
  let record: Promise<LoadResult | null> | null = null;
  const loading = loadChunk("dialog")
    // Without the chunk, which is reported already.
    .then(start, () => abandon())
    // The browser has no constructed style sheets (Safari before 16.4), or the page has broken something.
    .catch(abandon);

  async function start({ createDialogForm }: Chunks["dialog"]): Promise<void> {
    await i18n.ready;
    if (isDestroyed) return;
    if (mode === "button") record = loadRecord();
    dialogForm = createDialogForm({
      element,
      root,
      brand: record && within(BRAND_TIMEOUT_MS, record.then(toBrand)),
      messages: () => i18n.view().messages,
      updateLanguage: i18n.followPage,
      report: (found) => report(element, [found]),
      abandon,
      start(dialog, trigger) {
        const context = { i18n, record, abandon, ...dialog };
        const number = phone || fallbackPhone(element) || linkedPhone(trigger);
        const ownSettings = { ...settings, phone: number };
        const form = startForm(element, root, ownSettings, loadChunk, context);
        // The form after a sent request loads its own.
        record = null;
        return form;
      },
    });
  }

  /** Shows the page's content and the number instead; what opened the form on the page is a link again. */
  function abandon(error?: unknown): void {
    if (isDestroyed) return;
    if (error) reportBroken(element, error);
    contain(() => dialogForm?.destroy())();
    dialogForm = null;
    contain(() => {
      for (const child of [...root.childNodes]) root.removeChild(child);
    })();
    const number = phone || fallbackPhone(element);
    const isUnknown = mode === "button" && number === "";
    showFallback(root, number, isUnknown ? i18n.view().messages.failedTitle : "");
  }

  const forward = (call: (dialogForm: FormInstance) => void) => () => {
    if (dialogForm) call(dialogForm);
    else void loading.then(contain(() => dialogForm && call(dialogForm)));
  };
  return {
    applyPrefill: forward((form) => form.applyPrefill()),
    updateLanguage: forward((form) => form.updateLanguage()),
    disconnected: forward((form) => form.disconnected()),
    reconnected: forward((form) => form.reconnected()),
    open: forward((form) => form.open?.()),
    close: forward((form) => form.close?.()),
    destroy() {
      stopReporting();
      isDestroyed = true;
      controller.abort();
      dialogForm?.destroy();
    },
  };

  async function loadRecord(): Promise<LoadResult | null> {
    // The button of several locations has the colors of none.
    if (!baseUrl || !locationId || other || element.showDraft) return null;
    const options = { signal: controller.signal, fetch: pageFetch };
    return loadLocation(baseUrl, locationId, options);
  }
}

const toBrand = (result: LoadResult | null) => (result?.ok ? brandOf(result.record) : null);
