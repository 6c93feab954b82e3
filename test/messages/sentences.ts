import { messages as en } from "../../src/messages/en-first-screen.ts";
import { LANGUAGE_CODES, type LanguageCode } from "../../src/messages/languages.ts";
import type { Language } from "../../src/messages/messages.ts";
import type { OutsideForm } from "../../src/messages/outside-form/en.ts";

export interface Sentence {
  /** The path of the message, with the first argument of a function: `submission.idle(3)`. */
  key: string;
  text: string;
  args: readonly string[];
}

type Arguments = readonly (string | number | null)[];

/** Realistic arguments of the functions, by the last name in the key. */
const ARGUMENTS: Record<string, readonly Arguments[]> = {
  call: [["(202) 555-0143"]],
  emergency: [["112"], [null]],
  closed: [["Maple Dental"]],
  step: [["1", "2"]],
  locationsShown: [["1", "2"]],
  tooLong: [["⟦field⟧", "1,000"]],
  notAName: [["⟦field⟧"]],
  incompleteDate: [["⟦day⟧"], ["⟦day⟧, ⟦month⟧"]],
  shortMonth: [["⟦month⟧ 1990", "28"]],
  replyWithin: [["⟦2 hours⟧"]],
  openUntil: [["⟦17:00⟧"]],
  opensToday: [["⟦17:00⟧"]],
  opensTomorrow: [["⟦17:00⟧"]],
  opensOn: [["⟦11/23⟧", "⟦17:00⟧"]],
  didYouMean: [["anna@gmail.com"]],
  abroad: [["+64 21 123 4567", "⟦country⟧"]],
  labelled: [["⟦label⟧", "⟦value⟧"]],
  textConsent: [["Maple Dental"]],
  ownMissing: [["⟦label⟧"]],
  timeZone: [["⟦zone⟧"]],
  noTimes: [["⟦Nov 23 – 29⟧"]],
  readerTime: [["⟦Monday 9:00 AM⟧"]],
  lostTime: [["⟦Monday 9:00 AM⟧"]],
};
const PHONE_ARGUMENTS = [["(202) 555-0143"]];

export const COUNTS = [0, 1, 2, 3, 11, 100];
/** The functions whose sentence depends on a number. */
export const COUNT_FUNCTIONS = [
  "problemTitle",
  "timesCount",
  "workingDays",
  "charactersLeft",
  "charactersOver",
  "idle",
];

const argumentsOf = (name: string) =>
  COUNT_FUNCTIONS.includes(name)
    ? COUNTS.map((count) => [count, String(count)])
    : (ARGUMENTS[name] ?? PHONE_ARGUMENTS);

/** The strings among the arguments; counts up to 2 may be in words and are left out. */
const shownArguments = (args: Arguments) =>
  typeof args[0] === "number" && args[0] <= 2
    ? []
    : args.filter((arg): arg is string => typeof arg === "string");

function sentencesIn(value: unknown, key: string): Sentence[] {
  if (typeof value === "string") return [{ key, text: value, args: [] }];
  if (typeof value === "function") {
    return argumentsOf(key.slice(key.lastIndexOf(".") + 1)).map((args) => ({
      key: `${key}(${args[0]})`,
      text: value(...args),
      args: shownArguments(args.slice(0, value.length)),
    }));
  }
  return Object.entries(value as object).flatMap(([name, inner]) =>
    sentencesIn(inner, key ? `${key}.${name}` : name),
  );
}

type AllMessages = Language & { outsideForm: OutsideForm };

function sentencesOf({ messages, ...others }: AllMessages): Sentence[] {
  const { tag: _tag, direction: _direction, inNameOrder: _order, ...first } = messages;
  return sentencesIn({ messages: first, ...others }, "");
}

const byLanguage = async <Value>(get: (code: LanguageCode) => Promise<Value>) =>
  Object.fromEntries(
    await Promise.all(LANGUAGE_CODES.map(async (code) => [code, await get(code)])),
  ) as Record<LanguageCode, Value>;

/** Every language in `LANGUAGE_CODES`; a new one needs no change here. */
export const languages = await byLanguage(
  async (code): Promise<AllMessages> => ({
    messages: en,
    ...(await import(`../../src/messages/${code}.ts`)),
    ...(await import(`../../src/messages/outside-form/${code}.ts`)),
  }),
);

export const sentences = await byLanguage(async (code) => sentencesOf(languages[code]));

export const english = new Map(sentences.en.map(({ key, text }) => [key, text]));

export const failing = (code: LanguageCode, check: (sentence: Sentence) => boolean) =>
  sentences[code].filter((sentence) => !check(sentence)).map(({ key, text }) => `${key}: ${text}`);

/** The text with a digit for each argument. */
export const ownText = ({ text, args }: Sentence) =>
  args.reduce((rest, arg) => rest.replace(arg, "0"), text);
