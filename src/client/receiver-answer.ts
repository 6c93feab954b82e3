import { valueAt } from "../contract/value-at.ts";

/**
 * Whether a 2xx is a web page or a portal's notice (RFC 8908) instead of the receiver's response: guest
 * networks, maintenance pages, and servers that return index.html for every path send one with status 200.
 * Some give it no type, or another one. XML may be a receiver's, unless it is XHTML.
 */
export function isWebPage(type: string, text: string): boolean {
  if (/^(text\/html|application\/(xhtml|captive\+json))/i.test(type)) return true;
  return /^[^;]*xml/i.test(type)
    ? /^\s*(<\?xml[^>]*>\s*)?<(!doctype )?html\b/i.test(text)
    : /^\s*</.test(text);
}

/** Whether the body of a 2xx says that the request failed, as in `{ "success": false }`. */
export function saysFailed(body: unknown): boolean {
  if (Array.isArray(body)) return false;
  const status = valueAt(body, ["status"]);
  return (
    ["success", "ok"].some((key) => valueAt(body, [key]) === false) ||
    (typeof status === "string" && /^(error|fail(ed|ure)?)$/i.test(status)) ||
    ["error", "errors"].some((key) => isFilled(valueAt(body, [key])))
  );
}

const isFilled = (value: unknown) =>
  Boolean(value) && !(typeof value === "object" && Object.keys(value ?? {}).length === 0);
