import { EMPTY, type Pattern, parsePattern } from "./pattern.ts";

/** A string that may make a regular expression slow, of any length: `pump` is repeated. */
export interface Attack {
  prefix: string;
  pump: string;
  suffix: string;
}

export const attackString = ({ prefix, pump, suffix }: Attack, length: number) =>
  prefix + pump.repeat(Math.ceil(length / pump.length)) + suffix;

const CANDIDATES = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  ..."éßİªº\u00A0\u0301\u061C\u0663\u0645\u115F\u200B\u200F\u2028\u202E\u2066\u3164月日年：－\uFEFF\uD83D😀",
];
const WORD_CHARACTERS = CANDIDATES.filter((candidate) => /\w/.test(candidate));

/**
 * Strings made of the parts of a regular expression: for each of its repetitions, what comes before
 * it, then repeated text that it matches, then text after which the match may fail. The worst case of
 * a pattern that backtracks is a string of this kind.
 */
export function attacksOn({ source, flags }: RegExp): Attack[] {
  const pattern = parsePattern(source);
  const matches = new Map<string, string[]>();
  for (const atom of atomsOf(pattern)) {
    const matcher = new RegExp(`^(?:${atom})$`, flags.replace(/[gy]/g, ""));
    matches.set(
      atom,
      CANDIDATES.filter((candidate) => matcher.test(candidate)),
    );
  }
  // Line breaks and word characters, because assertions distinguish them.
  const alphabet = representatives([["\n"], WORD_CHARACTERS, ...matches.values()]);
  const charactersOf = (atom: string) =>
    alphabet.filter((character) => matches.get(atom)?.includes(character));
  const fewWords = createSampler(charactersOf, 2);
  const manyWords = createSampler(charactersOf, 10);

  const attacks: Attack[] = [];
  const add = (prefixes: readonly string[], pumps: readonly string[]) => {
    for (const pump of new Set(pumps)) {
      if (pump === "") continue;
      for (const prefix of new Set(prefixes)) {
        for (const suffix of ["", ...alphabet]) attacks.push({ prefix, pump, suffix });
      }
    }
  };
  for (const { before, item, next } of repeatsIn(pattern, fewWords)) {
    const words = manyWords(item);
    const both = words.flatMap((word) => fewWords(next).map((after) => word + after));
    add(["", ...before, ...alphabet], [...words, ...both]);
  }
  add([""], [...alphabet, ...beginnings(pattern, fewWords)]);
  return attacks;
}

/** One character for each combination of atoms that a character can match, none included. */
function representatives(classes: readonly string[][]): string[] {
  const bySignature = new Map<string, string>();
  for (const candidate of CANDIDATES) {
    const signature = classes.map((matching) => (matching.includes(candidate) ? 1 : 0)).join("");
    if (!bySignature.has(signature)) bySignature.set(signature, candidate);
  }
  return [...bySignature.values()];
}

function atomsOf(pattern: Pattern): string[] {
  if (pattern.kind === "character") return [pattern.source];
  return childrenOf(pattern).flatMap(atomsOf);
}

function childrenOf(pattern: Pattern): readonly Pattern[] {
  if ("items" in pattern) return pattern.items;
  return "item" in pattern ? [pattern.item] : [];
}

type WordsOf = (pattern: Pattern) => string[];

/** Returns a function that lists strings that a pattern matches; at most `limit` for each of its parts. */
function createSampler(charactersOf: (atom: string) => string[], limit: number): WordsOf {
  const groups = new Map<string, string[]>();
  return function wordsOf(pattern: Pattern): string[] {
    switch (pattern.kind) {
      case "character":
        return charactersOf(pattern.source);
      case "backreference":
        return groups.get(pattern.group) ?? [""];
      case "sequence":
        return pattern.items
          .map(wordsOf)
          .reduce((starts, ends) => concatenations(starts, ends).slice(0, limit), [""]);
      case "choice":
        return pattern.items.flatMap((item) => wordsOf(item).slice(0, limit));
      case "repeat":
        return pattern.min === 0
          ? ["", ...wordsOf(pattern.item)]
          : wordsOf(pattern.item).map((word) => word.repeat(pattern.min));
      case "group":
        groups.set(pattern.group, wordsOf(pattern.item));
        return groups.get(pattern.group) ?? [];
    }
  };
}

/** Every start with every end, so that the first few have different starts. */
const concatenations = (starts: readonly string[], ends: readonly string[]) =>
  ends.flatMap((end) => starts.map((start) => start + end));

interface Repeat {
  /** Strings before the repetition. */
  before: string[];
  /** What is repeated. */
  item: Pattern;
  /** What comes directly after it. */
  next: Pattern;
}

function repeatsIn(
  pattern: Pattern,
  wordsOf: WordsOf,
  { before, next }: Omit<Repeat, "item"> = { before: [""], next: EMPTY },
): Repeat[] {
  if (pattern.kind === "sequence") {
    return pattern.items.flatMap((item, index) => {
      const start: Pattern = { kind: "sequence", items: pattern.items.slice(0, index) };
      return repeatsIn(item, wordsOf, {
        before: concatenations(before, wordsOf(start)).slice(0, 2),
        next: pattern.items[index + 1] ?? next,
      });
    });
  }
  const inner = childrenOf(pattern).flatMap((child) => repeatsIn(child, wordsOf, { before, next }));
  if (pattern.kind !== "repeat" || pattern.max === 1) return inner;
  return [{ before, item: pattern.item, next }, ...inner];
}

/** The beginnings of what a pattern matches; a search starts again at each. */
function beginnings(pattern: Pattern, wordsOf: WordsOf): string[] {
  if (pattern.kind !== "sequence") {
    return childrenOf(pattern).flatMap((child) => beginnings(child, wordsOf));
  }
  return pattern.items.flatMap((_, index) =>
    wordsOf({ kind: "sequence", items: pattern.items.slice(0, index + 1) }),
  );
}
