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

const LONGEST_RUN = 10;

/** The parts of a pattern that match one character: a literal, an escape, a class or a dot. */
const ATOM =
  /\(\?(?:<\w+>|<?[:=!])|\{\d+,?\d*\}|\\(?:[bB\d]|k<\w+>)|(\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|.)|\[(?:\\.|[^\]\\])*\]|[^^$|()*+?])/gsu;

/** A beginning, repeated text, and an end where the match may fail: the kind of a backtracking pattern's worst case. */
export function attacksOn({ source, flags }: RegExp): Attack[] {
  const atoms = [...source.matchAll(ATOM)].flatMap(([, atom]) => atom ?? []);
  const matched = [...new Set(atoms)].map((atom) => {
    const matcher = new RegExp(`^(?:${atom})$`, flags.replace(/[gy]/g, ""));
    return [atom, CANDIDATES.filter((candidate) => matcher.test(candidate))] as const;
  });
  // Line breaks and word characters, because assertions distinguish them.
  const words = CANDIDATES.filter((candidate) => /\w/.test(candidate));
  const alphabet = representatives([["\n"], words, ...matched.map(([, matches]) => matches)]);
  const charactersOf = new Map(
    matched.map(([atom, matches]) => [atom, alphabet.filter((one) => matches.includes(one))]),
  );
  /** Text that consecutive atoms match, with the first character of each, or with the last. */
  const textOf = (part: readonly string[], at: 0 | -1) =>
    part.map((atom) => charactersOf.get(atom)?.at(at) ?? "").join("");
  const beginnings = atoms.map((_, index) => textOf(atoms.slice(0, index + 1), 0));
  const runs = atoms.flatMap((_, start) =>
    Array.from({ length: LONGEST_RUN }, (_, index) => atoms.slice(start, start + index + 1)),
  );
  const pairs = alphabet.flatMap((one) => alphabet.map((other) => one + other));
  const combine = (prefixes: readonly string[], pumps: readonly string[]) =>
    [...new Set(pumps)].flatMap((pump) =>
      [...new Set(prefixes)].flatMap((prefix) =>
        ["", ...alphabet].map((suffix) => ({ prefix, pump, suffix })),
      ),
    );
  // Without a repetition, every match is short.
  if (!/[*+]|,\}/.test(source)) return combine([""], alphabet);
  return [
    ...combine(["", ...alphabet, ...beginnings], alphabet),
    ...combine([""], [...pairs, ...runs.flatMap((run) => [textOf(run, 0), textOf(run, -1)])]),
    ...combine([""], beginnings),
  ].filter(({ pump }) => pump !== "");
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
