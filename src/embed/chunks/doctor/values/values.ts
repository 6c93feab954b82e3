import { type CheckFinding, finding } from "../../../../diagnostics/finding.ts";
import type { SettingName } from "../../../api/attributes.ts";
import { findWrongCharacter } from "./characters.ts";
import { describeRewriting, findRewriting } from "./rewritten.ts";

type UrlName = Extract<SettingName, `${string}-url`>;

/** Each attribute with an address, and whether the form itself sends requests to it. */
const URLS: Record<UrlName, boolean> = {
  "base-url": true,
  "submit-url": true,
  "slots-url": true,
  "privacy-url": false,
};

/** The attributes that somebody copies from elsewhere, or that a template fills in. */
const COPIED = ["location-id", ...Object.keys(URLS), "phone"];

/** The mark of a template that was not filled in. */
export const TEMPLATE = /\{\{|\{%|\$\{|<[?%]/;

/** An email address, also with the scheme of a link to it. */
const EMAIL = /^(mailto:|[\w.+-]{1,64}@[\w.-]{1,255}$)/i;

/** What is wrong with a value that looks right to whoever copied it. */
export const findWrongCharacters = (form: Element): CheckFinding[] =>
  COPIED.flatMap((name): CheckFinding[] => {
    const value = form.getAttribute(name)?.trim() ?? "";
    if (TEMPLATE.test(value)) return [finding("WS563", name, value)];
    const rewriting = findRewriting(value);
    if (rewriting) return [finding("WS568", name, describeRewriting(rewriting))];
    if (EMAIL.test(value) && URLS[name as UrlName]) return [finding("WS578", name, value)];
    const wrong = findWrongCharacter(name, value);
    return wrong ? [finding("WS562", name, wrong)] : [];
  });

/** Addresses of one computer, or of a network that is not the internet (RFC 1918, 4193, 3927, 6762, 9476). */
const LOCAL =
  /^(localhost|0\.0\.0\.0|(127|10)(\.\d+){3}|(192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))(\.\d+){2}|\[(::1?|f[cde].*)\]|[^.:[\]]+|.+\.(localhost|local|lan|home|internal|intranet|home\.arpa))$/;

/**
 * The attributes with an address that patients cannot reach, although the person who embeds the form can.
 *
 * @param page the page's hostname, "" for a file; null if it is unknown
 */
export const findLocalAddresses = (form: Element, page: string | null): CheckFinding[] =>
  Object.entries(URLS).flatMap(([name, isRequested]) => {
    const value = form.getAttribute(name)?.trim() ?? "";
    return isRequested && isOnlyLocal(value, page) ? [finding("WS561", name, value)] : [];
  });

/** Whether a page of the internet has an address of one computer or of a local network. An unknown page may be a trial. */
export function isOnlyLocal(url: string, page: string | null): boolean {
  if (!page || LOCAL.test(page) || !URL.canParse(url)) return false;
  return LOCAL.test(new URL(url).hostname);
}
