import { lockScrolling } from "./scroll-lock.ts";

export interface Dialog {
  element: HTMLDialogElement;
  /** Where the form is drawn; what is typed there stays while the dialog is closed. */
  body: HTMLElement;
  open(opener: HTMLElement): void;
  close(): void;
  end(): void;
}

/**
 * A modal dialog in the browser's top layer, which no style of the page's can clip or cover.
 * Escape closes it at any time, and focus goes back to what opened it.
 */
export function createDialog(root: ShadowRoot): Dialog {
  const document = root.ownerDocument;
  const element = document.createElement("dialog");
  const body = document.createElement("div");
  body.className = "body";
  // Focus begins at the dialog itself, so that its name is read out and not its close button.
  element.tabIndex = -1;
  element.append(body);
  root.append(element);
  let unlock: (() => void) | null = null;
  let opener: HTMLElement | null = null;

  function open(by: HTMLElement): void {
    if (unlock) return;
    opener = by;
    unlock = lockScrolling(document);
    element.showModal();
    element.focus({ preventScroll: true });
  }

  function close(): void {
    if (!unlock) return;
    element.close();
    unlock();
    unlock = null;
    opener?.focus({ preventScroll: true });
    opener = null;
  }

  element.addEventListener("cancel", (event) => {
    event.preventDefault();
    close();
  });
  // Pages that take Escape for themselves would keep the browser from closing the dialog.
  element.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.isComposing) return;
    event.preventDefault();
    close();
  });
  // Whatever else may close it, like a page that closes all dialogs. The browser tells it later,
  // when it may be open again.
  element.addEventListener("close", () => {
    if (!element.open) close();
  });
  // Beside the dialog, where the press began too: selecting text often ends out there.
  let pressedBeside = false;
  const isBeside = (event: MouseEvent) => event.target === element;
  element.addEventListener("pointerdown", (event) => {
    pressedBeside = isBeside(event);
  });
  element.addEventListener("click", (event) => {
    if (pressedBeside && isBeside(event)) close();
  });

  return {
    element,
    body,
    open,
    close,
    end() {
      close();
      element.remove();
    },
  };
}
