import type { Page } from "@playwright/test";

/** Everything that left the form while somebody used it, as text to be searched. */
export interface Leaks {
  /** Addresses, headers and bodies of all requests, without the hand-over's body. */
  requests: string[];
  /** What was handed over. */
  handedOver: string[];
  console: string[];
}

/** Listens to what a page sends and writes. Call it before the page opens. */
export function listenForLeaks(page: Page): Leaks {
  const leaks: Leaks = { requests: [], handedOver: [], console: [] };
  page.on("console", (message) => leaks.console.push(message.text()));
  page.on("pageerror", (error) => leaks.console.push(String(error.stack)));
  page.on("request", async (request) => {
    const body = request.postData() ?? "";
    const isHandOver = request.method() === "POST" && request.url().endsWith("/booking-requests/");
    if (isHandOver) leaks.handedOver.push(body);
    const headers = JSON.stringify(request.headers());
    leaks.requests.push(`${request.url()} ${headers} ${isHandOver ? "" : body}`);
  });
  return leaks;
}

/**
 * Keeps what our events tell to the document, as a tag manager would: the names and the details of
 * all that bubble so far. Call it before the page opens.
 */
export const keepEvents = (page: Page) =>
  page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { dataLayer: [], heard });
    const dispatch = EventTarget.prototype.dispatchEvent;
    const known = new Set<string>();
    EventTarget.prototype.dispatchEvent = function (event) {
      if (!known.has(event.type)) {
        known.add(event.type);
        document.addEventListener(event.type, (here) => {
          const { detail } = here as CustomEvent;
          heard.push(`${here.type} ${JSON.stringify(detail)} ${JSON.stringify(here)}`);
        });
      }
      return dispatch.call(this, event);
    };
  });

/** Where a page keeps things: address, history, storages, cookies, its title, and its globals. */
export const keptBy = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const inDepth = (value: unknown, depth: number): string => {
      if (typeof value === "string" || typeof value === "number") return String(value);
      if (depth === 0 || typeof value !== "object" || value === null || value instanceof Node)
        return "";
      return Object.values(value)
        .map((inner) => inDepth(inner, depth - 1))
        .join(" ");
    };
    const frame = document.body.appendChild(document.createElement("iframe"));
    const usual = new Set(Object.getOwnPropertyNames(frame.contentWindow ?? {}));
    frame.remove();
    const own = Object.getOwnPropertyNames(window).filter((name) => !usual.has(name));
    return {
      address: location.href,
      history: JSON.stringify(history.state),
      referrer: document.referrer,
      cookies: document.cookie,
      storages: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
      databases: JSON.stringify(await indexedDB.databases()),
      names: `${document.title} ${window.name}`,
      globals: own.map((name) => `${name} ${inDepth((window as never)[name], 4)}`).join("\n"),
      performance: JSON.stringify(performance.getEntries()),
      page: document.documentElement.outerHTML,
      form: document.querySelector("web-scheduler")?.shadowRoot?.innerHTML ?? "",
    };
  });
