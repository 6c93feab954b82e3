const TYPES = ["keydown", "keypress", "keyup"] as const;

/**
 * Keeps what is typed from the page's hotkeys, to which a field of ours is no field but the element
 * around it. Escape and Tab go on: dialogs around the form wait for them.
 */
export function keepKeys(root: EventTarget, until: { signal: AbortSignal }): void {
  for (const type of TYPES) {
    root.addEventListener(
      type,
      (event) => {
        const { key = "", defaultPrevented, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
        if (key === "Escape" || key === "Tab") return;
        event.stopPropagation();
        // Taken away before it came here: typed in spite of that.
        if (type !== "keydown" || !defaultPrevented || ctrlKey || metaKey || altKey) return;
        if (key.length === 1) document.execCommand("insertText", false, key);
      },
      until,
    );
  }
}
