import type { Signal } from "@preact/signals";

/** In em of the question: of a form that is 600 pixels wide, at the usual font size of browsers. */
const COLUMNS_FROM = 33.375;
/** More than a scroll bar, which the height of the columns may add to the page. */
const TOLERANCE = 1.5;

/**
 * A ref that keeps `hasColumns` up to date with the width of an element. Not a container query: the
 * columns have other elements than the list.
 */
export function observeColumns(hasColumns: Signal<boolean>): (element: Element | null) => void {
  let observer: ResizeObserver | undefined;
  const measure = (element: Element) => {
    const em = Number.parseFloat(getComputedStyle(element).fontSize);
    const from = hasColumns.peek() ? COLUMNS_FROM - TOLERANCE : COLUMNS_FROM;
    hasColumns.value = element.clientWidth >= from * em;
  };
  return (element) => {
    observer?.disconnect();
    if (!element) return;
    measure(element);
    // In the next frame: a change of the observed size in the callback is an error on the page.
    observer = new ResizeObserver(() =>
      requestAnimationFrame(() => {
        if (element.isConnected) measure(element);
      }),
    );
    observer.observe(element);
  };
}
