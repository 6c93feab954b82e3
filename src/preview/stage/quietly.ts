/**
 * Changes what a widget shows without its taking the focus from where the designer is: nothing in
 * an inert element can be focused. Outside of a change the widget is never inert.
 */
export function quietly(element: HTMLElement, change: () => void): void {
  const { activeElement } = element.ownerDocument;
  if (activeElement === element && element.ownerDocument.hasFocus()) {
    change();
    return;
  }
  element.inert = true;
  change();
  // What follows from a change on the same turn is a part of it.
  setTimeout(() => {
    element.inert = false;
  });
}
