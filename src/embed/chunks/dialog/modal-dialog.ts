import { signal } from "@preact/signals";
import { listen } from "../../../host/contain.ts";

/**
 * A dialog in the top layer, where the page cannot clip or cover it. Escape always closes it, and focus returns to the
 * element that opened it. Its body contains the form, which keeps its answers while the dialog is closed.
 */
export function createDialog(root: ShadowRoot) {
  const document = root.ownerDocument;
  const element = document.createElement("dialog");
  const body = document.createElement("div");
  body.className = "body";
  // Focuses the dialog itself, so that screen readers announce its name, not its close button.
  element.tabIndex = -1;
  element.appendChild(body);
  root.append(element);
  const isOpen = signal(false);
  let unlock: (() => void) | null = null;
  let trigger: Element | null = null;

  function open(openedBy: Element | null): void {
    if (unlock) return;
    trigger = openedBy;
    element.showModal();
    unlock = lockScrolling(document);
    element.focus({ preventScroll: true });
    isOpen.value = true;
  }

  function close(): void {
    if (!unlock) return;
    element.close();
    unlock();
    unlock = null;
    (trigger as HTMLElement | null)?.focus?.({ preventScroll: true });
    trigger = null;
    isOpen.value = false;
  }

  // A page that prevents Escape would also keep the browser from closing the dialog.
  listen(element, "keydown", (event) => {
    if (event.key !== "Escape" || event.isComposing) return;
    event.preventDefault();
    close();
  });
  // Closed by the browser or by scripts of the page. `close` fires later: the dialog may be open again.
  listen(element, "close", () => {
    if (!element.open) close();
  });
  // Close only if the press also started on the backdrop: dragging to select text often ends there.
  let pressedBackdrop = false;
  const isBackdrop = (event: MouseEvent) => event.target === element;
  listen(element, "pointerdown", (event) => {
    pressedBackdrop = isBackdrop(event);
  });
  listen(element, "click", (event) => {
    if (pressedBackdrop && isBackdrop(event)) close();
  });

  return {
    element,
    body,
    isOpen,
    open,
    close,
  };
}

/** Prevents scrolling and printing of the page, by a style sheet, so that its own styles never have to be restored. */
function lockScrolling(document: Document): () => void {
  const { documentElement, defaultView } = document;
  // Keeps the space of a classic scroll bar, so that the page does not shift.
  const hasBar = (defaultView?.innerWidth ?? 0) > documentElement.clientWidth;
  const sheet = new CSSStyleSheet();
  const gutter = hasBar ? "; scrollbar-gutter: stable !important" : "";
  sheet.replaceSync(`html { overflow: hidden !important${gutter} }
@media print {
  body {
    visibility: hidden !important;
    block-size: 0 !important;
    overflow: hidden !important;
  }
}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
