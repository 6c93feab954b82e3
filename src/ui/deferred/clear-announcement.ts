/** Longer than screen readers need to take the text of a live region. */
const CLEARED_AFTER_MS = 7_000;

/**
 * A `ref` that empties the form's live region, so that a screen reader does not read the announced title
 * again at the end of the form.
 */
export function clearAnnouncement(element: HTMLElement | null) {
  const region = element?.closest(".widget")?.querySelector(":scope > [aria-live]:last-child");
  const timer = setTimeout(() => {
    // Keeps the text node, which Preact updates.
    if (region?.firstChild) region.firstChild.textContent = "";
  }, CLEARED_AFTER_MS);
  return () => clearTimeout(timer);
}
