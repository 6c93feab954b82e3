const pendingChanges = new WeakMap<HTMLElement, number>();

/**
 * Changes a widget without moving the designer's focus into it: the widget is inert during the
 * change, so nothing in it can be focused. If the focus is already in the widget, it is not inert.
 */
export function withoutStealingFocus(element: HTMLElement, change: () => unknown): void {
  const { activeElement } = element.ownerDocument;
  if (activeElement === element && element.ownerDocument.hasFocus()) {
    change();
    return;
  }
  addPending(element, 1);
  // One task later, because effects of the change run in the same task.
  const end = () => setTimeout(() => addPending(element, -1));
  Promise.resolve(change()).then(end, end);
}

/** Counts, because changes overlap: a scene may still be loading while text is typed. */
function addPending(element: HTMLElement, delta: 1 | -1): void {
  const count = (pendingChanges.get(element) ?? 0) + delta;
  pendingChanges.set(element, count);
  element.inert = count > 0;
}
