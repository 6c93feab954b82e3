import { editDistance } from "../text/edit-distance.ts";
import { tidyEmail } from "./normalize-email.ts";

// Where most people have their mail, and what follows the first dot there; `any` where there are
// addresses for each country too.
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
};
// Right as they are, although they look like a slip of one of those.
const OTHERS = ["cloud", "email", "fmail", "mail", "ymail"];
const COUNTRY = /^(?:com?\.)?[a-z]{2}$/;
// Endings that no domain has, and what was meant.
const NO_ENDINGS: Record<string, RegExp> = {
  com: /\.(?:con|cmo|ocm|comm|coom|ccom|vom|xom|cpm)$/,
  net: /\.(?:nte|nett)$/,
  org: /\.(?:ogr|orgg)$/,
};
const LONG_NAME = 9;
const LONGEST_DOMAIN = 60;

/**
 * The address that was probably meant, where the domain looks like a slip of the finger
 * (`ana@gmial.com`), else null. An offer, never a correction: the address may be right.
 */
export function suggestEmail(typed: string): string | null {
  const address = tidyEmail(typed);
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || domain.length > LONGEST_DOMAIN) return null;
  const dotted = domain.replace(/[.,;]+/g, ".");
  const meant = meantAddress(dotted) ?? withRealEnding(dotted);
  return meant === domain ? null : address.slice(0, at + 1) + meant;
}

function meantAddress(domain: string): string | null {
  const dot = domain.indexOf(".");
  // `gmailcom` and `gmail` too.
  const name = dot < 0 ? domain.replace(/com$/, "") : domain.slice(0, dot);
  const provider = Object.hasOwn(PROVIDERS, name) ? name : meantProvider(name);
  const ending = provider && meantEnding(provider, dot < 0 ? "com" : domain.slice(dot + 1), name);
  return ending ? `${provider}.${ending}` : null;
}

const letters = (word: string) => [...word].sort().join("");

const meantProvider = (name: string) =>
  OTHERS.includes(name)
    ? undefined
    : Object.keys(PROVIDERS).find(
        (provider) =>
          editDistance(name, provider) <= (provider.length < LONG_NAME ? 1 : 2) ||
          letters(name) === letters(provider),
      );

function meantEnding(provider: string, ending: string, name: string): string | null {
  const kind = PROVIDERS[provider] ?? "any";
  const usual = kind === "any" ? "com" : kind;
  if (editDistance(ending, usual) <= 1 || NO_ENDINGS[usual]?.test(`.${ending}`)) return usual;
  if (!COUNTRY.test(ending)) return null;
  if (kind === "any") return ending;
  return kind === "com" && name === provider ? usual : null;
}

function withRealEnding(domain: string): string {
  for (const [ending, wrong] of Object.entries(NO_ENDINGS)) {
    if (wrong.test(domain)) return domain.replace(wrong, `.${ending}`);
  }
  return domain;
}
