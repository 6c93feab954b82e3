import { finding } from "../../diagnostics/diagnostics.ts";
import { createDialog } from "./dialog.ts";
import { createLauncher } from "./launcher.ts";
import css from "./popup.css?inline";
import type { PopupHost } from "./popup-host.ts";
import { listenForTriggers } from "./triggers.ts";

/** A form in a dialog, opened by the page's elements or by a floating button. */
export function createPopup(host: PopupHost) {
  const { element, root } = host;
  addStyles(root);
  const dialog = createDialog(root);
  let needsForm = true;
  const onSent = () => {
    needsForm = true;
  };
  element.addEventListener("web-scheduler-sent", onSent);

  function open(trigger: Element | null = document.activeElement): void {
    if (!isRendered(element)) {
      element.hidden = false;
      element.style.removeProperty("display");
      document.body.appendChild(element);
      host.report(finding("WS112", "web-scheduler"));
    }
    // After a request was sent, reopening the dialog starts a new one.
    if (needsForm) host.start(dialog.body, dialog.close);
    needsForm = false;
    dialog.open(trigger);
  }

  const stopListening = listenForTriggers(element, open);
  const removeLauncher = host.hasButton ? createLauncher(host, open) : () => {};
  const stopLabeling = host.effect(() => {
    const { tag, detailsTitle } = host.messages();
    dialog.element.lang = tag;
    dialog.element.setAttribute("aria-label", detailsTitle);
  });
  return {
    open: () => open(),
    close: dialog.close,
    destroy() {
      element.removeEventListener("web-scheduler-sent", onSent);
      stopListening();
      stopLabeling();
      removeLauncher();
      dialog.destroy();
    },
  };
}

/** False in a container that is not displayed, where a modal dialog would block the page unseen. */
const isRendered = (element: Element) =>
  // Safari has checkVisibility since 17.4; it also sees `content-visibility: hidden`.
  element.checkVisibility?.() ?? element.getClientRects().length > 0;

function addStyles(root: ShadowRoot): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
