import { QUESTIONS } from "../../contract/questions.ts";
import { type FieldResult, fieldError } from "../errors.ts";
import { editDistance } from "./edit-distance.ts";
import { halfWidth, hasInvisible, normalizeLine } from "./normalize.ts";

// `Ada Quill <ada@quill.example>` needs room for the name, too.
const MAX_TEXT_LENGTH = 2 * QUESTIONS.email.maxLength;
const LABEL =
  /^(?:[^@]*[:：]\s|(?:e-?mail|correo(?: electr[oó]nico)?|البريد(?: الإلكتروني)?)\s?[:：])/iu;
const MAILTO = /^\s*(?:mailto:)+([^?]*).*$/i;
/** Only one address may be in angle brackets; a display name has no `@`. */
const IN_BRACKETS = /^[^@]*<([^<>]+)>[^@]*$/;
/** `ada@quill.example (work)`: a note without an address behind a complete one. */
const note = () => /(@[^\s@]+\.\p{L}{2,})\s{0,9}[([][^@()[\]]{0,60}[)\]]\s*$/u;
/** `*ada@quill.example*`, as in a chat. */
const EMPHASIS = /^([*_~|])(.+)\1$/;

function normalizeEmail(input: string): string {
  const line = normalizeLine(input);
  if (line.length > MAX_TEXT_LENGTH) return line;
  const address = trimSigns(
    halfWidth(line)
      .replace(/[。｡]/g, ".")
      // Phones type it for an apostrophe, which is in addresses of names such as O'Neil.
      .replace(/(\p{L})’(?=\p{L})/u, "$1'")
      .replace(LABEL, "")
      .replace(IN_BRACKETS, "$1")
      .replace(MAILTO, "$1")
      .replace(note(), "$1"),
  ).replace(/ ?@ ?/g, "@");
  // Complete up to a blank, so what follows is not part of the address.
  const isComplete = /@\S+\.\p{L}{2,}[.,;]?\s/u.test(address);
  // Some keyboards insert a space after a period.
  return normalizeLine(isComplete ? address : address.replace(/ ?\. ?/g, "."));
}

