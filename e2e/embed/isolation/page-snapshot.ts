import type { Page } from "@playwright/test";

/** A page as it is: what a guest must leave as it was. */
export const snapshot = (page: Page) =>
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
      sheets: [document.styleSheets.length, document.adoptedStyleSheets.length],
      prototypes: [Object, Array, String, Element, Node, Event, Promise].map(
        ({ prototype }) => Object.getOwnPropertyNames(prototype).length,
      ),
      listeners: (window as never as { listening: string[] }).listening.slice().sort(),
    };
  });

/** Counts the listeners on window, document and the page's own elements from now on. */
export const countListeners = (page: Page) =>
  page.addInitScript(() => {
    // As the browser counts: the same listener twice is one.
    const listening = new Map<EventTarget, Map<string, Set<unknown>>>();
    const ours = () => /web-scheduler/.test(new Error().stack ?? "");
    const isOutside = (target: EventTarget) =>
      target === window ||
      target === document ||
      (target instanceof Element && target.getRootNode() === document);
    const setOf = (target: EventTarget, type: string) => {
      const types = listening.get(target) ?? new Map<string, Set<unknown>>();
      listening.set(target, types);
      const set = types.get(type) ?? new Set();
      types.set(type, set);
      return set;
    };
    const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const target = this ?? window;
      if (ours() && isOutside(target)) {
        setOf(target, type).add(listener);
        if (typeof options === "object") {
          const forget = () => setOf(target, type).delete(listener);
          if (options.signal) add.call(options.signal, "abort", forget);
        }
      }
      add.call(this, type, listener, options);
    };
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      setOf(this ?? window, type).delete(listener);
      remove.call(this, type, listener, options);
    };
    Object.defineProperty(window, "listening", {
      get: () =>
        [...listening.values()].flatMap((types) =>
          [...types].flatMap(([type, set]) => [...set].map(() => type)),
        ),
    });
  });
