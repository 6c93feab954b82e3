/** Where single keys are text, and where the browser has its own undo. */
export const TEXT_FIELD = "input:not([type=checkbox], [type=radio], [type=range]), textarea";

/**
 * Lets the page's shortcuts also work while the focus is in its frame, except for keys that edit
 * text there. The listeners end with the frame's document.
 */
export function forwardKeys(from: Document, frame: HTMLIFrameElement): void {
  const forward = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event;
    // The field itself, because the event's target is the host of its shadow root.
    const field = event.composedPath()[0] as Element;
    const isSave = (ctrlKey || metaKey) && key.toLowerCase() === "s";
    if (field.matches?.(`${TEXT_FIELD}, select`) && !isSave) return;
    if (!frame.dispatchEvent(new KeyboardEvent(event.type, event))) event.preventDefault();
  };
  // Capturing, because the form keeps its key events from its page.
  for (const type of ["keydown", "keyup"] as const) from.addEventListener(type, forward, true);
  // A key that is held when the window loses the focus has no keyup.
  from.defaultView?.addEventListener("blur", () => {
    if (!document.hasFocus()) window.dispatchEvent(new Event("blur"));
  });
}
