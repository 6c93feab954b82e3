import { contain, listen } from "../../../state/contain.ts";
import { BOX } from "../../api/names.ts";

/** Where a form belongs; evaluated again on each use. */
export interface InsertionPoint {
  container(): ParentNode | null;
  insert(element: Element): void;
}

/** The parts of `<web-scheduler>` that this file needs. */
interface RemovedForm extends Element {
  readonly isDestroyed?: boolean;
  destroy?(): void;
}

const MAX_RESTORES = 3;

const watched = new WeakSet<Element>();

/**
 * Inserts a form again after the page's scripts have removed it together with its surroundings:
 * frameworks that hydrate over the server's HTML, themes that rewrite the body. Only shortly after
 * it was mounted, a few times, and on the same URL, because otherwise it would appear on the next
 * page of a single-page app.
 *
 * @param mountedUrl the page's URL when the form was mounted, without its fragment
 * @param deadline when to stop watching, in milliseconds since 1970
 */
export function reinsertIfRemoved(
  point: InsertionPoint,
  form: RemovedForm,
  mountedUrl: string,
  deadline: number,
): void {
  if (typeof window.MutationObserver !== "function" || watched.has(form) || hasLostListeners(form))
    return;
  let restores = 0;
  watched.add(form);

  const restoreIfRemoved = () => {
    if (form.isConnected) return;
    if (form.isDestroyed || location.href.replace(/#.*/, "") !== mountedUrl) stop();
    else if (restore()) {
      restores += 1;
      if (restores === MAX_RESTORES) stop();
    }
  };

  /** Replaces a copy of the form, which has no answers, or fills the container if it is empty. */
  function restore(): boolean {
    const copy = [...document.querySelectorAll<RemovedForm>(form.localName)].find(
      (other) => !watched.has(other) && other.isEqualNode(form),
    );
    const container = point.container();
    if (copy) {
      copy.replaceWith(form);
      copy.destroy?.();
    } else if (container?.isConnected && isEmpty(container)) point.insert(form);
    return form.isConnected;
  }

  const observer = new MutationObserver(contain(restoreIfRemoved));
  const root = document.documentElement.parentNode;
  const timer = setTimeout(contain(stop), deadline - Date.now());
  if (root) observer.observe(root, { childList: true, subtree: true });

  restoreIfRemoved();

  function stop(): void {
    clearTimeout(timer);
    observer.disconnect();
  }
}

/** Whether it has no elements, or only the one that the form was in. */
const isEmpty = ({ children }: ParentNode) =>
  [...children].every((child) => child.matches(`[${BOX}]:empty`));

/**
 * `document.open()` removes every listener, also in shadow roots, so that the form no longer reacts.
 * Its root stops the propagation of `selectstart` otherwise.
 */
function hasLostListeners(form: Element): boolean {
  let isLost = false;
  listen(form, "selectstart", () => {
    isLost = true;
  });
  const event = new Event("selectstart", { bubbles: true, composed: true });
  form.shadowRoot?.querySelector("section")?.dispatchEvent(event);
  return isLost;
}
