const changing = new WeakMap<HTMLElement, number>();

/**
 * Changes what a widget shows without its taking the focus from where the designer is: nothing in
 * an inert element can be focused. Outside of a change the widget is never inert.
 */
export function quietly(element: HTMLElement, change: () => unknown): void {
  const { activeElement } = element.ownerDocument;
  if (activeElement === element && element.ownerDocument.hasFocus()) {
    change();
    return;
  }
  count(element, 1);
  // What follows from a change on the same turn is a part of it.
  const end = () => setTimeout(() => count(element, -1));
  Promise.resolve(change()).then(end, end);
}

/** Changes overlap: a scene is under way while a text is typed. */
function count(element: HTMLElement, by: 1 | -1): void {
  const now = (changing.get(element) ?? 0) + by;
  changing.set(element, now);
  element.inert = now > 0;
}
