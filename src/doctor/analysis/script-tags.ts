import { type CheckFinding, finding } from "../../diagnostics/finding.ts";
import { TAG_NAME } from "../../embed/api/names.ts";
import { isLoopback } from "../../embed/api/safe-url.ts";
import { VERSION } from "../../embed/api/version.ts";
import { isPlaceholder } from "../../embed/chunks/doctor/checks/attributes.ts";
import { wronglyQuoted } from "../../embed/chunks/doctor/values/quotes.ts";
import { describeRewriting, findRewriting } from "../../embed/chunks/doctor/values/rewritten.ts";
import { isOnlyLocal, TEMPLATE } from "../../embed/chunks/doctor/values/values.ts";
import { type InspectedPage, parseUrl, startTag } from "./inspected-page.ts";

/** The form's tag, and what is in its place. */
export interface ScriptTag {
  element: HTMLScriptElement;
  /** The URL that the browser loads; null if there is none, or if it is unknown. */
  url: URL | null;
}

/** The URL of the script, also with characters around it that do not belong there. */
export const SCRIPT_FILE = /web-scheduler[^/\s]{0,99}\.js/i;

/** The tags that load the script, or should: the URL may be in another attribute. */
export function findScriptTags({ document, url, isRunning }: InspectedPage): ScriptTag[] {
  const scripts = [...document.querySelectorAll("script")].filter(
    (tag) => !tag.closest("noscript, svg, math"),
  );
  const named = scripts.filter(
    (tag) =>
      [...tag.attributes].some(({ value }) => SCRIPT_FILE.test(value)) ||
      tag.getAttributeNames().some((name) => name.includes("<")) ||
      (tag.hasAttribute("data-location-id") && tag.hasAttribute("data-base-url")),
  );
  const base = baseOf(document, url);
  const withUrls = (tags: readonly HTMLScriptElement[]) =>
    tags.map((element): ScriptTag => {
      const src = element.getAttribute("src");
      return { element, url: src === null ? null : parseUrl(src, base) };
    });
  // The link that a service for sharing files or for protecting mail gives does not have the file's name.
  const isLoaded =
    isRunning || scripts.some(({ textContent }) => /web-?scheduler/i.test(textContent ?? ""));
  const isLost = named.length === 0 && !isLoaded && document.querySelector(TAG_NAME) !== null;
  return isLost ? withUrls(scripts).filter(isLink) : withUrls(named);
}

/** Not a gist, which is a script that shows code. */
const isLink = ({ element, url }: ScriptTag) =>
  url !== null &&
  url.hostname !== "gist.github.com" &&
  (CODE_HOST.test(url.hostname) || findRewriting(element.getAttribute("src") ?? "") !== null);

const baseOf = (document: Document, url: URL | null) =>
  parseUrl(document.querySelector("base[href]")?.getAttribute("href"), url) ?? url;

const JAVASCRIPT =
  /^(module|(text|application)\/(x-)?(java|ecma)script|text\/(javascript1\.[0-5]|jscript|livescript))?$/i;
const OPTIMIZER =
  /rocket|litespeed|delay|perfmatters|flying|lazyload|wpfc|psajs|nitro|phast|wpmeteor|screx|ezoic|breeze|wpacu|wphb|\bfvm|^[\da-f]+-(text\/javascript|module)\b/i;
const CONSENT =
  /^text\/plain$|blocked|cookie|consent|categor|usercentrics|iubenda|onetrust|optanon|cmplz|borlabs|klaro|cmp-|osano|termly|didomi|axeptio|tarteaucitron|complianz|rcb-|cky-|cookieyes|truendo|trustarc|evidon|moove|gdpr/i;
/** A server's name where `https://` is missing; a folder has no such ending. */
const BARE_HOST = /^(https?:\/?(?!\/)|(?:[a-z0-9-]+\.)+[a-z]{3,}\/|www\.)/i;
/** Hosts that show or share code, and send it as a page, as text or as a download. */
const CODE_HOST =
  /(^|\.)(github\.com|githubusercontent\.com|gitlab\.com|bitbucket\.org|pastebin\.com|(drive|docs)\.google\.com|drive\.usercontent\.google\.com|dropbox\.com|dropboxusercontent\.com|1drv\.(ms|com)|onedrive\.live\.com|sharepoint\.com|box\.com|icloud\.com|wetransfer\.com|we\.tl|mega\.nz)$/i;

/** Why the browser does not run a tag, as far as the tag says. */
export function checkScriptTag({ element, url }: ScriptTag, page: InspectedPage): CheckFinding[] {
  const subject = startTag(element);
  const src = element.getAttribute("src");
  const unreadable = [...findRewritten(element), ...findWrongQuotes(element)].slice(0, 1);
  if (unreadable.length > 0) return unreadable;
  const isSwallowing = src !== null && /<\/?[a-z!]/i.test(element.textContent ?? "");
  return [
    ...checkType(element, subject),
    ...(isSwallowing ? [finding("WS545", subject)] : []),
    ...(src !== null && !isSwallowing && /\bWebScheduler\b/.test(element.textContent ?? "")
      ? [finding("WS559", subject)]
      : []),
    ...(src === null || !url ? [] : checkUrl(src, url, page, subject)),
    ...(url ? checkIntegrity(element, url, page, subject) : []),
  ];
}

const CODE_PAGE = "this site shows code or shares files: it sends a page or text, and not a script";

