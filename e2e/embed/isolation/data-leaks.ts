import type { Page } from "@playwright/test";

export interface Output {
  /** URLs, headers and bodies of all requests, without the bodies of booking requests. */
  requests: string[];
  bookingRequests: string[];
  console: string[];
}

/** Records what a page sends and logs. Call it before the page opens. */
export function recordOutput(page: Page): Output {
  const output: Output = { requests: [], bookingRequests: [], console: [] };
  page.on("console", (message) => output.console.push(message.text()));
  page.on("pageerror", (error) => output.console.push(String(error.stack)));
  page.on("request", (request) => {
    const body = request.postData() ?? "";
    const isBooking = request.method() === "POST" && request.url().endsWith("/booking-requests/");
    if (isBooking) output.bookingRequests.push(body);
    const headers = JSON.stringify(request.headers());
    output.requests.push(`${request.url()} ${headers} ${isBooking ? "" : body}`);
  });
  return output;
}

/** Records the events that reach the document, as a tag manager could. Called before the page opens. */
export const recordEvents = (page: Page) =>
  page.addInitScript(() => {
    const events: string[] = [];
    Object.assign(window, { dataLayer: [], events });
    const dispatch = EventTarget.prototype.dispatchEvent;
    const types = new Set<string>();
    EventTarget.prototype.dispatchEvent = function (event) {
      if (!types.has(event.type)) {
        types.add(event.type);
        document.addEventListener(event.type, (event) => {
          const { detail } = event as CustomEvent;
          events.push(`${event.type} ${JSON.stringify(detail)} ${JSON.stringify(event)}`);
        });
      }
      return dispatch.call(this, event);
    };
  });

/** Everything that scripts of the page can read: URL, history, storage, globals, DOM. */
export const readPageData = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const collectText = (value: unknown, depth: number): string => {
      if (typeof value === "string" || typeof value === "number") return String(value);
      if (depth === 0 || typeof value !== "object" || value === null || value instanceof Node)
        return "";
      return Object.values(value)
        .map((inner) => collectText(inner, depth - 1))
        .join(" ");
    };
    const frame = document.body.appendChild(document.createElement("iframe"));
    const builtIn = new Set(Object.getOwnPropertyNames(frame.contentWindow ?? {}));
    frame.remove();
    const globals = Object.getOwnPropertyNames(window).filter((name) => !builtIn.has(name));
    return {
      url: location.href,
      history: JSON.stringify(history.state),
      referrer: document.referrer,
      cookies: document.cookie,
      storage: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
      databases: JSON.stringify(await indexedDB.databases()),
      names: `${document.title} ${window.name}`,
      globals: globals
        .map((name) => `${name} ${collectText((window as never)[name], 4)}`)
        .join("\n"),
      performance: JSON.stringify(performance.getEntries()),
      page: document.documentElement.outerHTML,
      form: document.querySelector("web-scheduler")?.shadowRoot?.innerHTML ?? "",
    };
  });
