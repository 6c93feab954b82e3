import type { FormInstance, ParsedAttributes, SchedulerElement } from "../api/scheduler-element.ts";
import type { LoadChunk } from "../loading/load-chunk.ts";
import { loadAndReport } from "../loading/report.ts";
import { createI18n } from "./i18n.ts";
import { showCallLink } from "./show-call-link.ts";
import { startForm } from "./start-form.ts";

/**
 * A form in a dialog. Until the dialog opens, only the dialog's chunk is loaded. If that fails, the
 * number to call and the page's fallback content are shown.
 */
export function startPopup(
  element: SchedulerElement,
  root: ShadowRoot,
  attributes: ParsedAttributes,
  loadChunk: LoadChunk,
): FormInstance {
  const i18n = createI18n(element, attributes.settings.lang, loadChunk);
  let popup: FormInstance | null = null;
  const loading = loadChunk("dialog")
    .then(async ({ createPopup }) => {
      await i18n.ready;
      popup = createPopup({
        element,
        root,
        hasButton: attributes.settings.mode === "button",
        messages: () => i18n.view().messages,
        updateLanguage: i18n.update,
        report: (found) => loadAndReport(element, [found], loadChunk),
        start: (body, dialog) =>
          startForm(element, body, attributes, loadChunk, { i18n, ...dialog }),
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
    destroy: forward((form) => form.destroy()),
  };
}
