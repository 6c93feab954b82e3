import { FIELDS } from "../../contract/fields.ts";
import { editDistance } from "../text/edit-distance.ts";
import { meantTopLevelDomain, validateEmail } from "./email.ts";
import { normalizeEmail } from "./normalize-email.ts";

// Common mail providers and their top-level domain; `any` if they use country domains, too.
const PROVIDERS: Record<string, "any" | "com" | "net"> = {
  gmail: "com",
  yahoo: "any",
  hotmail: "any",
  outlook: "any",
  icloud: "com",
  googlemail: "com",
  protonmail: "any",
  btinternet: "com",
  rocketmail: "com",
  comcast: "net",
  sbcglobal: "net",
  bellsouth: "net",
  earthlink: "net",
  verizon: "net",
  att: "net",
  ymail: "com",
  msn: "com",
  live: "any",
  aol: "any",
};
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

/**
 * The address that was probably meant, if the domain looks like a typo (`ana@gmial.com`), else null.
 * Only a suggestion, because the address may be correct.
 */
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
  return !isSame && "value" in validateEmail(suggestion, FIELDS.email.maxLength)
    ? suggestion
    : null;
}

/** The domain of the provider that `domain` is or resembles, else null. */
function providerDomain(domain: string): string | null {
  const dot = domain.indexOf(".");
  // Also without a dot: `gmailcom`, `gmail`.
  const name = dot < 0 ? domain.replace(/com$/, "") : domain.slice(0, dot);
  const provider = Object.hasOwn(PROVIDERS, name) ? name : similarProvider(name);
  const ending = dot < 0 ? "com" : domain.slice(dot + 1);
  const correct = provider && correctEnding(provider, ending, name);
  return correct ? `${provider}.${correct}` : null;
}

const sortedLetters = (word: string) => [...word].sort().join("");

const similarProvider = (name: string) =>
  NOT_TYPOS.includes(name)
    ? undefined
    : Object.keys(PROVIDERS).find(
        (provider) =>
          provider.length >= MIN_FUZZY_LENGTH &&
          (editDistance(name, provider) <= (provider.length < LONG_NAME_LENGTH ? 1 : 2) ||
            sortedLetters(name) === sortedLetters(provider)),
      );

function correctEnding(provider: string, ending: string, name: string): string | null {
  const kind = PROVIDERS[provider] ?? "any";
  const usual = kind === "any" ? "com" : kind;
  if (editDistance(ending, usual) <= 1 || meantTopLevelDomain(ending) === usual) return usual;
  if (COUNTRY_ENDING.test(ending)) {
    if (kind === "any") return ending;
    return kind === "com" && name === provider ? usual : null;
  }
  // A provider's name with another ending.
  const isOtherEnding =
    OTHER_ENDINGS.includes(ending) && !(ending === "com" && OWN_COM.includes(name));
  return name === provider && isOtherEnding && !ALSO_OTHERS.includes(name) ? usual : null;
}

/** The domain with the ending that was meant, also before a country (`con.mx`). */
function fixEnding(domain: string): string {
  const country = /\.[a-z]{2}$/.exec(domain)?.[0] ?? "";
  const fixed = withMeantEnding(domain.slice(0, domain.length - country.length));
  return fixed === null ? (withMeantEnding(domain) ?? domain) : fixed + country;
}

function withMeantEnding(domain: string): string | null {
  const dot = domain.lastIndexOf(".") + 1;
  const meant = dot > 0 && meantTopLevelDomain(domain.slice(dot));
  return meant ? domain.slice(0, dot) + meant : null;
}
