import {
  FIELD_NAMES,
  isAskedBy,
  type NamesWith,
  type OwnQuestionName,
  type PageQuestionName,
  QUESTION_NAMES,
  type QuestionName,
  questionSpec,
} from "../questions.ts";
import { plainText } from "../text.ts";
import { valueAt } from "../value-at.ts";

const PATHS = {
  requesterFirstName: "requester.first_name",
  requesterLastName: "requester.last_name",
} as const satisfies Record<NamesWith<{ asked: "page"; about: "sender" }>, string>;

const isOwn = (name: QuestionName): name is OwnQuestionName =>
  isAskedBy("page", name) && questionSpec(name).kind === "text";
/** The places of the practice's own questions in the table. */
export const OWN_QUESTIONS = QUESTION_NAMES.filter(isOwn);

export type MemberQuestionName = Exclude<PageQuestionName, keyof typeof PATHS | OwnQuestionName>;
export const MEMBER_QUESTIONS = QUESTION_NAMES.filter(
  (name): name is MemberQuestionName =>
    isAskedBy("page", name) && !isOwn(name) && !Object.hasOwn(PATHS, name),
);

/** The name of a question of the practice's own, by which a request has its answer. */
export const OWN_NAME = /^[a-z][a-z0-9_]{0,39}$/;
/** The longest label of such a question, and the longest answer that can be chosen, in UTF-16 units. */
export const MAX_OWN_LABEL = 300;

/** A name in camelCase in lower case, with its words separated: `new_patient`. */
export type Separated<Name, By extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `${By}${Lowercase<First>}`}${Separated<Rest, By>}`
  : "";
/** The member with the answer to a question: `new_patient`. */
export type MemberOf<Name> = Separated<Name, "_">;
export type PageAnswerName = MemberOf<MemberQuestionName> | "requester" | "answers";

export const memberOf = <Name extends QuestionName>(name: Name) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as MemberOf<Name>;

/** Names of a receiver's errors about a part of an answer, or about several answers. */
const OTHER_ERRORS: Partial<Record<QuestionName, string>> = {
  phone: "phone_extension",
  requesterFirstName: "requester",
};

/** The names of an answer in a receiver's errors. */
function errorNames(name: QuestionName): readonly string[] {
  // A safety question must not be answered again until the answer suits.
  if (name === "screener" || isOwn(name)) return [];
  const path = (PATHS as Partial<Record<QuestionName, string>>)[name];
  const isField = FIELD_NAMES.some((field) => field === name);
  return [path ?? (isField ? name : memberOf(name)), OTHER_ERRORS[name] ?? []].flat();
}

/** The names of all answers that can be corrected. */
export const ERROR_NAMES: readonly string[] = QUESTION_NAMES.flatMap(errorNames);

/**
 * The first message per question in a receiver's response, as it can be shown: `{ "errors": { "phone": ["…"] } }`.
 * `errors` may be the body itself, as in Django REST framework's 400, and the names may be under `patient` and
 * `requester`, as in the request.
 */
export function messagesByQuestion(body: unknown): Partial<Record<QuestionName, string>> {
  const given = valueAt(body, ["errors"]);
  const errors = given === undefined ? body : given;
  const messagesOf = (name: string) =>
    [["patient", name], name.split("."), [name]]
      .map((path) => valueAt(errors, path))
      .map((messages) => (Array.isArray(messages) ? messages[0] : messages));
  return Object.fromEntries(
    QUESTION_NAMES.flatMap((question) => {
      const messages = errorNames(question).flatMap(messagesOf);
      const message = messages.find((each) => typeof each === "string");
      return message === undefined ? [] : [[question, plainText(message)]];
    }),
  );
}

export const DAYS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type Day = (typeof DAYS)[number];

/** The parts of a day at the practice: until noon, until 5 p.m., later. */
export const DAY_PARTS = ["morning", "afternoon", "evening"] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** Whom an appointment can be for, seen from the sender. */
export const FOR_WHOM = ["self", "child", "other"] as const;
export type ForWhom = (typeof FOR_WHOM)[number];

/** What somebody who has one name enters as the other one. */
export const NO_NAME = "-";
