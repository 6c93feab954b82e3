import type { SharedDraft } from "./link.ts";

/**
 * A bookmark's URL that shows the draft in the forms of the page it is clicked on, until the page is
 * left. A draft of an example is shown in every form, one of a location in the forms of that
 * location.
 */
export const draftBookmarklet = (draft: SharedDraft): string =>
  `javascript:${encodeURIComponent(`(${showDraft})(${JSON.stringify(draft)})`)}`;

interface Context {
  root: ParentNode & Node;
  scheduler: { load(): Promise<void> };
  deps: {
    load(signal: AbortSignal): Promise<{ ok: boolean; record?: object }>;
    submit: unknown;
    callbacks: object;
  };
  signal: AbortSignal;
}

/**
 * Runs on the practice's page as the source text of this function, so it may use nothing outside of
 * itself. Nothing can be sent from a draft, because it is not the practice’s published form.
 */
function showDraft({ of, changes }: SharedDraft): void {
  const normalize = (id: string) => id.toLowerCase().replace(/[^0-9a-f]/g, "");

  const withChange = (value: unknown, [key = "", ...rest]: string[], next: unknown): unknown =>
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    Object.hasOwn(value, key)
      ? {
          ...value,
          [key]: rest.length > 0 ? withChange(Reflect.get(value, key), rest, next) : next,
        }
      : value;

  function showBanner({ root, signal }: Context): void {
    const banner = document.createElement("p");
    banner.className = "draft-banner";
    banner.lang = "en";
    banner.dir = "ltr";
    banner.textContent =
      "Draft: this is not the practice’s published form. Nothing can be sent from it.";
    // As properties, because a strict policy forbids style attributes and new style sheets.
    Object.assign(banner.style, {
      margin: "0 0 8px",
      padding: "10px 16px",
      background: "#5b2a86",
      color: "#ffffff",
      font: "15px/1.45 system-ui, sans-serif",
    });
    // Inserted after the first render, because Preact would reuse an element that is already there.
    const insert = () => {
      if (!banner.isConnected && root.querySelector(".widget")) root.prepend(banner);
    };
    const observer = new MutationObserver(insert);
    observer.observe(root, { childList: true });
    signal.addEventListener("abort", () => {
      observer.disconnect();
      banner.remove();
    });
    insert();
  }

  function takeOver(context: Context): void {
    const { deps, scheduler } = context;
    const { load, callbacks } = deps;
    Object.assign(deps, {
      async load(signal: AbortSignal) {
        const loaded = await load(signal);
        let { record } = loaded as { record?: unknown };
        for (const [path, value] of Object.entries(changes)) {
          record = withChange(record, path.split("."), value);
        }
        return loaded.ok ? { ...loaded, record } : loaded;
      },
      submit: async () => ({ kind: "no-receiver" }),
      callbacks: { ...callbacks, onNotSent() {} },
    });
    showBanner(context);
    void scheduler.load();
  }

  function visit(root: ParentNode): void {
    for (const element of root.querySelectorAll("*")) {
      const id = element.getAttribute("location-id") ?? "";
      if (element.localName !== "web-scheduler") {
        if (element.shadowRoot) visit(element.shadowRoot);
      } else if (!("locationId" in of) || normalize(of.locationId) === normalize(id)) {
        Object.assign(element, { showDraft: takeOver });
        for (const [name, value] of Object.entries(changes)) {
          if (!name.startsWith("--")) continue;
          const text = typeof value === "number" ? `${value}px` : String(value);
          (element as HTMLElement).style.setProperty(name, text);
        }
      }
    }
  }
  visit(document);
}
