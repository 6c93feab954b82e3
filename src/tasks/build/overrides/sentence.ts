/** A sentence of a language, or a function that returns one. */
export type Original = string | ((...args: never[]) => string);

/** A value of the override file: a text, or one text per plural form, or with and without a value. */
export type Override = string | Record<string, string>;

export interface Sentence {
  /** The sentence that is replaced. */
  original: Original;
  english: Original;
  language: string;
}

/** What a function's sentence gets, in the order of its parameters. */
interface Parameter {
  name: string;
  /** The number that selects the plural form; it is shown by another parameter. */
  isCount: boolean;
  /** Whether the sentence shows it. */
  isShown: boolean;
  /** The characters around it that keep its direction; empty for none. */
  isolates: readonly [string, string];
}

const COUNTS = ["count", "seconds"];
const POP_ISOLATE = "\u2069";
const mark = (index: number) => `⟦${index}⟧`;

/** A sentence with marks for its parameters. */
export function markedText(sentence: Original, names: readonly string[]): string {
  if (typeof sentence === "string") return sentence;
  const args = names.map((name, index) => (COUNTS.includes(name) ? 5 : mark(index)));
  return (sentence as (...args: unknown[]) => string)(...args);
}

/** The names in a function's source, from which Node has removed the types. */
export const parameterNames = (english: Original): string[] =>
  typeof english === "string"
    ? []
    : [...(/^\(?([^)=]*)/.exec(String(english))?.[1] ?? "").matchAll(/\w+/g)].map(([name]) => name);

/** The parameters of a sentence, named as in English, and used as in the language. */
export function parametersOf({ original, english }: Sentence): Parameter[] {
  const names = parameterNames(english);
  const text = markedText(original, names);
  return names.map((name, index) => {
    const at = text.indexOf(mark(index));
    const before = text.charAt(at - 1);
    const isIsolated = at > 0 && /[\u2066-\u2068]/.test(before);
    return {
      name,
      isCount: COUNTS.includes(name),
      isShown: at >= 0,
      isolates: isIsolated ? [before, POP_ISOLATE] : ["", ""],
    };
  });
}

/** The forms that a sentence may have: those of a number, or with and without a value. */
export function formsOf(sentence: Sentence): readonly string[] {
  const parameters = parametersOf(sentence);
  if (parameters.some(({ isCount }) => isCount)) {
    return new Intl.PluralRules(sentence.language).resolvedOptions().pluralCategories;
  }
  return parameters.some(({ name }) => name === "number") ? ["other", "none"] : [];
}

/** JavaScript source of what replaces the sentence. */
export function toSource(override: Override, sentence: Sentence): string {
  if (typeof sentence.original === "string") return JSON.stringify(override);
  const parameters = parametersOf(sentence);
  const names = parameters.map(({ name }) => name);
  const text = (template: string) =>
    template
      .split(/\{(\w+)\}/)
      .map((part, index) => {
        if (index % 2 === 0) return JSON.stringify(part);
        const [open, close] = parameters.find(({ name }) => name === part)?.isolates ?? ["", ""];
        return `${JSON.stringify(open)} + ${part} + ${JSON.stringify(close)}`;
      })
      .join(" + ");
  const head = `(${names.join(", ")}) =>`;
  if (typeof override === "string") return `${head} ${text(override)}`;
  const forms = Object.entries(override).map(([form, each]) => `${form}: ${text(each)}`);
  const count = parameters.find(({ isCount }) => isCount)?.name;
  const form = count
    ? `new Intl.PluralRules(${JSON.stringify(sentence.language)}).select(${count})`
    : `number === null ? "none" : "other"`;
  return `${head} { const forms = { ${forms.join(", ")} }; return forms[${form}] ?? forms.other; }`;
}
