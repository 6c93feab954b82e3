import {
  formsOf,
  markedText,
  type Override,
  parameterNames,
  parametersOf,
  type Sentence,
} from "./sentence.ts";

/** How much longer a sentence may be than in English, so that it fits on a phone; short ones always do. */
const MAX_RATIO = 1.6;
const ALWAYS_FITS = 10;

/** About as long as a phone number or a name, in place of a placeholder. */
const VALUE = "x".repeat(12);

const letterCount = (text: string) =>
  text
    .normalize("NFC")
    .replace(/\{\w+\}|⟦\d⟧/g, VALUE)
    .replace(/[\p{Mn}\p{Cf}“”«»\u00a0]/gu, "").length;

/** What is wrong with the length of a sentence; null if it fits. */
export function lengthProblem(text: string, english: string): string | null {
  const limit = Math.floor(Math.max(ALWAYS_FITS, MAX_RATIO * letterCount(english)));
  const length = letterCount(text);
  return length > limit
    ? `has ${length} characters: shorten it to ${limit}, so that it fits on a phone`
    : null;
}

/** What is wrong with an override, and what to do; null if nothing is. */
export function overrideProblem(override: Override, sentence: Sentence): string | null {
  const forms = formsOf(sentence);
  if (typeof override !== "object" || override === null || Array.isArray(override)) {
    return textProblem(override, sentence, "other");
  }
  const names = Object.keys(override);
  if (forms.length === 0) return "is one sentence: write a text in quotation marks";
  const unknown = names.find((name) => !forms.includes(name));
  if (unknown) return `has no form “${unknown}”: use ${forms.join(", ")}`;
  const missing = forms.find((form) => !names.includes(form));
  if (missing) return `lacks the form “${missing}”: write ${forms.join(", ")}`;
  for (const [form, text] of Object.entries(override)) {
    const problem = textProblem(text, sentence, form);
    if (problem) return `${problem} (form “${form}”)`;
  }
  return null;
}

function textProblem(text: unknown, sentence: Sentence, form: string): string | null {
  if (typeof text !== "string") return "is not a text: write it in quotation marks";
  if (text.trim() === "") return "is empty: write a sentence, or remove the line";
  if (text !== text.trim()) return "begins or ends with a space: remove it";
  if (/[<>]|&#?\w+;/.test(text)) return "has markup: write plain text, the form shows no HTML";
  if (/\p{Cc}/u.test(text)) return "has a line break or tab: write it in one line";
  const parameters = parametersOf(sentence);
  const used = [...text.matchAll(/\{([^}]*)\}?|\}/g)].map(([, name]) => name ?? "");
  const shown = parameters.filter(({ isShown }) => isShown).map(({ name }) => name);
  const list = shown.map((name) => `{${name}}`).join(", ") || "none";
  const unknown = used.find((name) => !shown.includes(name));
  if (unknown !== undefined) return `has the placeholder {${unknown}}: use ${list}`;
  // "One problem" needs no number, and "call your local emergency number" none either.
  const mayLack = /^(?:zero|one|two|none)$/.test(form);
  const missing = shown.find((name) => !used.includes(name));
  if (missing && !mayLack) return `lacks {${missing}}: insert it where its value belongs`;
  return lengthProblem(text, markedText(sentence.english, parameterNames(sentence.english)));
}
