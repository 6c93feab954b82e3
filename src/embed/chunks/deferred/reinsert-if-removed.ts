/** Where a form goes, found anew whenever it is asked for. */
export interface Place {
  container(): ParentNode | null;
  put(element: Element): void;
}

/** A `<web-scheduler>`, as far as this file needs to know it. */
interface Form extends Element {
  readonly isOver?: boolean;
  destroy?(): void;
}

const WATCHED_MS = 10_000;
const MOST_TIMES = 3;

const kept = new WeakSet<Element>();

/**
 * Puts a form back that a page's scripts threw out with what was around it: frameworks that draw
 * over the server's HTML, themes that rewrite the body. Only shortly after the mount, a few times,
 * and on the same page (`mountedAt`, without a fragment), or else it would turn up where a
 * single-page app has gone on to.
 */
export function stayIn(place: Place, form: Form, mountedAt: string): void {
  if (!window.MutationObserver) return;
  let times = 0;
  kept.add(form);

  const look = () => {
    if (form.isConnected) return;
    if (form.isOver || location.href.replace(/#.*/, "") !== mountedAt) stop();
    else if (back()) {
      times += 1;
      if (times === MOST_TIMES) stop();
    }
  };

  /** In place of its own copy without answers, or in the container that has nothing else in it. */
  function back(): boolean {
    const copy = [...document.querySelectorAll<Form>(form.localName)].find(
      (other) => !kept.has(other) && other.isEqualNode(form),
    );
    const container = place.container();
    if (copy) {
      copy.replaceWith(form);
      copy.destroy?.();
    } else if (container?.isConnected && !container.childElementCount) place.put(form);
    return form.isConnected;
  }

  const observer = new MutationObserver(look);
  const root = document.documentElement.parentNode;
  const timer = setTimeout(stop, WATCHED_MS);
  if (root) observer.observe(root, { childList: true, subtree: true });

  // What happened before this part was loaded.
  look();

  function stop(): void {
    clearTimeout(timer);
    observer.disconnect();
  }
}
