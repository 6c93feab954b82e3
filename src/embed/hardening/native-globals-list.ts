/**
 * The globals that the script takes from native-globals.ts instead of the page, since scripts on
 * old pages replace them. The build reads this list; each entry has an export there, with `native`
 * before its name: `nativeFetch`, `nativeObjectKeys`.
 */
export const NATIVE_GLOBALS = [
  "document",
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
  "Promise",
  "JSON",
  "Object.keys",
  "Object.values",
  "Object.entries",
  "Array.from",
] as const;
