/** What a key does even if the page prevented it. */
const COMMANDS: Record<string, string> = { Backspace: "delete", Delete: "forwardDelete" };

/**
 * Does what keys do in an input after a capturing listener of the page has prevented it, because the
 * page did not recognize an input in a shadow root.
 */
export function applyPreventedKeys(root: EventTarget, options: { signal: AbortSignal }): void {
  const onKey = (event: Event) => {
    if (event.defaultPrevented) applyKey(event as KeyboardEvent);
  };
  root.addEventListener("keydown", onKey, options);
}

function applyKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): void {
  if (ctrlKey || metaKey || altKey) return;
  const command = COMMANDS[key];
  if (command) document.execCommand(command);
  else if (key.length === 1) document.execCommand("insertText", false, key);
  else if (key === "Enter" && (target as Element).matches("input")) {
    (target as Element).closest("form")?.querySelector<HTMLElement>("[type=submit]")?.click();
  }
}
