import { type Finding, finding } from "../../../diagnostics/finding.ts";
import { contain, listen } from "../../../host/contain.ts";
import { BOX, TAG_NAME, USED } from "../../../settings/names.ts";

/** Where a script tag's form belongs; evaluated again on each use. */
export interface InsertionPoint {
  container(): ParentNode | null;
  insert(element: Element): void;
  /** The tag that the form is after. */
  tag?: Element | undefined;
  /** The page's URL and the time (ms since 1970) when the form was inserted. */
  url: string;
  time: number;
}

interface RemovedForm extends Element {
  readonly isDestroyed?: boolean;
  readonly showDraft?: unknown;
  readonly insertionPoint?: InsertionPoint | null;
  destroy?(): void;
}

const withoutFragment = (url: string) => url.replace(/#.*/, "");

/** How long a form may be out of the page before its owner learns that it was removed. */
const REMOVED_MS = 3_000;

/** Inserts a script tag's form again, and reports one that stays away. `landing` is the URL when the script loaded. */
export function onRemoved(
  element: RemovedForm,
  landing: string,
  report: (page: Element, findings: readonly Finding[]) => void,
): void {
  // It is no problem of a visitor who has closed something, or gone to another page of an app.
  const reportRemoval = () => {
    const { isConnected, isDestroyed, showDraft } = element;
    // The preview replaces its forms.
    if (isConnected || isDestroyed || showDraft || document.querySelector(TAG_NAME)) return;
    // Unknown in Safari before 16.4 and Firefox before 120.
    const mayBeVisitor = navigator.userActivation?.hasBeenActive ?? true;
    const isOtherPage = withoutFragment(location.href) !== withoutFragment(landing);
    if (mayBeVisitor || isOtherPage) return;
    report(document.documentElement, [
      finding("WS115", "The script", "another script has removed it"),
    ]);
  };
  setTimeout(contain(reportRemoval), REMOVED_MS);
  if (element.insertionPoint) reinsertIfRemoved(element.insertionPoint, element);
}

/** How long a form is inserted again after it was inserted first. */
const REINSERT_MS = 10_000;
const MAX_RESTORES = 3;
/** How long a copy of the tag may take to run; if it is written by `innerHTML`, it never does. */
const TAG_RUNS_MS = 500;

const watched = new WeakSet<Element>();

/**
 * Inserts a form again that scripts have removed with its surroundings: frameworks that hydrate over the server's HTML,
 * themes that rewrite the body. Only for some seconds, a few times, and while the URL without its fragment is the same:
 * it must not appear on the next page of a single-page app.
 */
export function reinsertIfRemoved(point: InsertionPoint, form: RemovedForm): void {
  const remaining = point.time + REINSERT_MS - Date.now();
  if (remaining < 0 || typeof window.MutationObserver !== "function") return;
  if (watched.has(form) || hasLostListeners(form)) return;
  let restores = 0;
  watched.add(form);

  const restoreIfRemoved = () => {
    if (form.isConnected) return;
    if (form.isDestroyed || withoutFragment(location.href) !== withoutFragment(point.url)) stop();
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
    else if (point.tag && !point.tag.isConnected) setTimeout(contain(followCopy), TAG_RUNS_MS);
    return form.isConnected;
  }

  function followCopy(): void {
    const { tag = null } = point;
    const copy = [...document.querySelectorAll("script")].find(
      (other) => !(USED in other) && other.isEqualNode(tag),
    );
    if (!copy || form.isConnected || form.isDestroyed) return;
    Object.defineProperty(copy, USED, { value: true, configurable: true });
    point.tag = copy;
    copy.after(form.closest(`[${BOX}]`) ?? form);
  }

  const observer = new MutationObserver(contain(restoreIfRemoved));
  const root = document.documentElement.parentNode;
  const timer = setTimeout(contain(stop), remaining);
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

/** `document.open()` removes all listeners, also in shadow roots; with them, `selectstart` does not leave the root. */
function hasLostListeners(form: Element): boolean {
  let isLost = false;
  listen(form, "selectstart", () => {
    isLost = true;
  });
  const event = new Event("selectstart", { bubbles: true, composed: true });
  form.shadowRoot?.querySelector("section")?.dispatchEvent(event);
  return isLost;
}
