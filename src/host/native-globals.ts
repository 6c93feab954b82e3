/**
 * The browser's own globals, where a page has replaced them. In the script's build, all modules and packages use the
 * `native…` exports: `nativeFetch` for `fetch`, `nativeObjectKeys` for `Object.keys`. The npm module uses the app's
 * globals. This file must not use any of those globals itself.
 */

type Globals = typeof globalThis;

const page = window as unknown as Record<string, unknown>;

/** A bound function is also `[native code]`, but has no name. The `prototype` of a built-in class is read-only. */
function isNative(name: string, value: unknown): boolean {
  if (typeof value !== "function") return false;
  const source = Function.prototype.toString.call(value).replace(/\s/g, "");
  const prototype = Object.getOwnPropertyDescriptor(value, "prototype");
  return source === `function${name}(){[nativecode]}` && !prototype?.writable;
}

// Every chunk has a copy of this module, but one iframe is enough.
const REALM = Symbol.for("web-scheduler-realm");

/** The globals of an empty iframe, which no script on the page has changed; null in a sandbox. */
function nativeRealm(): Globals | null {
  if (!(REALM in window)) Object.defineProperty(window, REALM, { value: createRealm() });
  return Reflect.get(window, REALM);
}

function createRealm(): Globals | null {
  try {
    const frame = nativeDocument.createElement("iframe");
    frame.tabIndex = -1;
    frame.setAttribute("aria-hidden", "true");
    // Not `hidden`, because themes have `iframe { display: block }`. A policy allows styles by CSSOM.
    frame.style.setProperty("display", "none", "important");
    nativeDocument.documentElement.appendChild(frame);
    // Null on a sandboxed page; its own globals are used then.
    const globals = frame.contentWindow as unknown as Globals | null;
    // The iframe stays: once it is removed, its response bodies and abort signals stop working.
    if (globals?.fetch) return globals;
    frame.remove();
  } catch {
    // The page has broken the functions that create an iframe.
  }
  return null;
}

const boundMethods: Record<PropertyKey, unknown> = Object.create(null);

const pageDocument = window.document;

/**
 * The document without what named elements shadow: `<form name="body">` becomes `document.body`. Not a proxy of the
 * document, which could not hide a fixed value that the page has defined.
 */
export const nativeDocument: Document = new Proxy({} as Document, {
  get(_, name) {
    const known = boundMethods[name];
    if (known) return known;
    const value: unknown = Reflect.get(Object.getPrototypeOf(pageDocument), name, pageDocument);
    if (typeof value !== "function") return value;
    const bound = (...values: unknown[]) => value.apply(pageDocument, values);
    boundMethods[name] = bound;
    return bound;
  },
  set: (_, name, value) => Reflect.set(pageDocument, name, value),
});

const native = <Name extends keyof Globals & string>(name: Name): Globals[Name] =>
  (isNative(name, page[name])
    ? page[name]
    : (nativeRealm()?.[name] ?? page[name])) as Globals[Name];

const unboundFetch = native("fetch");

/** Called on this window even if it is the iframe's function, so that the page makes the request. */
export const nativeFetch: Globals["fetch"] = (input, init) =>
  unboundFetch.call(window, input, init);
export const nativeQueueMicrotask = /* @__PURE__ */ native("queueMicrotask");
/** Without what is in `Object.prototype`: ky creates a `Request` when it loads, and an inherited option may throw. */
export const nativeRequest = /* @__PURE__ */ (() =>
  new Proxy(native("Request"), {
    construct: (Native, [input, init]) =>
      new Native(input, Object.assign(Object.create(null), init)),
  }))();
export const nativeResponse = /* @__PURE__ */ native("Response");
export const nativeHeaders = /* @__PURE__ */ native("Headers");
export const nativeFormData = /* @__PURE__ */ native("FormData");
export const nativeReadableStream = /* @__PURE__ */ native("ReadableStream");
export const nativeURL = /* @__PURE__ */ native("URL");
export const nativeURLSearchParams = /* @__PURE__ */ native("URLSearchParams");
export const nativeAbortController = /* @__PURE__ */ native("AbortController");
export const nativeTextDecoder = /* @__PURE__ */ native("TextDecoder");
export const nativeTextEncoder = /* @__PURE__ */ native("TextEncoder");
export const nativeEvent = /* @__PURE__ */ native("Event");
export const nativeCustomEvent = /* @__PURE__ */ native("CustomEvent");
// Old pages have dictionaries of their own by these names.
export const nativeMap = /* @__PURE__ */ native("Map");
export const nativeSet = /* @__PURE__ */ native("Set");
// A page's own may lack methods, which leaves an empty form without a report.
export const nativeWeakMap = /* @__PURE__ */ native("WeakMap");

/** An async function's promise is native whatever the page has assigned to `Promise`. */
export const nativePromise = /* @__PURE__ */ (() =>
  (async () => {})().constructor as PromiseConstructor)();

/** A namespace object or class, from the iframe if the page has replaced one of the named methods. */
const nativeOwner = <Name extends "JSON" | "Object" | "Array", Key extends keyof Globals[Name]>(
  name: Name,
  ...methods: (Key & string)[]
): Globals[Name] => {
  const own = page[name] as Globals[Name];
  return methods.every((method) => isNative(method, own?.[method]))
    ? own
    : (nativeRealm()?.[name] ?? own);
};

export const nativeJSON = /* @__PURE__ */ nativeOwner("JSON", "parse", "stringify");
export const nativeObjectKeys = /* @__PURE__ */ (() => nativeOwner("Object", "keys").keys)();
/** An old replacement does not know the arrays of another realm, such as those of the iframe's JSON. */
export const nativeArrayIsArray = /* @__PURE__ */ (() => nativeOwner("Array", "isArray").isArray)();
const arrays = /* @__PURE__ */ nativeOwner("Array", "from");
export const nativeArrayFrom: ArrayConstructor["from"] = (...values: [never]) =>
  arrays.from(...values);
