import type { Page } from "@playwright/test";

export const snapshotPage = (page: Page) =>
  page.evaluate(() => {
    const styles = [...document.querySelectorAll("*")].map((element) => {
      const computed = getComputedStyle(element);
      return [element.localName, ...[...computed].map((name) => computed.getPropertyValue(name))];
    });
    const { x, y, width, height } = (
      document.querySelector("#after") as Element
    ).getBoundingClientRect();
    return {
      styles,
      html: document.documentElement.outerHTML,
      after: [x, y, width, height],
      scroll: [scrollX, scrollY],
      focused: document.activeElement?.id,
      globals: Object.getOwnPropertyNames(window),
      frames: window.length,
      history: [history.length, history.state, location.href],
      storage: [{ ...localStorage }, { ...sessionStorage }, document.cookie],
      styleSheets: [document.styleSheets.length, document.adoptedStyleSheets.length],
      prototypes: [Object, Array, String, Element, Node, Event, Promise].map(
        ({ prototype }) => Object.getOwnPropertyNames(prototype).length,
      ),
      listeners: (window as never as { widgetListeners: string[] }).widgetListeners.toSorted(),
    };
  });

/** Tracks the widget's listeners outside its shadow root. Call it before the page opens. */
export const trackListeners = (page: Page) =>
  page.addInitScript(() => {
    // Sets, because the browser ignores a listener that is added twice.
    const listeners = new Map<EventTarget, Map<string, Set<unknown>>>();
    const isCalledByWidget = () => /web-scheduler/.test(new Error().stack ?? "");
    const isOutside = (target: EventTarget) =>
      target === window ||
      target === document ||
      // Its own element is garbage collected with it.
      (target instanceof Element &&
        target.localName !== "web-scheduler" &&
        target.getRootNode() === document);
    const listenersOf = (target: EventTarget, type: string) => {
      const types = listeners.get(target) ?? new Map<string, Set<unknown>>();
      listeners.set(target, types);
      const set = types.get(type) ?? new Set();
      types.set(type, set);
      return set;
    };
    const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const target = this ?? window;
      if (isCalledByWidget() && isOutside(target)) {
        listenersOf(target, type).add(listener);
        if (typeof options === "object" && options.signal) {
          const untrack = () => listenersOf(target, type).delete(listener);
          add.call(options.signal, "abort", untrack);
        }
      }
      add.call(this, type, listener, options);
    };
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      listenersOf(this ?? window, type).delete(listener);
      remove.call(this, type, listener, options);
    };
    Object.defineProperty(window, "widgetListeners", {
      get: () =>
        [...listeners.values()].flatMap((types) =>
          [...types].flatMap(([type, set]) => [...set].map(() => type)),
        ),
    });
  });
