import type { Signal } from "@preact/signals";
import { listen } from "../../state/contain.ts";

/** Moves the focus to the button that opens the panel of a menu. */
export const focusMenuButton = (menu: Element | null | undefined) =>
  menu?.querySelector("button")?.focus();

/**
 * A `ref` of a menu's panel, which closes with Escape, when focus leaves the menu, and when something
 * outside of it is pressed.
 */
export const closePanel = (isOpen: Signal<boolean>) => (panel: HTMLElement | null) => {
  const menu = panel?.parentElement;
  if (!menu) return;
  const controller = new AbortController();
  const { signal } = controller;
  listen(
    menu,
    "keydown",
    (event) => {
      if (event.key !== "Escape") return;
      // The dialog around the form stays open.
      event.preventDefault();
      event.stopPropagation();
      focusMenuButton(menu);
      isOpen.value = false;
    },
    { signal },
  );
  listen(
    menu,
    "focusout",
    ({ relatedTarget }) => {
      // Null in Safari for a button that is pressed, which it does not focus.
      if (relatedTarget && !menu.contains(relatedTarget as Node)) isOpen.value = false;
    },
    { signal },
  );
  // In the capture phase, because the form's root stops these events.
  listen(
    window,
    "pointerdown",
    (event) => {
      if (!event.composedPath().includes(menu)) isOpen.value = false;
    },
    { capture: true, signal },
  );
  return () => controller.abort();
};
