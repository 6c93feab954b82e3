import { ar } from "../../src/messages/ar.ts";
import { en } from "../../src/messages/en.ts";
import { enLater } from "../../src/messages/en-deferred.ts";
import { es } from "../../src/messages/es.ts";
import type { LanguageCode } from "../../src/messages/languages.ts";
import type { Language } from "../../src/messages/messages.ts";

/** A sentence as a person would read it, and the texts that were passed in to make it. */
export interface Sentence {
  /** Where it stands, with the arguments where it is a function: `later.idle(3)`. */
  key: string;
  text: string;
  passed: readonly string[];
}

/** As the form would pass them, by the last name of the key. */
const ARGUMENTS: Record<string, readonly (readonly (string | number)[])[]> = {
  call: [["(202) 555-0143"]],
  closed: [["Maple Dental"]],
  sent: [["Maple Dental"]],
  step: [["1", "2"]],
  dob: [["27 3 1985"]],
  tooLong: [["⟦field⟧", "100"]],
  incompleteDate: [["⟦day⟧"], ["⟦day⟧, ⟦month⟧"]],
  didYouMean: [["anna@gmail.com"]],
  phoneReadBack: [["(202) 555-0143"]],
  localTime: [["6:05 GMT"]],
  "date-not-real": [["28"], ["30"]],
};
export const COUNTS = [0, 1, 2, 3, 11, 100];
const counted = COUNTS.map((count) => [count, String(count)]);
/** The functions whose sentence depends on a number. */
export const COUNTED = ["charactersLeft", "charactersOver", "idle"];
// None, one and two may be said in words, without a digit.
const inWords = ([count]: readonly (string | number)[]) => typeof count === "number" && count <= 2;

const UNKNOWN = [["(202) 555-0143", "7"]];

const argumentsOf = (name: string) =>
  COUNTED.includes(name) ? counted : (ARGUMENTS[name] ?? UNKNOWN);

/** Every sentence of a language, whatever the depth it stands at. */
const sentencesOf = ({ messages, later }: Language): Sentence[] => {
  const { tag: _tag, direction: _direction, ...first } = messages;
  return sentencesIn({ messages: first, later }, "");
};

function sentencesIn(value: unknown, key: string): Sentence[] {
  if (typeof value === "string") return [{ key, text: value, passed: [] }];
  if (typeof value === "function") {
    const name = key.slice(key.lastIndexOf(".") + 1);
    return argumentsOf(name).map((given) => ({
      key: `${key}(${given[0]})`,
      text: value(...given),
      passed: given
        .slice(0, value.length)
        .filter((one): one is string => typeof one === "string" && !inWords(given)),
    }));
  }
  return Object.entries(value as object).flatMap(([name, inner]) =>
    sentencesIn(inner, key ? `${key}.${name}` : name),
  );
}

export const languages: Record<LanguageCode, Language> = {
  en: { messages: en, later: enLater },
  es,
  ar,
};
export const codes = Object.keys(languages) as LanguageCode[];

const sentences = Object.fromEntries(
  codes.map((code) => [code, sentencesOf(languages[code])]),
) as Record<LanguageCode, Sentence[]>;

export const english = new Map(sentences.en.map(({ key, text }) => [key, text]));
export const keysOf = (code: LanguageCode) => sentences[code].map(({ key }) => key);

/** The sentences of a language for which something does not hold; none, when all is well. */
export const without = (code: LanguageCode, isWell: (sentence: Sentence) => boolean) =>
  sentences[code].filter((sentence) => !isWell(sentence)).map(({ key, text }) => `${key}: ${text}`);

/** What the language itself says, without the texts that were passed in. */
export const ownWords = ({ text, passed }: Sentence) =>
  passed.reduce((rest, one) => rest.replace(one, ""), text);