/** Whether it is worth loading the file. */
export const hasUsableUrl = ({ element, url }: ScriptTag, page: InspectedPage) =>
  url !== null &&
  findRewritten(element).length === 0 &&
  findWrongQuotes(element).length === 0 &&
  checkUrl(element.getAttribute("src") ?? "", url, page, "").length === 0;

/** Consent tools, optimizers and Partytown change `type` or rename `src`. */
function checkType(element: Element, subject: string): CheckFinding[] {
  const type = element.getAttribute("type")?.trim() ?? "";
  const src = element.getAttribute("src");
  const renamed = [...element.attributes].find(
    ({ name, value }) => name !== "src" && SCRIPT_FILE.test(value),
  );
  if (JAVASCRIPT.test(type) && src !== null) {
    const isForOldBrowsers = element.hasAttribute("nomodule") && type !== "module";
    return isForOldBrowsers ? [finding("WS544", subject, "nomodule")] : [];
  }
  const named = JAVASCRIPT.test(type) ? (renamed?.name ?? "") : `type="${type}"`;
  const marks = `${type} ${element.getAttributeNames()}`;
  if (/partytown/i.test(type)) return [finding("WS541", subject)];
  if (OPTIMIZER.test(marks)) return [finding("WS542", subject, named)];
  if (CONSENT.test(type) || CONSENT.test(marks)) return [finding("WS540", subject, named)];
  if (!JAVASCRIPT.test(type)) return [finding("WS544", subject, named)];
  return isInlined(element)
    ? []
    : [finding("WS543", subject, renamed && `it is in ${renamed.name}`)];
}

/** An optimizer may have put the script's text into the tag. */
const isInlined = ({ textContent }: Element) => textContent?.includes("WebScheduler") ?? false;

function checkUrl(src: string, url: URL, page: InspectedPage, subject: string): CheckFinding[] {
  const { protocol, hostname, origin, href } = url;
  if (isPlaceholder(href)) return [finding("WS520", "src", src)];
  if (TEMPLATE.test(src)) {
    return [finding("WS553", src, "it has the mark of a template that was not filled in")];
  }
  if (BARE_HOST.test(src.trim())) return [finding("WS553", src, "https:// is missing in it")];
  const isRelative = parseUrl(src) === null;
  if (isRelative && page.url && origin !== page.url.origin && !src.trim().startsWith("//")) {
    return [finding("WS551", subject, href)];
  }
  if (isOnlyLocal(href, page.url?.hostname ?? null)) return [finding("WS556", subject, href)];
  if (isLoopback(hostname) || !/^https?:$/.test(protocol)) {
    const isTrial = page.url && (isLoopback(page.url.hostname) || page.url.protocol === "file:");
    return isTrial ? [] : [finding("WS556", subject, href)];
  }
  if (CODE_HOST.test(hostname) && hostname !== page.url?.hostname) {
    return [finding("WS553", href, CODE_PAGE)];
  }
  const [, chunk] = /web-scheduler-\d[\d.]*(?:-rc\.\d+)?-([a-z-]+)\.js$/i.exec(url.pathname) ?? [];
  if (chunk)
    return [finding("WS553", href, `it is a part of the script: load web-scheduler-${VERSION}.js`)];
  const isMixed = protocol === "http:" && page.url?.protocol !== "http:";
  return isMixed ? [finding("WS503", "src")] : [];
}

function checkIntegrity(element: Element, url: URL, page: InspectedPage, subject: string) {
  const integrity = element.getAttribute("integrity")?.trim();
  const crossOrigin = element.getAttribute("crossorigin");
  const isSameOrigin = page.url?.origin === url.origin;
  if (crossOrigin === "use-credentials" && !isSameOrigin) {
    return [finding("WS549", subject, "“use-credentials” forbids Access-Control-Allow-Origin: *")];
  }
  if (!integrity) return [];
  const isUnversioned = /\/web-scheduler\.js$/.test(url.pathname);
  const isKnownOrigin = page.url !== null || parseUrl(element.getAttribute("src")) !== null;
  return [
    ...(crossOrigin === null && !isSameOrigin && isKnownOrigin
      ? [finding("WS549", subject, "because of integrity")]
      : []),
    ...(isUnversioned ? [finding("WS548", subject)] : []),
    ...(isCutOff(integrity) ? [finding("WS547", subject, "a character is missing or added")] : []),
  ];
}

/** The number of characters of a hash in base64. */
const HASH_LENGTHS: Record<string, number> = { sha256: 44, sha384: 64, sha512: 88 };

/** Whether no hash can be right, because of its length. A browser ignores what is no hash at all. */
function isCutOff(integrity: string): boolean {
  const hashes = [...integrity.matchAll(/(?:^|\s)(sha(?:256|384|512))-([\w+/-]{1,200}={0,2})/g)];
  return (
    hashes.length > 0 && hashes.every(([, name = "", hash]) => hash?.length !== HASH_LENGTHS[name])
  );
}

function findRewritten(element: Element): CheckFinding[] {
  const rewriting = findRewriting(element.getAttribute("src") ?? "");
  return rewriting ? [finding("WS568", startTag(element), describeRewriting(rewriting))] : [];
}

/** A value that begins in one attribute and ends in another, or has a word processor's marks. */
function findWrongQuotes(element: Element): CheckFinding[] {
  const name = wronglyQuoted(element);
  return name === null ? [] : [finding("WS555", startTag(element), name)];
}
