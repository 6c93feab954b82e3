import { brandOf } from "../../branding/brand.ts";
import { pageFetch } from "../../client/fetch.ts";
import { type LoadResult, loadLocation } from "../../client/load-location.ts";
import { within } from "../../client/time-limit.ts";
import type { FormInstance, ParsedAttributes, SchedulerElement } from "../api/scheduler-element.ts";
import type { LoadChunk } from "../loading/load-chunk.ts";
import { report } from "../loading/report.ts";
import { createI18n } from "./i18n.ts";
import { showCallLink } from "./show-call-link.ts";
import { startForm } from "./start-form.ts";

/** How long the floating button waits for its colors, so that they do not change while it is visible. */
const BRAND_TIMEOUT_MS = 2_000;

/**
 * A form in a dialog. Until the dialog opens, only the dialog's chunk is loaded, and the record for the
 * colors of a floating button, which the form then uses. If the chunk fails, the number to call and the
 * page's fallback content are shown.
 */
export function startPopup(
  element: SchedulerElement,
  root: ShadowRoot,
  attributes: ParsedAttributes,
  loadChunk: LoadChunk,
): FormInstance {
  const i18n = createI18n(element, attributes.settings, loadChunk);
  const { mode, baseUrl, locationId } = attributes.settings;
  const controller = new AbortController();
  let popup: FormInstance | null = null;
  let record: Promise<LoadResult | null> | null = null;
  const loading = loadChunk("dialog")
    .then(async ({ createPopup }) => {
      await i18n.ready;
      if (mode === "button") record = loadRecord();
      popup = createPopup({
        element,
        root,
        button: record && { brand: within(BRAND_TIMEOUT_MS, record.then(toBrand)) },
        messages: () => i18n.view().messages,
        updateLanguage: i18n.update,
        report: (found) => report(element, [found]),
        start(body, dialog) {
          const form = startForm(element, body, attributes, loadChunk, { i18n, record, ...dialog });
          // The form after a sent request loads its own.
          record = null;
          return form;
        },
      });
    })
    // The chunk did not load, or the browser has no constructed style sheets (Safari before 16.4).
    .catch(() => {
      root.replaceChildren();
      showCallLink(root, attributes.settings.phone);
      root.prepend(document.createElement("slot"));
    });
  /** Calls the popup, once it has loaded. */
  const forward = (call: (popup: FormInstance) => void) => () => {
    if (popup) call(popup);
    else void loading.then(() => popup && call(popup));
  };
  return {
    applyPrefill: forward((form) => form.applyPrefill()),
    updateLanguage: (lang) => forward((form) => form.updateLanguage(lang))(),
    disconnected: forward((form) => form.disconnected()),
    reconnected: forward((form) => form.reconnected()),
    open: forward((form) => form.open?.()),
    close: forward((form) => form.close?.()),
    destroy() {
      controller.abort();
      forward((form) => form.destroy())();
    },
  };

  async function loadRecord(): Promise<LoadResult | null> {
    if (!baseUrl || !locationId || element.showDraft) return null;
    const options = { signal: controller.signal, fetch: pageFetch };
    return loadLocation(baseUrl, locationId, options, async () => null);
  }
}

const toBrand = (result: LoadResult | null) => (result?.ok ? brandOf(result.record) : null);
