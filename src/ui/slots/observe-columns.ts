import type { Signal } from "@preact/signals";

/** In em of the question: of a form that is 600 pixels wide, at the usual font size of browsers. */
const COLUMNS_FROM = 33.375;

/**
 * A ref that keeps `hasColumns` up to date with the width of an element. Not a container query: the
 * columns have other elements than the list.
 */
export function observeColumns(hasColumns: Signal<boolean>): (element: Element | null) => void {
  let observer: ResizeObserver | undefined;
  const measure = (element: Element) => {
    const em = Number.parseFloat(getComputedStyle(element).fontSize);
    hasColumns.value = element.clientWidth >= COLUMNS_FROM * em;
  };
  return (element) => {
    observer?.disconnect();
    if (!element) return;
    measure(element);
    observer = new ResizeObserver(() => measure(element));
    observer.observe(element);
  };
}