function trimSigns(text: string): string {
  const trimmed = text
    .replace(/^[\s"'“”„‘’‚`´«»‹›<>()[\]{},;:.،؛•·/\p{Cf}]+/u, "")
    // No domain ends with punctuation or a sign. Those of EMPHASIS belong to a pair.
    .replace(/(?:(?![@*_~|])[\s\p{P}\p{Sm}\p{Sc}\p{Sk}\p{Cf}])+$/u, "")
    .replace(EMPHASIS, "$2");
  return trimmed === text ? text : trimSigns(trimmed);
}

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
 * A plausible address: one `@`, text on both sides, a dot in the domain, nothing invisible; non-ASCII is valid (RFC
 * 6531). Only sending mail can prove that an address works.
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
  if (
    !local ||
    NOT_IN_LOCAL_PART.test(local) ||
    hasOtherSign(local) ||
    endsWithDot(local, domain)
  ) {
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
const EXISTING = /^(?:bet|bom|cam|goo|gop|got|mov|nec|new|next|ong|pet|vet)$/;

/** The usual domain meant by one that does not exist (`con`), else null. Most with two letters exist. */
function meantTopLevelDomain(ending: string): string | null {
  const letters = ending.replace(/\d{1,9}$/, "");
  if (letters.length < 3 || EXISTING.test(letters)) return null;
  const meant = USUAL.find((usual) => editDistance(letters, usual) <= 1) ?? null;
  return meant === ending ? null : meant;
}

/** Common mail providers by their top-level domain; `any` if they use country domains, too. */
const PROVIDERS = {
  any: ["yahoo", "hotmail", "outlook", "protonmail", "live", "aol"],
  com: ["gmail", "icloud", "googlemail", "btinternet", "rocketmail", "ymail", "msn"],
  net: ["comcast", "sbcglobal", "bellsouth", "earthlink", "verizon", "att"],
};
const NAMES = Object.values(PROVIDERS).flat();
// Other providers whose names look like typos of the above.
const NOT_TYPOS = ["cloud", "email", "fmail", "mail"];
// Endings of other domains, which people confuse with the provider's.
const OTHER_ENDINGS = ["com", "net", "org", "edu", "gov", "info", "biz"];
// Names that are also words or companies that have their own addresses (`att.com`).
const ALSO_OTHERS = ["live", "att"];
const OWN_COM = ["comcast", "verizon"];
const COUNTRY_ENDING = /^(?:com?\.)?[a-z]{2}$/;
// Other domains are one typo away from shorter names.
const MIN_FUZZY_LENGTH = 5;
const LONG_NAME_LENGTH = 9;
const MAX_DOMAIN_LENGTH = 60;

/** The address probably meant if the domain looks like a typo (`ana@gmial.com`), else null. It may be correct. */
export function suggestEmail(input: string): string | null {
  const address = normalizeEmail(input);
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || domain.length > MAX_DOMAIN_LENGTH) return null;
  const dotted = domain.replace(/[.,;،]+/g, ".").replace(/(?:\.com){2,5}$/, ".com");
  // Nobody's name begins with it; people type it because every site does.
  const name = address.slice(0, at).replace(/^www\./i, "");
  const suggestion = `${name}@${providerDomain(dotted) ?? fixEnding(dotted)}`;
  const isSame = suggestion.toLowerCase() === address.toLowerCase();
  return !isSame && "value" in validateEmail(suggestion, QUESTIONS.email.maxLength)
    ? suggestion
    : null;
}

function providerDomain(domain: string): string | null {
  const dot = domain.indexOf(".");
  // Also without a dot: `gmailcom`, `gmail`.
  const name = dot < 0 ? domain.replace(/com$/, "") : domain.slice(0, dot);
  const provider = NAMES.includes(name) ? name : similarProvider(name);
  const ending = dot < 0 ? "com" : domain.slice(dot + 1);
  const correct = provider && correctEnding(provider, ending, name);
  return correct ? `${provider}.${correct}` : null;
}

const sortedLetters = (word: string) => [...word].sort().join("");

const similarProvider = (name: string) =>
  NOT_TYPOS.includes(name)
    ? undefined
    : NAMES.find(
        (provider) =>
          provider.length >= MIN_FUZZY_LENGTH &&
          (editDistance(name, provider) <= (provider.length < LONG_NAME_LENGTH ? 1 : 2) ||
            sortedLetters(name) === sortedLetters(provider)),
      );

function correctEnding(provider: string, ending: string, name: string): string | null {
  const usual = PROVIDERS.net.includes(provider) ? "net" : "com";
  if (editDistance(ending, usual) <= 1 || meantTopLevelDomain(ending) === usual) return usual;
  if (COUNTRY_ENDING.test(ending)) {
    if (PROVIDERS.any.includes(provider)) return ending;
    return usual === "com" && name === provider ? usual : null;
  }
  // A provider's name with another ending.
  const isOtherEnding =
    OTHER_ENDINGS.includes(ending) && !(ending === "com" && OWN_COM.includes(name));
  return name === provider && isOtherEnding && !ALSO_OTHERS.includes(name) ? usual : null;
}

/** The domain with the ending that was meant, also before a country (`con.mx`). */
function fixEnding(domain: string): string {
  const country = /\.[a-z]{2}$/.exec(domain)?.[0] ?? "";
  const withMeant = (text: string) =>
    text.replace(/\.([^.]*)$/, (_, ending) => `.${meantTopLevelDomain(ending) ?? ending}`);
  const withoutCountry = domain.slice(0, domain.length - country.length);
  const fixed = withMeant(withoutCountry);
  return fixed === withoutCountry ? withMeant(domain) : fixed + country;
}
