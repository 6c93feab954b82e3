import { expect, test } from "vitest";
import { leadsElsewhere } from "../../../../src/embed/chunks/draft/contains-contact-details.ts";

test.each<[string, string]>([
  ["a number", "Call 2025550199"],
  ["a number with separators", "2 0 2 - 5 5 5 - 0 1 9 9"],
  ["a number with dots", "202.555.0199"],
  ["a part of a number", "Call 202"],
  ["one digit", "Room 5"],
  ["an emergency number", "Call 911"],
  ["Arabic-Indic digits", "اتصل ٢٠٢٥٥٥٠١٩٩"],
  ["Persian digits", "۲۰۲۵۵۵"],
  ["Devanagari digits", "२०२ ५५५"],
  ["Bengali digits", "২০২"],
  ["full-width digits", "２０２５５５"],
  ["mathematical digits", "𝟐𝟎𝟐𝟓𝟓𝟓"],
  ["digits in circles", "②⓪②"],
  ["digits on keys", "2️⃣0️⃣2️⃣"],
  ["superscript digits", "²⁰²⁵"],
  ["Roman numerals", "ⅭⅭⅡ"],
  ["Chinese numerals", "二零二五五五"],
  ["letters among digits", "1-800-DENTIST"],
  ["digits with nothing visible in between", "2\u200b0\u200b2"],
  ["a number in English words", "Call two oh two, five five five"],
  ["a number in Spanish words", "Llame al dos cero dos"],
  ["a number in Arabic words", "اتصل خمسة خمسة صفر"],
  ["words with an invisible sign in them", "fi\u200bve fi\u200bve fi\u200bve"],
  ["an e-mail address", "Write to desk@elsewhere.example"],
  ["a web address", "https://elsewhere.example"],
  ["a web address without a protocol", "See elsewhere.example"],
  ["a web address with a full-width dot", "See elsewhere．example"],
  ["a web address with an invisible sign", "See elsewhere\u200b.\u200bexample"],
  ["a web address with a control character", "See elsewhere\u0001.example"],
])("%s leads elsewhere: %j", (_what, text) => {
  expect(leadsElsewhere(text)).toBe(true);
});

test.each([
  "",
  "Gentle hands, all day long",
  "One call is enough",
  "Uno de nuestros médicos",
  "واحد من أطبائنا",
  "Someone will call you. Often at once.",
  "Wait… or call us!",
  "Dr. Ines Okafor, DDS & team",
  "安心の歯科",
  "A wave 🌊 from the sea",
])("%j leads nowhere", (text) => {
  expect(leadsElsewhere(text)).toBe(false);
});
