import { contain } from "../../../state/contain.ts";
import { withoutQuotes } from "../../api/meant-text.ts";
import { OPENER, TAG_NAME } from "../../api/names.ts";

const POPUPS = `${TAG_NAME}[mode="popup"], ${TAG_NAME}[mode="button"]`;

/**
 * Opens the form on a click on any element of the page with `data-web-scheduler-open`, including
 * elements that are added later. On a page with several forms, its value is the `id` or the
 * `location-id` of one.
 *
 * @returns a function that removes the listener
 */
export function listenForTriggers(
  element: HTMLElement,
  open: (trigger: HTMLElement) => boolean,
): () => void {
  const document = element.ownerDocument;
  const isForThis = (name: string) =>
    name === ""
      ? (document.querySelector(POPUPS) ?? element) === element
      : name === element.id ||
        name.toLowerCase() === element.getAttribute("location-id")?.toLowerCase();

  const handleClick = contain((event: MouseEvent) => {
    // The click opens a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const trigger = event
      .composedPath()
      .find((node) => "hasAttribute" in node && (node as HTMLElement).hasAttribute(OPENER));
    if (!trigger) return;
    if (!isForThis(withoutQuotes((trigger as HTMLElement).getAttribute(OPENER) ?? ""))) return;
    // If nothing opens, a link of the page still leads to its page or phone number.
    if (open(trigger as HTMLElement)) event.preventDefault();
  });

  // In the capture phase, because pages stop clicks from bubbling.
  document.addEventListener("click", handleClick, true);
  return () => document.removeEventListener("click", handleClick, true);
}
