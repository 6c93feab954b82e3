import { contain } from "../../host/contain.ts";
import {
  ATTRIBUTE_NAMES,
  isPrefill,
  readAttribute,
  readSettings,
  SETTING_NAMES,
  toCamelCase,
  validText,
} from "../../settings/attributes.ts";
import { TAG_NAME, VERSION } from "../../settings/names.ts";
import type {
  FormInstance,
  Prefill,
  RequestHandler,
  SchedulerElement,
  SlotsHandler,
} from "../api/scheduler-element.ts";
import type { InsertionPoint } from "../chunks/submission/reinsert-if-removed.ts";
import { landing } from "../instance/scheduler-deps.ts";
import { reportBroken, showFallback } from "../instance/show-fallback.ts";
import { startDialog } from "../instance/start-dialog.ts";
import { startForm } from "../instance/start-form.ts";
import type { LoadChunk } from "../loading/load-chunk.ts";
import { report, reportOnLoopback, runDoctorOnHash } from "../loading/report.ts";
import { adoptStyles, attachRoot, Base, checkSupport, hideFromRecorders } from "./base.ts";
import { boxOf, moveOutOfInteractiveAncestor } from "./box.ts";

/**
 * `<web-scheduler>`: a booking form. It starts when it is first inserted into a page and restarts
 * when an attribute changes that it cannot apply at once. It keeps the answers while it is moved or briefly
 * removed; `destroy()` ends it and clears them.
 */
export class WebSchedulerElement extends Base implements SchedulerElement {
  static observedAttributes: readonly string[] = ATTRIBUTE_NAMES;
  static readonly version: string = VERSION;

  /** Loads chunks; set by {@link define}. @internal */
  declare static loadChunk: LoadChunk;

  /** Sends booking requests; replaces `submit-url`. */
  declare onRequest: RequestHandler | null;

  /** Shows a draft instead of the published form; for the preview. @internal */
  declare showDraft: SchedulerElement["showDraft"];

  #prefill: Prefill | null = null;
  #onSlots: SlotsHandler | null = null;
  /** Whether it was destroyed; a destroyed form is not inserted again. @internal */
  isDestroyed = false;
  /** Where a form that was removed is inserted again; set by the script tag. @internal */
  insertionPoint: InsertionPoint | null = null;
  #form: FormInstance | null = null;
  /** Kept, because a page's scripts may make every shadow root a closed one. */
  #root: ShadowRoot | null = null;
  readonly #checkHash = contain(() => runDoctorOnHash(WebSchedulerElement.loadChunk));

  constructor() {
    super();
    // A property that was set before the upgrade shadows its accessor; set it again.
    const own = this as Record<string, unknown>;
    for (const [name, value] of Object.entries(own)) {
      if (!(name in WebSchedulerElement.prototype)) continue;
      delete own[name];
      own[name] = value;
    }
  }

  /**
   * Initial values by field, kept out of the page's markup; null again after the request was sent or
   * the answers were cleared.
   */
  get prefill(): Prefill | null {
    return this.#prefill;
  }
  set prefill(values: Prefill | null) {
    this.#prefill = values;
    if (values) this.#contain(() => this.#form?.applyPrefill());
  }

