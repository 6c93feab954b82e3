import type { PreviewState } from "./preview-state.ts";

/** Where the browser has its own undo. */
const TEXT_FIELD = "input:not([type=checkbox], [type=radio], [type=range]), textarea";

/** With Ctrl, or Cmd on a Mac. */
const ACTIONS: Record<string, (preview: PreviewState, event: KeyboardEvent) => void> = {
  z: ({ draft }, { shiftKey }) => (shiftKey ? draft.redo() : draft.undo()),
  y: ({ draft }) => draft.redo(),
  s: ({ server }) => void server.save(),
};

/** Listens for the keys of undo, redo and save, as long as the page exists. */
export function listenToPage(page: Document, preview: PreviewState): void {
  const handleKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const name = key.toLowerCase();
    const action = ctrlKey || metaKey ? ACTIONS[name] : undefined;
    // The field itself, because the event's target is the host of its shadow root.
    const element = event.composedPath()[0] as Element;
    // Text fields that do not edit the draft keep the browser's own undo.
    const hasOwnUndo = element.matches?.(TEXT_FIELD) && !element.closest("[data-path]");
    if (!action || altKey || page.querySelector("dialog:modal")) return;
    if (hasOwnUndo && name !== "s") return;
    event.preventDefault();
    action(preview, event);
  };
  // Capturing, because the form keeps its key events from its page.
  page.addEventListener("keydown", handleKeyDown, { capture: true });
}
