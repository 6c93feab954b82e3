import type { LocationRecord } from "../../../../../contract/location-record/location-record.ts";
import { type CheckFinding, finding } from "../../../../../diagnostics/finding.ts";
import { TAG_NAME } from "../../../../api/names.ts";

type Practice = Pick<LocationRecord, "name" | "phone_number"> &
  Pick<LocationRecord, "streetAddress" | "city" | "postalCode">;

/** Words by which the name of a practice is known, and which many of them have. */
const KIND =
  /^(dent|endo|perio|ortho|clini|klini|practi|surger|medic|health|physio|chiro|podia|derm|opti[ck]|optom|vision|smile|tooth|teeth|doctor|dr$)/;
const COMMON =
  /^(the|and|for|our|your|book|booking|online|appointments?|home|welcome|contact|visit|new|patients?|office|cent(er|re)|family|care|group|associates)$/;

/** Of the United Kingdom, the United States and Canada. */
const POSTAL_CODE =
  /\b([A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}|[A-Z]{2},?\s\d{5}|[A-Z]\d[A-Z]\s\d[A-Z]\d)\b/;
const TOLL_FREE = /^(1?8(00|33|44|55|66|77|88)|(44)?0?80[08])/;

/**
 * Whether the page is certainly that of another practice than the location's: it names one, and has a postal
 * code or a phone number of another area; and of the location's name, phone number and address it has nothing.
 *
 * @param practice the location's name and address, to show
 */
export function checkPractice(location: Practice, practice: string): CheckFinding[] {
  const pageText = document.body.innerText;
  const data = textOf('script[type="application/ld+json"]');
  const name = nameOnPage(data);
  const text = plain(
    [document.title, metadata(), data, pageText, self.location.hostname].join(" "),
  );
  const phones = phonesOnPage(data);
  const digits = `${phones.join("a")}a${text}`.replace(/[^\da-z]/g, "");
  const phone = digitsOf(location.phone_number);
  const parts = [location.streetAddress, location.city, location.postalCode].map(plain);
  const words = wordsOf(location.name);
  const isMatching =
    words.length === 0 ||
    [...words, ...parts].some((part) => part !== "" && text.includes(part)) ||
    (phone.length >= MIN_LENGTH && digits.includes(phone.slice(-MIN_LENGTH)));
  if (!name || isMatching) return [];
  const isElsewhere = location.postalCode.trim() !== "" && POSTAL_CODE.test(`${data} ${pageText}`);
  const others = phones.filter((one) => one.length >= AREA_LENGTH && !TOLL_FREE.test(one));
  const isCalledElsewhere =
    phone !== "" && others.length > 0 && others.every((one) => areaOf(one) !== areaOf(phone));
  return isElsewhere || isCalledElsewhere
    ? [finding("WS595", "The form", `it is that of ${practice}, and the page names “${name}”`)]
    : [];
}

/** The digits in which two ways of writing a number agree, and those of a number with its area. */
const MIN_LENGTH = 7;
const AREA_LENGTH = 10;
const MAX_NAME_LENGTH = 80;

const areaOf = (phone: string) => phone.slice(-AREA_LENGTH, 3 - AREA_LENGTH);
const digitsOf = (text: string) => text.replace(/\D/g, "");

/** Without accents, capitals and repeated spaces. */
const plain = (text: string) =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/\s+/g, " ").trim().toLowerCase();

/** The words of a name that others do not have. */
const wordsOf = (name: string) =>
  (plain(name).match(/\p{L}{3,}/gu) ?? []).filter((word) => !KIND.test(word) && !COMMON.test(word));

const textOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join(" ");

const metadata = () =>
  [...document.querySelectorAll("meta[content]")]
    .map((one) => one.getAttribute("content"))
    .join(" ");

/** The first name of a practice that the page has: of its site, in its title, as its heading, or in its data. */
function nameOnPage(data: string): string | undefined {
  const site = document.querySelector("meta[property='og:site_name']")?.getAttribute("content");
  const names = [site ?? "", document.title, textOf("h1"), ...valuesIn(data, "name")];
  const isPractice = (name: string) =>
    plain(name)
      .split(/[^\p{L}]+/u)
      .some((word) => KIND.test(word));
  const name = names.find((one) => isPractice(one) && wordsOf(one).length > 0);
  return name?.replace(/\s+/g, " ").trim().slice(0, MAX_NAME_LENGTH);
}

const valuesIn = (data: string, key: string): string[] =>
  [...data.matchAll(/"(\w+)"\s*:\s*"([^"]+)"/g)].flatMap(([, name, value = ""]) =>
    name === key ? [value] : [],
  );

/** Not those in the form's own fallback. */
const phonesOnPage = (data: string): string[] =>
  [
    ...[...document.querySelectorAll<HTMLAnchorElement>("a[href^='tel:']")]
      .filter((link) => !link.closest(TAG_NAME))
      .map(({ href }) => href),
    ...valuesIn(data, "telephone"),
  ].map(digitsOf);
