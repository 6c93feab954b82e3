import type { SchedulerDeps } from "../../../state/deps.ts";

/** What a key does even if the page prevented it. */
const COMMANDS: Record<string, string> = { Backspace: "delete", Delete: "forwardDelete" };

/** Listens to the form itself, until it is destroyed. */
export function listenToForm(
  root: ShadowRoot | HTMLElement,
  { loadPhoneTools }: Pick<SchedulerDeps, "loadPhoneTools">,
  options: { signal: AbortSignal },
): void {
  applyPreventedKeys(root, options);
  root.addEventListener(
    "keyup",
    (event) => {
      const { code, target } = event as KeyboardEvent;
      // WebKit scrolls until the caret is visible and ignores `scroll-margin`, so a sticky header
      // would cover the field (WCAG 2.2, 2.4.11).
      if (code === "Tab") (target as Element).scrollIntoView({ block: "nearest" });
    },
    options,
  );
  const loadForPhone = (target: EventTarget | null) => {
    if ((target as Element | null)?.id === "phone") void loadPhoneTools();
  };
  root.addEventListener("focusin", ({ target }) => loadForPhone(target), options);
  // It may have been focused before this chunk was loaded.
  loadForPhone(root.querySelector(":focus"));
}

/**
 * Does what keys do in an input after a capturing listener of the page has prevented it, because the
 * page did not recognize an input in a shadow root.
 */
function applyPreventedKeys(root: EventTarget, options: { signal: AbortSignal }): void {
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
