import {
  MAX_OWN_LABEL,
  memberOf,
  OWN_NAME,
  OWN_QUESTIONS,
} from "../contract/booking-request/answers.ts";
import { type OwnQuestionName, QUESTION_NAMES } from "../contract/questions.ts";
import { isReadable, plainText } from "../contract/text.ts";
import type { OwnQuestion, PlannedQuestion, Texts } from "./plan.ts";

const KINDS = ["text", "choice", "checkbox"] as const satisfies OwnQuestion["kind"][];
const TAG = /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i;
const MAX_OPTIONS = 20;

const primary = (tag: string) => tag.replace(/-.*/, "");

/** The text for a reader, and its language; empty if the practice has not said which it is. */
export function textIn(texts: Texts, reader: string): { text: string; lang: string } {
  const tags = Object.keys(texts);
  const same = tags.find((tag) => tag === reader);
  const similar = tags.find((tag) => primary(tag) === primary(reader));
  const lang = same ?? similar ?? tags[0] ?? "";
  return { text: texts[lang] ?? "", lang };
}

/** The form's language for a tag, if it has it. */
type LanguageOf = (tag: string) => string | undefined;

/** The valid questions of a page's list; of the others what is wrong, for the practice. A text says why there is none. */
export function readOwnQuestions(listed: unknown, languageOf: LanguageOf) {
  const questions: PlannedQuestion<OwnQuestionName>[] = [];
  const problems: [subject: string, problem: string][] = [];
  if (!Array.isArray(listed))
    problems.push(["questions", typeof listed === "string" ? listed : "there is no JSON list"]);
  for (const [index, given] of Array.isArray(listed) ? listed.entries() : []) {
    const name = OWN_QUESTIONS[questions.length];
    const own = name
      ? readQuestion(given, questions, languageOf)
      : `use ${questions.length} or fewer`;
    if (name && typeof own === "object") questions.push({ name, required: own.required, own });
    else problems.push([`questions[${index}]`, String(own)]);
    if (!name) break;
  }
  return { questions, problems };
}

const TAKEN = QUESTION_NAMES.flatMap((name) => [name.toLowerCase(), memberOf(name)]);
const LABEL = `1 to ${MAX_OWN_LABEL} characters without HTML, or such a text per language of the form`;

/** The question, or what is wrong. */
function readQuestion(
  given: unknown,
  others: readonly PlannedQuestion[],
  languageOf: LanguageOf,
): OwnQuestion | string {
  const {
    name,
    label,
    options,
    required = false,
    about,
    kind = "text",
    ...rest
  } = ownMembers(given);
  if (typeof name !== "string" || !OWN_NAME.test(name))
    return "name: use 1 to 40 small letters, digits and _, a letter first";
  if (TAKEN.includes(name)) return `name: “${name}” is a question that the form has already`;
  if (others.some(({ own }) => own?.name === name)) return `name: “${name}” is used twice`;
  const known = KINDS.find((each) => each === kind);
  if (!known) return `kind: use ${KINDS.join(", ")}`;
  if (options && known !== "choice") return "kind: use choice, which has options";
  const [unknown] = Object.keys(rest);
  if (unknown) return `${unknown}: there is no such member`;
  const texts = readTexts(label, languageOf);
  if (!texts) return `label: use ${LABEL}`;
  const choices = known === "choice" ? readOptions(options, languageOf) : [];
  if (!choices) return `options: use 2 to ${MAX_OPTIONS} different ones, each ${LABEL}`;
  if (typeof required !== "boolean") return "required: use true or false";
  if (about !== undefined && about !== "patient") return "about: use patient, or leave it out";
  const isAboutPatient = about === "patient";
  return { name, kind: known, label: texts, options: choices, required, isAboutPatient };
}

function readOptions(given: unknown, languageOf: LanguageOf): OwnQuestion["options"] | null {
  if (!Array.isArray(given) || given.length < 2 || given.length > MAX_OPTIONS) return null;
  const options = given.flatMap((option) => {
    const { value, label } =
      typeof option === "string" ? { value: option, label: option } : ownMembers(option);
    const texts = readTexts(label, languageOf);
    const sent = typeof value === "string" && readTexts(value, languageOf)?.[""];
    return sent && texts ? [{ value: sent, label: texts }] : [];
  });
  return new Set(options.map(({ value }) => value)).size === given.length ? options : null;
}

function readTexts(given: unknown, languageOf: LanguageOf): Texts | null {
  const texts = typeof given === "string" ? { "": given } : ownMembers(given);
  const read = Object.entries(texts).map(([tag, text]) => {
    const said = isReadable(text) && !/<[a-z!/]/i.test(text) ? plainText(text).trim() : "";
    const isValid = (tag === "" || TAG.test(tag)) && said.length <= MAX_OWN_LABEL;
    const language = languageOf(tag) ?? tag;
    return [Object.hasOwn(texts, language) ? tag : language, isValid && said];
  });
  const isForReaders = Object.keys(texts).some((tag) => tag === "" || languageOf(tag));
  return isForReaders && read.every(([, text]) => text) ? Object.fromEntries(read) : null;
}

/** Without a prototype, to which a page's scripts may have added any name. */
const ownMembers = (given: unknown): Record<string, unknown> =>
  Object.setPrototypeOf({ ...Object(given) }, null);
