import { type CheckFinding, finding } from "../../../../../diagnostics/finding.ts";

const MAX_QUOTE_LENGTH = 100;
const MAX_DEPTH = 4;
const MAX_KEYS = 8;

/**
 * What is wrong with a response that is no location record.
 *
 * @param final the URL that the request was redirected to; "" if it was not
 */
export function describeBody(url: string, text: string, final = ""): CheckFinding {
  const to = final && `; it is redirected to ${final}`;
  const body = parse(text);
  if (body !== undefined) return finding("WS207", url, `${describeJson(body)}${to}`);
  const added = findAdded(text);
  if (added) return finding("WS573", new URL(url).origin, added);
  if (isCutOff(text)) {
    return finding("WS580", url, `it ends after ${quoteEnd(text)}${to}`);
  }
  const compressed = GZIP.some((start) => text.startsWith(start)) && COMPRESSED;
  const quoted = text.trim() === "" ? "an empty response" : describePage(text) || quote(text);
  return finding("WS206", url, `${compressed || quoted}${to}`);
}

/** The first bytes of compressed data, read as text. */
const GZIP = ["\u001f\u008b", "\u001f\ufffd"];
const COMPRESSED =
  "it is compressed with gzip, but its server does not send the header Content-Encoding: gzip";

/** Fewer keys in another spelling may be a coincidence. */
const MIN_RENAMED = 4;

/**
 * Which of a record's missing keys its response has in camelCase; "" if that is no rule.
 *
 * @param missing the documented keys
 */
export function findRenamed(text: string, missing: readonly string[]): string {
  const body = parse(text);
  const data: unknown = isObject(body) && "data" in body ? body.data : body;
  if (!isObject(data)) return "";
  const pairs = missing
    .map((key) => [key, key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())])
    .filter(([key = "", renamed = ""]) => key !== renamed && renamed in data && !(key in data))
    .map(([key, renamed]) => `${renamed} instead of ${key}`);
  const shown = pairs.slice(0, MAX_KEYS).join(", ");
  return pairs.length < MIN_RENAMED ? "" : `its keys were renamed on the way: ${shown}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether JSON has begun, and an object, a list or a text in it does not end. */
function isCutOff(text: string): boolean {
  if (!/^\s*[{[]/.test(text)) return false;
  let depth = 0;
  for (const [part] of text.matchAll(/"(?:[^"\\]|\\.)*\\?"?|[[\]{}]/gs)) {
    if (/^[[{]/.test(part)) depth += 1;
    else if (/^[\]}]/.test(part)) depth -= 1;
  }
  return depth > 0;
}

function quoteEnd(text: string): string {
  const { length } = text;
  const end = text.slice(-MAX_END_LENGTH);
  return `${length} characters, with ${length > end.length ? quote(`…${end}`) : quote(end)}`;
}

const MAX_END_LENGTH = 40;
const MAX_ATTEMPTS = 20;

/** What is before or after the record's JSON in a text; "" if there is none. */
function findAdded(text: string): string {
  const end = text.lastIndexOf("}") + 1;
  // A warning may contain braces itself.
  for (const { index } of [...text.matchAll(/\{\s*"/g)].slice(0, MAX_ATTEMPTS)) {
    if (findRecord(parse(text.slice(index, end)), MAX_DEPTH) === null) continue;
    const [before, after] = [text.slice(0, index), text.slice(end)];
    const parts = [
      ...(before ? [`before it: ${visible(before)}`] : []),
      ...(after.trim() ? [`after it: ${visible(after)}`] : []),
    ];
    return parts.join("; ");
  }
  return "";
}

/** The text that a person would see; else its characters' codes. */
function visible(text: string): string {
  const shown = withoutTags(text);
  if (shown) return quote(shown);
  const codes = [...text].slice(0, 4).map((one) => one.charCodeAt(0).toString(16).toUpperCase());
  return text.trim() ? quote(text) : `U+${codes.map((code) => code.padStart(4, "0")).join(" U+")}`;
}

/** A web page by its title, and whether it asks for a password; "" if it is none. */
function describePage(text: string): string {
  if (!/<(!doctype|html|head|body|title|h1)\b/i.test(text)) return "";
  const [, title = ""] = /<(?:title|h1)\b[^<>]*>([^<]*)/i.exec(text) ?? [];
  const isLogin = /type=["']?password\b|\b(log|sign)[- ]?in\b/i.test(text);
  return `${isLogin ? "a page to log in" : "a web page"}${title.trim() && `, ${quote(title)}`}`;
}

/** The keys of another shape, where a record is in it, and an error message that it has. */
function describeJson(body: unknown): string {
  const path = findRecord(body, MAX_DEPTH);
  const keys = isObject(body) && !Array.isArray(body) ? Object.keys(body) : [];
  const shape = Array.isArray(body)
    ? "a list"
    : isObject(body)
      ? `an object with ${keys.slice(0, MAX_KEYS).join(", ") || "no keys"}`
      : String(body);
  const message = isObject(body) ? messageIn(body) : "";
  return [
    `found ${shape}`,
    ...(path === null ? [] : [`the record is in ${path || "the object itself, without data"}`]),
    ...(message ? [`it says ${quote(message)}`] : []),
  ].join("; ");
}

/** Where APIs write an error; "0" is the first of a list. */
const MESSAGE_KEYS = ["detail", "message", "reason", "error", "title", "errors", "0"];

/** The first error message in JSON; "" if it has none. */
function messageIn(body: unknown): string {
  if (!isObject(body)) return isText(body) ? body : "";
  return MESSAGE_KEYS.map((key) => messageIn(Reflect.get(body, key))).find(Boolean) ?? "";
}

/** The reason that the body of a refusal gives: an error message, or the title of a web page; "" without one. */
export function readRefusal(text: string): { isPage: boolean; reason: string } {
  const body = parse(text);
  const page = body === undefined ? describePage(text) : "";
  const message = body === undefined ? withoutTags(text) : messageIn(body);
  return {
    isPage: page.startsWith("a web page"),
    reason: page ? `it sends ${page}` : message && `it says ${quote(message)}`,
  };
}

/** The path of the first object that looks like a record, such as `results[0]`; null if there is none. */
function findRecord(value: unknown, depth: number): string | null {
  if (!isObject(value) || depth < 0) return null;
  if ("web_scheduler_config" in value || "is_web_scheduler_enabled" in value) return "";
  for (const [key, part] of Object.entries(value).slice(0, MAX_KEYS)) {
    const rest = findRecord(part, depth - 1);
    if (rest === null) continue;
    const own = Array.isArray(value) ? `[${key}]` : key;
    return rest === "" || rest.startsWith("[") ? own + rest : `${own}.${rest}`;
  }
  return null;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

const withoutTags = (text: string) =>
  text
    .replace(/<[^<>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

function quote(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return `“${line.length > MAX_QUOTE_LENGTH ? `${line.slice(0, MAX_QUOTE_LENGTH)}…` : line}”`;
}
