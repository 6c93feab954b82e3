export type Mode = "tag" | "element" | "popup";

export interface Case {
  mode: Mode;
  /** `fetch`, `Node.prototype.textContent`, `document.createElement`. */
  path: string;
  way: (typeof WAYS)[number];
}

/** `unreturned` calls the function, and returns nothing; `fixed` is a value that cannot be changed. */
export const WAYS = ["missing", "null", "throws", "nothing", "unreturned", "fixed"] as const;

export interface CaseResult {
  /** Where nothing showed how to call: `loading`, `errors`, `sending`, `sent`. */
  withoutCall: string[];
  /** Uncaught errors of the form's files. */
  errors: string[];
  codes: string[];
  isSent: boolean;
}

export interface Driver {
  /** The globals, DOM methods and getters of this browser that have one of these names. */
  paths(names: readonly string[]): string[];
  /** Opens the page in a frame with one thing broken, and books. */
  run(url: string, broken: Case): Promise<CaseResult>;
}

/** Runs, with nothing outside itself, in a page that breaks nothing, to work on frames in which one thing is broken. */
export function createDriver(): Driver {
  type Frame = Window & typeof globalThis;
  const results = new Map<Window, CaseResult>();

  const builtIns =
    /^(Object|Function|Array|String|Number|Boolean|Symbol|BigInt|Math|RegExp|Date|Map|Set|Weak.*|Iterator|.*Error)$/;

  function paths(names: readonly string[]): string[] {
    const { body } = document;
    const tags =
      "a button dialog div fieldset form iframe img input label p script slot style svg textarea";
    const samples = [
      window,
      document,
      document.createTextNode(""),
      document.createElement("div").attachShadow({ mode: "open" }),
      ...tags.split(" ").map((tag) => document.createElement(tag)),
      ...[body.classList, body.style, body.attributes, new CSSStyleSheet(), new URL("x:y")],
      ...[new CustomEvent("x"), new KeyboardEvent("x"), new PointerEvent("x"), new Headers()],
      ...[new AbortController(), new AbortController().signal, new Request("/"), new Response()],
      ...[new URLSearchParams(), history, navigator, performance, crypto, customElements],
      ...[IntersectionObserver, ResizeObserver, MutationObserver].map(({ prototype }) => prototype),
    ];
    const found = new Set<string>();
    for (const sample of samples) {
      for (let proto = Object.getPrototypeOf(sample); proto; proto = Object.getPrototypeOf(proto)) {
        const owner = proto.constructor?.name;
        if (builtIns.test(owner)) break;
        for (const name of names) {
          if (Object.hasOwn(proto, name) && name !== "constructor")
            found.add(`${owner}.prototype.${name}`);
        }
      }
    }
    for (const name of names) {
      if (
        Object.hasOwn(window, name) &&
        !/^(window|document|location|top|self|globalThis)$/.test(name)
      )
        found.add(name);
      if (Object.hasOwn(Document.prototype, name)) found.add(`document.${name}`);
    }
    return [...found];
  }

  function breakOne(frame: Frame, { path, way }: Case): void {
    const keys = path.split(".");
    const name = keys.pop() ?? "";
    const owner = keys.reduce<never>((value, key) => value[key], frame as never) as Record<
      string,
      unknown
    >;
    const before = Object.getOwnPropertyDescriptor(owner, name);
    const isGetter = Boolean(before?.get);
    const fail = () => {
      throw new frame.TypeError(`${path} is broken`);
    };
    const value = isGetter || before ? undefined : owner[name];
    const define = (change: PropertyDescriptor) =>
      Object.defineProperty(owner, name, { configurable: true, enumerable: true, ...change });
    const replace = (replacement: unknown) =>
      isGetter
        ? define({ get: replacement as never, set: replacement as never })
        : define({ value: replacement, writable: true });
    const original = (before?.value ?? value) as () => void;
    if (way === "missing") delete owner[name];
    else if (way === "null") isGetter ? define({ get: () => null, set() {} }) : replace(null);
    else if (way === "throws") replace(fail);
    else if (way === "nothing") replace(() => undefined);
    else if (way === "fixed")
      define({
        ...(before ?? { value }),
        ...(!isGetter && { writable: false }),
        configurable: false,
      });
    else if (typeof original === "function")
      // The constructors of a page can be called as well.
      replace(function (this: unknown, ...values: unknown[]) {
        if (new.target) Reflect.construct(original, values);
        else Reflect.apply(original, this, values);
      });
  }

  /** Called by the page in the frame before anything else. */
  Object.assign(window, {
    prepare(frame: Frame, broken: Case) {
      const result: CaseResult = { withoutCall: [], errors: [], codes: [], isSent: false };
      results.set(frame, result);
      const add = (error: unknown) => {
        const stack = String((error as Error | null)?.stack ?? error);
        if (stack.includes("web-scheduler")) result.errors.push(stack.slice(0, 300));
      };
      const on = (type: string, listener: (event: never) => void) =>
        EventTarget.prototype.addEventListener.call(frame, type, listener as EventListener);
      on("error", ({ error, message }: ErrorEvent) => add(error ?? message));
      on("unhandledrejection", ({ reason }: PromiseRejectionEvent) => add(reason));
      on("click", (event: MouseEvent) => event.preventDefault());
      const record = (line: unknown) => {
        const [, code] = /\b(WS(?:1[01]|[246])\d+)\b/.exec(String(line)) ?? [];
        if (code) result.codes.push(code);
      };
      Object.assign(frame.console, { warn: record, error: record });
      on("web-scheduler-diagnostic", ({ detail }: CustomEvent<{ code: string }>) =>
        record(detail.code),
      );
      breakOne(frame, broken);
    },
  });

  const pause = () => new Promise((resolve) => setTimeout(resolve, 20));
  async function until(condition: () => unknown, ms: number): Promise<void> {
    const end = Date.now() + ms;
    while (!condition() && Date.now() < end) await pause();
  }

  const get = <Value>(object: unknown, owner: { prototype: object }, name: string): Value =>
    Object.getOwnPropertyDescriptor(owner.prototype, name)?.get?.call(object);
  const all = (root: unknown, selector: string): Element[] =>
    root
      ? [
          ...(get(root, Node, "nodeType") === 1
            ? Element
            : get(root, Node, "nodeType") === 9
              ? Document
              : DocumentFragment
          ).prototype.querySelectorAll.call(root, selector),
        ]
      : [];
  const textOf = (node: unknown) => (node ? get<string>(node, Node, "textContent") : "");

  async function run(url: string, broken: Case): Promise<CaseResult> {
    const frame = document.createElement("iframe");
    frame.width = "600";
    frame.height = "900";
    frame.src = `${url}?${encodeURIComponent(JSON.stringify(broken))}`;
    document.body.append(frame);
    const page = () => frame.contentWindow as Frame;
    const result = () => results.get(page());
    const host = () => all(page().document, "web-scheduler")[0];
    const root = () => {
      const element = host();
      return element && get<ShadowRoot | null>(element, Element, "shadowRoot");
    };
    const isVisible = (element: Element) => Element.prototype.checkVisibility.call(element);
    const hasCall = () => {
      const form = root();
      const dialog = all(form, "dialog[open]")[0];
      const own = all(dialog ?? form, 'a[href^="tel:"], p').filter((one) =>
        /\d{3}.*\d{4}/.test(textOf(one)),
      );
      const links = dialog ? own : [...own, ...all(page().document, 'a[href^="tel:"]')];
      return (
        links.some(isVisible) ||
        (!dialog &&
          [form, page().document.body].some((one) => textOf(one).includes("+12025550143")))
      );
    };
    const codes = () => result()?.codes.length;
    const check = (phase: string) => {
      if (!hasCall()) result()?.withoutCall.push(phase);
    };
    const input = (name: string) => all(root(), `#${name}`)[0];
    const type = (answers: Record<string, string>) => {
      for (const [name, text] of Object.entries(answers)) {
        const control = input(name);
        if (!control) continue;
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(
          control,
          text,
        );
        const event = new Event("input", { bubbles: true, composed: true });
        EventTarget.prototype.dispatchEvent.call(control, event);
      }
    };
    const click = (element: Element | undefined) =>
      element && HTMLElement.prototype.click.call(element);
    const send = () => click(all(root(), ".actions button")[0]);
    const says = (text: string) =>
      all(root(), "h1, h2, h3, p").some((one) => textOf(one).includes(text));

    await until(result, 10_000);
    const trigger = () => all(page().document, "[data-web-scheduler-open]")[0];
    const isReady = () => input("firstName") || (codes() && hasCall());
    if (broken.mode === "popup") {
      await until(() => all(root(), "dialog")[0] || codes(), 15_000);
      click(trigger());
    }
    await until(isReady, 15_000);
    check("loading");
    if (input("firstName")) {
      type({ firstName: "Maren" });
      send();
      await until(() => all(root(), ".summary, .not-sent")[0] || codes(), 15_000);
      check("errors");
      type({ lastName: "Quill", phone: "2025550143", month: "3", day: "27", year: "1985" });
      const before = codes();
      send();
      check("sending");
      await until(
        () => says("Your request was sent") || all(root(), ".not-sent")[0] || codes() !== before,
        15_000,
      );
      await pause();
      check("sent");
    }
    const found = result() ?? { withoutCall: ["start"], errors: [], codes: [], isSent: false };
    found.isSent = says("Your request was sent");
    frame.remove();
    return found;
  }

  return { paths, run };
}
