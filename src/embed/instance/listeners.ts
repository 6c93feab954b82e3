import { listen } from "../../host/contain.ts";

const PROTECTED = [
  ...(["keydown", "keypress", "keyup"] as const),
  // Copy-protection scripts allow these events in inputs only, but their target is `<web-scheduler>`.
  ...(["mousedown", "pointerdown", "selectstart", "contextmenu", "copy", "cut", "paste"] as const),
  // A page may blur what is focused, a card is often a link, and FastClick turns a tap into a click on the element.
  ...(["focusin", "focusout", "click", "touchend"] as const),
];

/**
 * Keeps events from the page's shortcuts, copy protection and click handlers, which do not see an input in a shadow
 * root. Escape and Tab pass for dialogs around the form, clicks on links for the page's tracking.
 */
export function protectEvents(root: EventTarget, options: { signal: AbortSignal }): void {
  for (const type of PROTECTED) {
    listen(
      root,
      type,
      (event) => {
        const { key } = event as KeyboardEvent;
        if (key === "Escape" || key === "Tab") return;
        if (type === "click" && (event.target as Element).closest("a[href]")) return;
        event.stopPropagation();
        if (type === "click") focusControl(event);
      },
      options,
    );
  }
}

/** A page that prevents `mousedown` also prevents the focus. */
function focusControl({ target }: Event): void {
  const control = (target as Element).closest<HTMLElement>("input, textarea");
  if (control && !control.matches(":focus")) control.focus({ preventScroll: true });
}

/** The arrows move between answers that are buttons, as between radio buttons. */
export function moveBetweenRows(event: KeyboardEvent): void {
  const row = event.target as HTMLElement;
  const rows = [...(row.closest(".rows")?.querySelectorAll<HTMLElement>("button.row") ?? [])];
  if (!rows.includes(row) || !/^Arrow(Down|Up)$/.test(event.key)) return;
  rows[rows.indexOf(row) + (event.key === "ArrowDown" ? 1 : -1)]?.focus();
  event.preventDefault();
}
