import { effect } from "@preact/signals-core";
import type { Asked, Host } from "../api/host.ts";
import type { Running } from "./form-instance.ts";
import { createWords } from "./i18n.ts";
import type { LoadPart } from "./load-chunk.ts";
import { startSession } from "./start-form.ts";

/**
 * A form in a dialog. Nothing is asked of the network for it until somebody opens it, but for the
 * part that can open it; where that cannot be had, the page's own content inside the element shows.
 */
export function startPopup(
  element: Host,
  root: ShadowRoot,
  asked: Asked,
  loadPart: LoadPart,
): Running {
  const gone = new AbortController();
  const words = createWords(element, asked.settings.lang, loadPart);
  const load = Promise.all([loadPart("dialog"), words.ready]);
  let session: Running | null = null;
  void load.then(
    ([{ createPopup }]) => {
      if (gone.signal.aborted) return;
      session = createPopup({
        element,
        root,
        withButton: asked.settings.mode === "button",
        messages: () => words.view().messages,
        watch: effect,
        start: (into, close) => startSession(element, into, asked, loadPart, { words, close }),
      });
    },
    () => root.replaceChildren(document.createElement("slot")),
  );
  return {
    prefill: () => session?.prefill(),
    left: () => session?.left?.(),
    back: () => session?.back?.(),
    end() {
      gone.abort();
      session?.end();
      root.replaceChildren();
    },
  };
}
