import type { LoadPart } from "./parts.ts";
import { type Session, startSession } from "./session.ts";
import { ATTRIBUTE_NAMES, readSettings } from "./settings.ts";
import { adoptStyles } from "./styles.ts";

export const TAG_NAME = "web-scheduler";

/**
 * `<web-scheduler>`: one location's booking form. It starts when it first stands in a page, keeps
 * what was typed while it is moved or briefly out of it, and starts anew when an attribute that
 * decides about the form changes. `destroy()` ends it and forgets the answers.
 */
export class SchedulerElement extends HTMLElement {
  static observedAttributes: readonly string[] = ATTRIBUTE_NAMES;

  /** How the parts come that the first screen does without; {@link define} sets it. */
  static loadPart: LoadPart = () => Promise.reject(new Error("define() was not called"));

  #session: Session | null = null;
  #restarting = false;

  connectedCallback(): void {
    if (!this.#session) this.#start();
  }

  attributeChangedCallback(_name: string, before: string | null, now: string | null): void {
    if (!this.#session || before === now || this.#restarting) return;
    // Several attributes that change together make one new start.
    this.#restarting = true;
    queueMicrotask(() => {
      this.#restarting = false;
      if (!this.#session) return;
      this.#end();
      if (this.isConnected) this.#start();
    });
  }

  /** Ends the form, forgets what was typed, and leaves an empty element. */
  destroy(): void {
    this.#end();
    this.remove();
  }

  #start(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    adoptStyles(root);
    const read = readSettings((name) => this.getAttribute(name));
    this.#session = startSession(this, root, read, SchedulerElement.loadPart);
  }

  #end(): void {
    this.#session?.end();
    this.#session = null;
  }
}

/** Makes `<web-scheduler>` known to the page, once. */
export function define(loadPart: LoadPart): void {
  if (customElements.get(TAG_NAME)) return;
  SchedulerElement.loadPart = loadPart;
  customElements.define(TAG_NAME, SchedulerElement);
}