  /** Returns the available times that match a query; replaces `slots-url`. */
  get onSlots(): SlotsHandler | null {
    return this.#onSlots;
  }
  set onSlots(handler: SlotsHandler | null) {
    // Frameworks set a new function at every render, which must not clear the answers.
    if (!handler !== !this.#onSlots) this.#restart();
    this.#onSlots = handler;
  }

  connectedCallback(): void {
    this.#contain(() => {
      if (this.#form) this.#form.reconnected();
      else if (!moveOutOfInteractiveAncestor(this)) this.#start();
      addEventListener("hashchange", this.#checkHash);
    });
  }

  disconnectedCallback(): void {
    const disconnect = () => {
      if (this.isConnected) return;
      this.#form?.disconnected();
      if (this.isDestroyed) return;
      void WebSchedulerElement.loadChunk("submission").then(
        contain(({ onRemoved }) => onRemoved(this, landing, report)),
        () => {},
      );
    };
    this.#contain(() => {
      // A move fires disconnected and connected in the same task, so wait one.
      setTimeout(() => this.#contain(disconnect));
      removeEventListener("hashchange", this.#checkHash);
    });
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now) return;
    this.#contain(() => {
      if (isPrefill(name)) this.#form?.applyPrefill();
      // The form itself observes `lang`: page translators set it, which must not clear the answers.
      else if (name !== "lang") this.#restart();
    });
  }

  /** Opens the dialog of a form with the mode `popup` or `button`. */
  open(): void {
    this.#contain(() => this.#form?.open?.());
  }

  /** Closes the dialog; the answers are kept. */
  close(): void {
    this.#contain(() => this.#form?.close?.());
  }

  /** Stops the form, clears all answers, and removes the element, with the box of a script tag. */
  destroy(): void {
    this.isDestroyed = true;
    this.#prefill = null;
    this.#end();
    this.#contain(() => {
      const box = boxOf(this);
      this.remove();
      box.remove();
    });
  }

  // In a microtask, so that several attributes that change together restart the form once.
  #restart(): void {
    const form = this.#form;
    queueMicrotask(() => {
      if (!form || form !== this.#form) return;
      this.#end();
      if (this.isConnected) this.#contain(() => this.#start());
    });
  }

  #start(): void {
    this.isDestroyed = false;
    const settings = readSettings((name) => readAttribute(this, name));
    checkSupport();
    // Before the root, in which recorders look as soon as it is attached.
    this.#contain(() => hideFromRecorders(this));
    this.#contain(() => this.#correctAttributes());
    this.#root ??= attachRoot(this);
    const root = this.#root;
    // The root may have content: a declarative one of the page, or what an earlier form showed.
    for (const child of [...root.childNodes]) root.removeChild(child);
    const start = settings.mode === "inline" ? startForm : startDialog;
    this.#form = start(this, root, settings, WebSchedulerElement.loadChunk);
    // After the record's request, which starts in a microtask, too, and before the first render.
    queueMicrotask(() => this.#contain(() => adoptStyles(root)));
  }

  /** Others read the attributes, too, such as the style sheet. */
  #correctAttributes(): void {
    for (const name of SETTING_NAMES) {
      const text = this.getAttribute(name);
      const meant = validText(name, text);
      if (meant !== null && meant !== text) this.setAttribute(name, meant);
    }
  }

  #end(): void {
    this.#contain(() => this.#form?.destroy());
    this.#form = null;
  }

  /** Runs what the browser or the page has called; if it throws, the element shows how to call. */
  #contain(run: () => void): void {
    try {
      run();
    } catch (error) {
      reportBroken(this, error);
      showFallback(this.#root ?? this, contain(readAttribute)(this, "phone") ?? "");
    }
  }
}

/** Sets the attribute of an option; one that is null, undefined or false is not set. @internal */
export function setOption(element: Element, attribute: string, value: unknown): void {
  if ((value ?? false) === false) element.removeAttribute(attribute);
  else if (attribute === "questions" && Array.isArray(value)) {
    element.setAttribute(attribute, JSON.stringify(value));
  } else element.setAttribute(attribute, value === true ? "" : String(value));
}

/** Registers `<web-scheduler>`, once. @internal */
export function define(loadChunk: LoadChunk): void {
  if (customElements.get(TAG_NAME)) return;
  WebSchedulerElement.loadChunk = loadChunk;
  // Not inherited ones: a page's scripts may have added any name to `Object.prototype`.
  Object.assign(WebSchedulerElement.prototype, { onRequest: null, showDraft: null });
  for (const attribute of ATTRIBUTE_NAMES) {
    const name = toCamelCase(attribute);
    // Every element has `lang` already.
    if (name in WebSchedulerElement.prototype) continue;
    // For frameworks that set properties, such as Solid's `html` and Polymer.
    Object.defineProperty(WebSchedulerElement.prototype, name, {
      get(this: WebSchedulerElement) {
        return this.getAttribute(attribute);
      },
      set(this: WebSchedulerElement, value: unknown) {
        setOption(this, attribute, value);
      },
    });
  }
  customElements.define(TAG_NAME, WebSchedulerElement);
  runDoctorOnHash(loadChunk);
  reportOnLoopback(document.documentElement, loadChunk, ({ pageFindings }) => pageFindings());
}

declare global {
  interface HTMLElementTagNameMap {
    "web-scheduler": WebSchedulerElement;
  }
}
