const KEYS = ["keydown", "keypress", "keyup"];
// Scripts against copying let these go on in fields only, and see none here.
const EDITING = ["mousedown", "selectstart", "contextmenu", "copy", "cut", "paste"];

/**
 * Keeps what is done in a field from the page's hotkeys and guards, to which a field of ours is no
 * field but the element around it. Escape and Tab go on: dialogs around the form wait for them.
 */
export function keepEvents(root: EventTarget, until: { signal: AbortSignal }): void {
  for (const type of [...KEYS, ...EDITING]) {
    root.addEventListener(
      type,
      (event) => {
        const { key = "", defaultPrevented, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
        if (key === "Escape" || key === "Tab") return;
        event.stopPropagation();
        // A letter that was taken away before it came here is typed in spite of that.
        if (type !== "keydown" || !defaultPrevented || ctrlKey || metaKey || altKey) return;
        if (key.length === 1) document.execCommand("insertText", false, key);
      },
      until,
    );
  }
}
