import type { LanguageCode } from "../../../../../messages/languages.ts";

/** The most frequent words of each language that the others do not have, or what its writing has alone. */
const WORDS: Record<Exclude<LanguageCode, "zh-Hant">, RegExp> = {
  en: /^(the|and|of|to|you|your|our|with|are|is|we|will|this|that|have|from|for|at|by|when)$/,
  es: /^(el|los|las|del|y|con|su|sus|una|es|nuestra|nuestro|nuestros|usted|más|por|para|que)$/,
  ar: /^(ال.+|في|من|على|إلى|أن|مع|أو|عن|هذا|هذه)$/,
  fr: /^(le|les|des|du|et|vous|nous|votre|notre|vos|pour|est|dans|une|avec|au|aux|sur)$/,
  pt: /^(o|os|do|da|dos|das|e|em|com|uma|não|nosso|nossa|você|seu|sua|ao|na|no|são)$/,
  zh: /^[的是在我您你有和不一了们們为為请請可以与與将將会會及或]$/,
  vi: /^(và|của|các|cho|bạn|quý|chúng|tôi|là|có|được|với|không|để|một|những|khi|đến)$/,
  ko: /^\p{Script=Hangul}+$/u,
  ru: /^(и|в|на|с|мы|вы|по|для|что|не|как|от|или|к|наш|наши|вас|нас|это|за)$/,
  tl: /^(ang|ng|mga|ay|po|ninyo|inyong|kami|kung|aming|ating|kayo|sa)$/,
  ht: /^(nou|ak|yo|nan|ki|pou|yon|gen|pa|ou|epi|w)$/,
};

/** A Chinese character counts as a word. */
const WORD = /\p{Script=Han}|[\p{L}\p{M}]+/gu;

const MIN_WORDS = 50;
/** The part of a text that these words are, at least. */
const MIN_SHARE = 0.12;
/** Of how many words of the text's language there may be one of the other, as in names. */
const MAX_OTHER = 0.15;

/** The language of a text that has hardly a word of the one that it claims; null if that is not certain. */
export function contradictingLanguage(
  text: string,
  claimed: LanguageCode,
): Exclude<LanguageCode, "zh-Hant"> | null {
  const words = text.toLowerCase().match(WORD) ?? [];
  if (words.length < MIN_WORDS) return null;
  const count = (pattern: RegExp) => words.filter((word) => pattern.test(word)).length;
  const expected = claimed === "zh-Hant" ? "zh" : claimed;
  const counted = Object.entries(WORDS).map(([code, pattern]) => ({
    code: code as keyof typeof WORDS,
    hits: count(pattern),
  }));
  const [first] = counted.toSorted((a, b) => b.hits - a.hits);
  const own = count(WORDS[expected]);
  return first && first.hits >= words.length * MIN_SHARE && own <= first.hits * MAX_OTHER
    ? first.code
    : null;
}
