import type { Running } from "../../element/form-instance.ts";
import { createDialog } from "./dialog.ts";
import { createLauncher } from "./launcher.ts";
import css from "./popup.css?inline";
import type { PopupHost } from "./popup-host.ts";
import { listenForOpeners } from "./triggers.ts";

/** A form in a dialog, opened by the page's elements or by a button of its own. */
export function createPopup(host: PopupHost): Running {
  const { element, root } = host;
  addStyles(root);
  let session: Running | null = null;
  let sent = false;
  const dialog = createDialog(root);
  const onSent = () => {
    sent = true;
  };
  element.addEventListener("scheduler-sent", onSent);

  function open(opener: HTMLElement): void {
    // A request that was sent is over: who comes back begins another one.
    if (sent) session?.end();
    if (sent || !session) session = host.start(dialog.body, dialog.close);
    sent = false;
    dialog.open(opener);
  }

  const stopListening = listenForOpeners(element, open);
  const takeAwayLauncher = host.withButton ? createLauncher(host, open) : () => {};
  const stopNaming = host.watch(() => {
    const { tag, detailsTitle } = host.messages();
    dialog.element.lang = tag;
    dialog.element.setAttribute("aria-label", detailsTitle);
  });
  return {
    prefill: () => session?.prefill(),
    left: dialog.close,
    end() {
      element.removeEventListener("scheduler-sent", onSent);
      stopListening();
      stopNaming();
      takeAwayLauncher();
      dialog.end();
      session?.end();
    },
  };
}

function addStyles(root: ShadowRoot): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
