/**
 * The browser's own functions, for pages whose scripts have put others in their place. The build
 * of the script lets every module, packages included, take these names from here; the package for
 * bundlers does not need it. This file itself may use none of the names.
 */

type Globals = typeof globalThis;
type Name = (typeof NAMES)[number];

const NAMES = [
  "fetch",
  "Request",
  "Response",
  "Headers",
  "FormData",
  "ReadableStream",
  "URL",
  "URLSearchParams",
  "AbortController",
  "AbortSignal",
  "TextDecoder",
  "TextEncoder",
  "Event",
  "CustomEvent",
  "Map",
  "Set",
  "WeakMap",
  "WeakSet",
] as const;

const page = window as unknown as Record<string, unknown>;

/**
 * Whether a function is the browser's own. Its source alone does not tell: what `bind` makes is
 * native code without a name, and a class of the browser's never lends out its prototype.
 */
function isNative(name: string, value: unknown): boolean {
  if (typeof value !== "function") return false;
  const source = Function.prototype.toString.call(value);
  const prototype = Object.getOwnPropertyDescriptor(value, "prototype");
  return (
    new RegExp(`^function ${name}\\(\\)\\s*\\{\\s*\\[native code\\]\\s*\\}$`).test(source) &&
    !prototype?.writable
  );
}

let realm: Globals | null | undefined;

/** The globals of an empty frame, which no script of the page has touched. */
function cleanRealm(): Globals | null {
  if (realm !== undefined) return realm;
  const { documentElement } = clean;
  const frame = clean.createElement("iframe");
  frame.hidden = true;
  frame.title = "";
  frame.tabIndex = -1;
  frame.setAttribute("aria-hidden", "true");
  documentElement.appendChild(frame);
  // Null where the page is sandboxed: then the page's own have to do.
  realm = frame.contentWindow as unknown as Globals | null;
  try {
    if (!realm?.fetch) realm = null;
  } catch {
    realm = null;
  }
  // It has to stay: in a frame that was removed, bodies and aborts no longer arrive.
  if (!realm) frame.remove();
  return realm;
}

/**
 * The document without what the page's markup puts over it: `<form name="body">` makes
 * `document.body` that form.
 */
const clean: Document = new Proxy(window.document, {
  get(target, name) {
    const value: unknown = Reflect.get(Object.getPrototypeOf(target), name, target);
    return typeof value === "function"
      ? (...values: unknown[]) => value.apply(target, values)
      : value;
  },
  set: (target, name, value) => Reflect.set(target, name, value),
});

const take = <N extends Name>(name: N): Globals[N] =>
  (isNative(name, page[name]) ? page[name] : (cleanRealm()?.[name] ?? page[name])) as Globals[N];

const anyFetch = take("fetch");

export const cleanDocument = clean;
/** Always as of this window, whose origin and connection it stands for. */
export const cleanFetch: Globals["fetch"] = (input, init) => anyFetch.call(window, input, init);
export const cleanRequest = /* @__PURE__ */ take("Request");
export const cleanResponse = /* @__PURE__ */ take("Response");
export const cleanHeaders = /* @__PURE__ */ take("Headers");
export const cleanFormData = /* @__PURE__ */ take("FormData");
export const cleanReadableStream = /* @__PURE__ */ take("ReadableStream");
export const cleanURL = /* @__PURE__ */ take("URL");
export const cleanURLSearchParams = /* @__PURE__ */ take("URLSearchParams");
export const cleanAbortController = /* @__PURE__ */ take("AbortController");
export const cleanAbortSignal = /* @__PURE__ */ take("AbortSignal");
export const cleanTextDecoder = /* @__PURE__ */ take("TextDecoder");
export const cleanTextEncoder = /* @__PURE__ */ take("TextEncoder");
export const cleanEvent = /* @__PURE__ */ take("Event");
export const cleanCustomEvent = /* @__PURE__ */ take("CustomEvent");
export const cleanMap = /* @__PURE__ */ take("Map");
export const cleanSet = /* @__PURE__ */ take("Set");
export const cleanWeakMap = /* @__PURE__ */ take("WeakMap");
export const cleanWeakSet = /* @__PURE__ */ take("WeakSet");

/** The language's own, whatever the name means on the page. */
export const cleanPromise = /* @__PURE__ */ (() =>
  (async () => {})().constructor as PromiseConstructor)();

/** One of the browser's objects, or the functions of it that are named, as the browser made them. */
const takeFrom = <Name extends "JSON" | "Object" | "Array", Key extends keyof Globals[Name]>(
  name: Name,
  key: Key & string,
): Globals[Name] => {
  const own = page[name] as Globals[Name];
  return isNative(key, own?.[key]) ? own : (cleanRealm()?.[name] ?? own);
};

export const cleanJSON = /* @__PURE__ */ takeFrom("JSON", "stringify");
export const objectKeys = /* @__PURE__ */ (() => takeFrom("Object", "keys").keys)();
export const objectValues = /* @__PURE__ */ (() => takeFrom("Object", "values").values)();
export const objectEntries = /* @__PURE__ */ (() => takeFrom("Object", "entries").entries)();
const arrays = /* @__PURE__ */ takeFrom("Array", "from");
export const arrayFrom: ArrayConstructor["from"] = (...values: [never]) => arrays.from(...values);

/** For `for (… in …)`, which on pages that extend `Object.prototype` finds what is not there. */
export const ownKeys = (value: unknown): string[] =>
  value === null || value === undefined ? [] : objectKeys(value as object);

/** Where packages keep what they share with their other copies: not on the page. */
export const packageGlobals: Record<string, unknown> = {};
