import { type FieldResult, fieldError } from "../errors.ts";
import { editDistance } from "../text/edit-distance.ts";
import { hasInvisible } from "../text/normalize.ts";
import { normalizeEmail } from "./normalize-email.ts";

const MAX_LABEL_LENGTH = 63;
const BETWEEN_ADDRESSES = /[\s,;،؛/|&<>()]/;
// The signs are valid in quotes only, which no provider offers (RFC 5322, 3.4.1).
const NOT_IN_LOCAL_PART = /[,;:<>()[\]\\"،؛]|\.\./;
/** Punctuation, symbols and emoji that are not ASCII, which RFC 6531 allows and no provider has. */
const hasOtherSign = (text: string) =>
  /(?![\0-\x7f])[\p{P}\p{S}\p{Me}\p{Variation_Selector}]/u.test(text);
// Only old addresses in Japan have one (RFC 5321, 4.1.2, allows none).
const endsWithDot = (local: string, domain: string) =>
  local.endsWith(".") && !/\.jp$/i.test(domain);

/**
 * A plausible address: one `@`, text on both sides, a dot in the domain, no whitespace or invisible
 * characters. Non-ASCII characters are valid on both sides (RFC 6531). Only sending mail can prove
 * that an address works.
 */
export function validateEmail(input: string, limit: number): FieldResult {
  const address = normalizeEmail(input);
  if (address === "") return { value: null };
  if (address.length > limit) return fieldError("too-long", { limit });
  const [local, domain, ...rest] = address.split("@");
  if (rest.length > 0) return fieldError(hasTwoAddresses(address) ? "email-two" : "email-at");
  if (domain === undefined) return fieldError("email-at");
  // First, because emoji contain invisible characters.
  if (local && /\p{So}/u.test(local)) return fieldError("email-local");
  if (hasInvisible(address)) return fieldError("email-blank");
  if (!local) return fieldError("email-name");
  if (NOT_IN_LOCAL_PART.test(local) || hasOtherSign(local) || endsWithDot(local, domain)) {
    return fieldError("email-local");
  }
  return isDomain(domain) ? { value: address } : fieldError("email-domain");
}

const hasTwoAddresses = (text: string) =>
  text.split(BETWEEN_ADDRESSES).filter((part) => {
    const [local, domain = "", ...rest] = part.split("@");
    return local && domain.includes(".") && rest.length === 0;
  }).length > 1;

function isDomain(domain: string): boolean {
  const labels = domain.split(".");
  return (
    labels.length > 1 &&
    labels.every(isLabel) &&
    meantTopLevelDomain(labels.at(-1)?.toLowerCase() ?? "") === null &&
    // No top-level domain has a digit, except in Punycode.
    /^(?:\p{L}[\p{L}\p{M}]+|xn--[a-z\d-]+)$/iu.test(labels.at(-1) ?? "")
  );
}

const isLabel = (text: string) =>
  text.length <= MAX_LABEL_LENGTH &&
  /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u.test(text);

const USUAL = ["com", "net", "org", "edu", "gov"];
// The top-level domains that exist one typo away from a usual one (IANA, root zone, 2026).
const EXISTING = [
  "bet",
  "bom",
  "cam",
  "goo",
  "gop",
  "got",
  "mov",
  "nec",
  "new",
  "next",
  "ong",
  "pet",
  "vet",
];

/**
 * The usual top-level domain that was meant by one that does not exist (`con`); null for any other. Those
 * with two letters are countries, and most of them exist.
 */
export function meantTopLevelDomain(ending: string): string | null {
  const letters = ending.replace(/\d{1,9}$/, "");
  if (letters.length < 3 || EXISTING.includes(letters)) return null;
  const meant = USUAL.find((usual) => editDistance(letters, usual) <= 1) ?? null;
  return meant === ending ? null : meant;
}
