import { ancestorsOf } from "./tree.ts";

/** Calls a function that scrolls these elements into view, and then restores what it scrolled. */
export function restoringScroll<Value>(elements: readonly Element[], check: () => Value): Value {
  const containers = new Set(elements.flatMap(ancestorsOf));
  const positions = [...containers].map(
    (container) => [container, container.scrollLeft, container.scrollTop] as const,
  );
  const value = check();
  for (const [container, left, top] of positions) {
    // Setting `scrollTop` would animate in a page with `scroll-behavior: smooth`.
    container.scrollTo({ left, top, behavior: "instant" });
  }
  return value;
}
