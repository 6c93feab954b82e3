import { effect } from "@preact/signals-core";
import type { Host, ParsedAttributes } from "../api/host.ts";
import { loadAndReport } from "../diagnostics/report.ts";
import type { Chunks, LoadChunk } from "../element/load-chunk.ts";
import { showCallLink } from "../element/show-call-link.ts";
import type { FormInstance } from "./form-instance.ts";
import { createI18n } from "./i18n.ts";
import { startForm } from "./start-form.ts";

/**
 * A form in a dialog. Until the dialog opens, only the dialog's chunk is loaded. If that fails, the
 * number to call and the page's fallback content are shown.
 */
export function startPopup(
  element: Host,
  root: ShadowRoot,
  attributes: ParsedAttributes,
  loadChunk: LoadChunk,
): FormInstance {
  const controller = new AbortController();
  const i18n = createI18n(element, attributes.settings.lang, loadChunk);
  let popup: ReturnType<Chunks["dialog"]["createPopup"]> | null = null;
  let isOpenRequested = false;
  let form: FormInstance | null = null;
  void Promise.all([loadChunk("dialog"), i18n.ready])
    .then(([{ createPopup }]) => {
      if (controller.signal.aborted) return;
      popup = createPopup({
        element,
        root,
        report: (found) => loadAndReport(element, found, loadChunk),
        hasButton: attributes.settings.mode === "button",
        messages: () => i18n.view().messages,
        effect,
        start(body, close) {
          form?.destroy();
          form = startForm(element, body, attributes, loadChunk, { i18n, close });
        },
      });
      if (isOpenRequested) popup.open();
    })
    // The chunk did not load, or the browser has no constructed style sheets (Safari before 16.4).
    .catch(() => {
      root.replaceChildren();
      showCallLink(root, attributes.settings.phone);
      root.prepend(document.createElement("slot"));
    });
  return {
    applyPrefill: () => form?.applyPrefill(),
    updateLanguage: i18n.update,
    disconnected() {
      popup?.close();
      form?.disconnected();
    },
    open() {
      isOpenRequested = true;
      popup?.open();
    },
    close() {
      isOpenRequested = false;
      popup?.close();
    },
    reconnected: () => form?.reconnected(),
    destroy() {
      controller.abort();
      popup?.destroy();
      form?.destroy();
      root.replaceChildren();
    },
  };
}
