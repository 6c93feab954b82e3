import fc from "fast-check";
import { LANGUAGE_CODES } from "../../src/messages/languages.ts";

/** Text that people type and paste, and text that breaks parsers. */
const FRAGMENTS = [
  ..."019 .-+()/#@,:;<>'\"&%$\\x\t\n\r\0",
  "\r\n",
  "\u00A0",
  "\u00AD",
  "\u0085",
  "\u200B",
  "\u200D",
  "\u200F",
  "\u2028",
  "\u202E",
  "\u2066",
  "\uFEFF",
  "\u3000",
  "\u3164",
  "\u0301",
  "\u0323",
  "\u0344",
  "\u212B",
  "\uD83D",
  "\uDE00",
  "👨‍👩‍👧‍👦",
  "🇪🇸",
  "ß",
  "İ",
  "가",
  "\u1100",
  "\u1161",
  "٣",
  "९",
  "７",
  "＋",
  "＠",
  "。",
  "(0)",
  "00",
  "011",
  "+1",
  "+44",
  "202 555 0143",
  "020 7946 0958",
  "tel:",
  " ext. 12",
  "mailto:",
  "ada",
  "quill.example",
  "gmial.con",
  "27",
  "1990",
  "29 2 2000",
  "2026-11-20",
  "March",
  "marzo",
  "كانون الثاني",
  "年",
  "__proto__",
  "constructor",
];

const codeUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
  .map((codes) => String.fromCharCode(...codes));
const fragments = fc
  .array(fc.constantFrom(...FRAGMENTS), { maxLength: 12 })
  .map((parts) => parts.join(""));
const long = fc.tuple(fc.constantFrom(...FRAGMENTS), fragments).map(
  // Ten thousand code units of one fragment and a different end, to trigger regex backtracking.
  ([fragment, end]) => fragment.repeat(Math.ceil(10_000 / fragment.length)) + end,
);

/** Any string: also with lone surrogates and control characters, and of 10,000 characters. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fragments },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
  { weight: 2, arbitrary: codeUnits },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 200 }) },
  { weight: 1, arbitrary: long },
);

const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(..."0123456789"), minLength, maxLength });

/** Text that is likely to be a valid phone number. */
export const phoneLike = fc
  .tuple(fc.constantFrom("", "+", "00", "011", "+1", "0", "(0)"), digits(4, 16))
  .map((parts) => parts.join(""));

/** Text that is likely to be a valid email address. */
export const emailLike = fc.oneof(
  fc.emailAddress(),
  fc
    .tuple(fragments, fc.constantFrom("@", "＠", "@ ", "@@"), fc.domain())
    .map((parts) => parts.join("")),
);

/** Text that is likely to be a valid part of a date. */
export const dayLike = fc.integer({ min: -1, max: 33 }).map(String);
export const monthLike = fc.oneof(
  fc.integer({ min: 0, max: 13 }).map(String),
  fc.constantFrom("Jan", "march", "abril", "Sept.", "دجنبر", "Febuary"),
);
export const yearLike = fc.integer({ min: 1880, max: 2040 }).map(String);

export const anyLocale = fc.constantFrom("en-GB", ...LANGUAGE_CODES);
/** A practice's calling code; null if unknown. */
export const anyCallingCode = fc.oneof(
  fc.constantFrom("1", "7", "34", "36", "39", "44", "49", "52", "54", "55", "61", "210", "351"),
  fc.constant(null),
);
