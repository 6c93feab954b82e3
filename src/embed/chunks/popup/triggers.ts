const OPENER = "data-web-scheduler-open";
const POPUPS = 'web-scheduler[mode="popup"], web-scheduler[mode="button"]';

/**
 * Hears clicks on any element of the page with `data-web-scheduler-open`, now and later. Its value
 * names the form where a page has several: the element's `id` or its `location-id`.
 *
 * @returns stops hearing
 */
export function listenForOpeners(
  element: HTMLElement,
  open: (opener: HTMLElement) => void,
): () => void {
  const document = element.ownerDocument;
  const isForThis = (name: string) =>
    name === ""
      ? (document.querySelector(POPUPS) ?? element) === element
      : name === element.id ||
        name.toLowerCase() === element.getAttribute("location-id")?.toLowerCase();

  function hear(event: MouseEvent): void {
    // Another tab or window is wanted.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const opener = event
      .composedPath()
      .find((node) => "hasAttribute" in node && (node as HTMLElement).hasAttribute(OPENER));
    if (!opener) return;
    if (!isForThis((opener as HTMLElement).getAttribute(OPENER)?.trim() ?? "")) return;
    event.preventDefault();
    open(opener as HTMLElement);
  }

  // While it goes down, since pages stop clicks on their way up.
  document.addEventListener("click", hear, true);
  return () => document.removeEventListener("click", hear, true);
}
