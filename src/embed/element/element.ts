import { ATTRIBUTE_NAMES, isPrefill, readSettings } from "../api/attributes.ts";
import type { Host, Prefill } from "../api/host.ts";
import type { RequestHandler } from "../api/request-handler.ts";
import { VERSION } from "../api/version.ts";
import type { Running } from "./form-instance.ts";
import type { LoadPart } from "./load-chunk.ts";
import { outOfInteractive } from "./move-out-of-interactive.ts";
import { attachRoot } from "./root.ts";
import { answerAddress } from "./run-doctor.ts";
import { startSession } from "./start-form.ts";
import { startPopup } from "./start-popup.ts";

export const TAG_NAME = "web-scheduler";

// A server that draws pages imports the package too, and has no elements.
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

/**
 * `<web-scheduler>`: one location's booking form. It starts when it first stands in a page, keeps
 * what was typed while it is moved or briefly out of it, and starts anew when an attribute that
 * decides about the form changes. `destroy()` ends it and forgets the answers.
 */
export class SchedulerElement extends Base implements Host {
  static observedAttributes: readonly string[] = ATTRIBUTE_NAMES;
  static readonly version: string = VERSION;

  /** How the parts come that the first screen does without; {@link define} sets it. */
  static loadPart: LoadPart = () => Promise.reject(new Error("define() was not called"));

  /** The page's address when the script came; {@link define} sets it. */
  static landing = "";

  /** The page's own way to take booking requests, in place of `submit-url`. */
  declare onRequest?: RequestHandler | null;

  /** How the preview takes hold of the form; heeded with `allow-draft` only. */
  declare draft?: Host["draft"];

  #prefill: Prefill | null = null;
  /** Whether it was destroyed; a destroyed form is not put back. */
  isOver = false;
  #session: Running | null = null;
  #restarting = false;

  constructor() {
    super();
    // What a page set before the element was known stands in the way of the accessors below.
    const early = Object.getOwnPropertyDescriptor(this, "prefill");
    if (!early) return;
    delete (this as { prefill?: unknown }).prefill;
    this.prefill = early.value;
  }

  /** What the form begins with, by field: for what shall not stand in an attribute. */
  get prefill(): Prefill | null {
    return this.#prefill;
  }
  set prefill(wishes: Prefill | null) {
    this.#prefill = wishes;
    this.#session?.prefill();
  }

  connectedCallback(): void {
    if (this.#session) this.#session.back?.();
    else if (!outOfInteractive(this, SchedulerElement.loadPart)) this.#start();
  }

  disconnectedCallback(): void {
    // What is only moved is back at once.
    setTimeout(() => {
      if (!this.isConnected) this.#session?.left?.();
    });
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (!this.#session || before === now || this.#restarting) return;
    if (isPrefill(name)) {
      this.#session.prefill();
      return;
    }
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
    this.isOver = true;
    this.#end();
    this.remove();
  }

  #start(): void {
    this.isOver = false;
    const read = readSettings((name) => this.getAttribute(name), Boolean(this.onRequest));
    const root = attachRoot(this, read.settings.phone, SchedulerElement.loadPart);
    if (!root) return;
    const { loadPart, landing } = SchedulerElement;
    const start = read.settings.mode === "inline" ? startSession : startPopup;
    this.#session = start(this, root, { ...read, landing }, loadPart);
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
  SchedulerElement.landing = location.href;
  customElements.define(TAG_NAME, SchedulerElement);
  answerAddress(loadPart);
}

declare global {
  interface HTMLElementTagNameMap {
    "web-scheduler": SchedulerElement;
  }
}
