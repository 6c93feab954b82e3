/** A regular expression's pattern, reduced to what is needed to generate strings from it. */
export type Pattern =
  /** One character: a literal, an escape, a class or a dot, as in the source. */
  | { kind: "character"; source: string }
  /** The text of a group, by its number or name. */
  | { kind: "backreference"; group: string }
  | { kind: "sequence"; items: Pattern[] }
  | { kind: "choice"; items: Pattern[] }
  | { kind: "repeat"; item: Pattern; min: number; max: number }
  | { kind: "group"; item: Pattern; group: string };

export const EMPTY: Pattern = { kind: "sequence", items: [] };

const TOKENS = {
  assertion: /\^|\$|\\[bB]/y,
  group: /\((?:\?(?:<(?<name>\w+)>|(?<kind>:|=|!|<=|<!)))?/y,
  backreference: /\\(?:k<(?<name>\w+)>|(?<number>[1-9]))/y,
  character:
    /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|.)|\[(?:\\.|[^\]\\])*\]|./suy,
  quantifier: /(?:(?<simple>[*+?])|\{(?<min>\d+)(?<comma>,(?<max>\d*))?\})\??/y,
};

/**
 * Parses the pattern of a regular expression. Assertions become empty, and a lookaround an optional
 * group, so that strings that satisfy it are generated too.
 */
export function parsePattern(source: string): Pattern {
  let at = 0;
  let groups = 0;

  const next = (token: RegExp) => {
    token.lastIndex = at;
    const match = token.exec(source);
    if (match) at = token.lastIndex;
    return match;
  };

  function choice(): Pattern {
    const items = [sequence()];
    while (source[at] === "|") {
      at += 1;
      items.push(sequence());
    }
    return items.length === 1 && items[0] ? items[0] : { kind: "choice", items };
  }

  function sequence(): Pattern {
    const items: Pattern[] = [];
    while (at < source.length && source[at] !== "|" && source[at] !== ")") {
      items.push(quantified(term()));
    }
    return { kind: "sequence", items };
  }

  function quantified(item: Pattern): Pattern {
    const { simple, min, comma, max } = next(TOKENS.quantifier)?.groups ?? {};
    if (simple) {
      const isOptional = simple === "?";
      const most = isOptional ? 1 : Number.POSITIVE_INFINITY;
      return { kind: "repeat", item, min: simple === "+" ? 1 : 0, max: most };
    }
    if (!min) return item;
    const most = comma ? Number(max || Number.POSITIVE_INFINITY) : Number(min);
    return { kind: "repeat", item, min: Number(min), max: most };
  }

  function term(): Pattern {
    if (next(TOKENS.assertion)) return EMPTY;
    const opening = next(TOKENS.group);
    if (opening) return group(opening.groups ?? {});
    const backreference = next(TOKENS.backreference)?.groups;
    if (backreference) {
      const { name, number } = backreference;
      return { kind: "backreference", group: name ?? number ?? "" };
    }
    const character = next(TOKENS.character);
    if (!character) throw new Error(`Cannot parse /${source}/ at ${at}.`);
    return { kind: "character", source: character[0] };
  }

  function group({ name, kind }: Record<string, string | undefined>): Pattern {
    if (kind === undefined) groups += 1;
    const number = String(groups);
    const item = choice();
    at += 1;
    if (kind === undefined) return { kind: "group", item, group: name ?? number };
    return kind === ":" ? item : { kind: "choice", items: [item, EMPTY] };
  }

  const pattern = choice();
  if (at !== source.length) throw new Error(`Cannot parse /${source}/ at ${at}.`);
  return pattern;
}
