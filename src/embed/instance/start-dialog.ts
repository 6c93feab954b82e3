import { attempt, contain, onContained } from "../../host/contain.ts";
import type { Settings } from "../../settings/attributes.ts";
import type { FormInstance, SchedulerElement } from "../api/scheduler-element.ts";
import type { Chunks, LoadChunk } from "../loading/load-chunk.ts";
import { report } from "../loading/report.ts";
import { createI18n } from "./i18n.ts";
import { fallbackPhone, linkedPhone, reportBroken, showFallback } from "./show-fallback.ts";
import { startForm } from "./start-form.ts";

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
  const { mode, phone } = settings;
  const stopReporting = onContained((error) => reportBroken(element, error), root);
  let dialogForm: FormInstance | null = null;
  // Not `signal.aborted`, which a page may have broken.
  let isDestroyed = false;
  // Keeps the page's fallback content visible.
  const slot = attempt(() => root.appendChild(document.createElement("slot")));
  const removeSlot = () => attempt(() => slot?.remove());
  const loading = loadChunk("dialog")
    // Without the chunk, which is reported already.
    .then(start, () => abandon())
    // The browser has no constructed style sheets (Safari before 16.4), or the page has broken something.
    .catch(abandon);

  async function start({ createDialogForm }: Chunks["dialog"]): Promise<void> {
    await i18n.ready;
    if (isDestroyed) return;
    removeSlot();
    dialogForm = createDialogForm({
      element,
      root,
      settings,
      i18n,
      report: (found) => report(element, [found]),
      abandon,
      start(dialog, trigger) {
        const own = { ...settings, phone: phone || fallbackPhone(element) || linkedPhone(trigger) };
        return startForm(element, root, own, loadChunk, dialog, i18n);
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
    disconnected: forward((form) => form.disconnected()),
    reconnected: forward((form) => form.reconnected()),
    open: forward((form) => form.open?.()),
    close: forward((form) => form.close?.()),
    destroy() {
      stopReporting();
      isDestroyed = true;
      removeSlot();
      dialogForm?.destroy();
    },
  };
}
