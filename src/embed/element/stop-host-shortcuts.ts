const KEYS = ["keydown", "keypress", "keyup"];
// Copy-protection scripts allow these events in inputs only, but see the host element instead.
const EDITING = ["mousedown", "selectstart", "contextmenu", "copy", "cut", "paste"];

/**
 * Stops events in the form from reaching the page's shortcuts and copy protection, which do not
 * recognize an input in a shadow root. Escape and Tab pass, because dialogs around the form use
 * them.
 */
export function stopHostShortcuts(root: EventTarget, options: { signal: AbortSignal }): void {
  for (const type of [...KEYS, ...EDITING]) {
    root.addEventListener(
      type,
      (event) => {
        const { key = "", defaultPrevented, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
        if (key === "Escape" || key === "Tab") return;
        event.stopPropagation();
        // Insert a letter that a capturing listener of the page prevented.
        if (type !== "keydown" || !defaultPrevented || ctrlKey || metaKey || altKey) return;
        if (key.length === 1) document.execCommand("insertText", false, key);
      },
      options,
    );
  }
}
