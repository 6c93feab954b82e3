import {
  type FieldName,
  type NamesWith,
  QUESTIONS,
  type QuestionKind,
  type QuestionName,
  questionSpec,
} from "../../contract/questions.ts";
import { latestDayOnEarth } from "../calendar-day.ts";
import { validateBirthDate } from "../date/birth-date.ts";
import { dateOrder } from "../date/date-order.ts";
import { type FieldErrors, type FieldResult, fieldError } from "../errors.ts";
import {
  type AnswerName,
  type AnswerValues,
  type ChosenSlot,
  type FormValues,
  mayBeBooked,
  type SlotStatus,
  type ValidAnswers,
} from "../inputs.ts";
import { type PhoneTools, validatePhone } from "../phone/phone.ts";
import type { PlannedQuestion } from "../plan.ts";
import { validateEmail } from "../text/email.ts";
import {
  explainOneName,
  remainingCharacters,
  validateLine,
  validateName,
  validateText,
} from "../text/limited-text.ts";

export interface ValidationContext {
  /** Milliseconds since 1970. */
  now: number;
  /** The latest time that it may be, because the clock of a device may be behind; `now` by default. */
  latest?: number | undefined;
  /** The patient's language, as a BCP 47 tag. */
  locale: string;
  callingCode: string | null;
  /** Undefined until loaded, or if loading failed. */
  phoneTools?: PhoneTools | undefined;
  slotStatus?: SlotStatus;
}

type Values = FormValues & Partial<AnswerValues>;

interface Input<Given> {
  /** What was typed or chosen; null for a date. */
  given: Given | null;
  /** Empty for a date, and for what is chosen. */
  text: string;
  values: Values;
  maxLength: number;
  context: ValidationContext;
}

type Validator<Name extends QuestionName> = (
  input: Input<NonNullable<AnswerValues[Extract<Name, AnswerName>]>>,
) => FieldResult<NonNullable<ValidAnswers[Name]>>;

const VALIDATORS: { [Kind in QuestionKind]: Validator<NamesWith<{ kind: Kind }>> } = {
  name: ({ text, maxLength }) => validateName(text, maxLength),
  line: ({ text, maxLength }) => validateLine(text, maxLength),
  text: ({ text, maxLength }) => validateText(text, maxLength),
  email: ({ text, maxLength }) => validateEmail(text, maxLength),
  phone({ text, context: { callingCode, phoneTools } }) {
    const result = validatePhone(text, callingCode, phoneTools?.numberingPlans);
    const example = callingCode && phoneTools?.examplePhone(callingCode);
    return "error" in result && example ? fieldError(result.error.code, { example }) : result;
  },
  date: ({ values, context }) =>
    validateBirthDate(values, {
      today: latestDayOnEarth(context.now),
      latest: latestDayOnEarth(context.latest ?? context.now),
      order: dateOrder(context.locale, context.callingCode),
      language: context.locale,
    }),
  // What can be chosen is valid, except a time.
  choice: ({ given }) => ({ value: given }),
  slot: ({ given, context }) => (given ? validateSlot(given, context) : { value: null }),
  times: ({ given }) => ({ value: given }),
  consent: ({ given }) => ({ value: given }),
};

/** A time that has passed, or may not suit the type or the provider, is not sent. */
function validateSlot(chosen: ChosenSlot, { now, slotStatus = {} }: ValidationContext) {
  const isUnavailable = slotStatus.isOutdated || Date.parse(chosen.start) <= now;
  return isUnavailable && !mayBeBooked(chosen, slotStatus)
    ? fieldError("slot-unavailable")
    : { value: chosen };
}

const maxLengthOf = (name: QuestionName) =>
  questionSpec(name).maxLength ?? Number.POSITIVE_INFINITY;

export function validateQuestion(
  { name, required }: PlannedQuestion,
  values: Values,
  context: ValidationContext,
): FieldResult<NonNullable<ValidAnswers[QuestionName]>> {
  const given = name !== "dob" && Object.hasOwn(values, name) ? (values[name] ?? null) : null;
  const text = typeof given === "string" ? given : "";
  const validate = VALIDATORS[QUESTIONS[name].kind] as Validator<QuestionName>;
  const result = validate({ given, text, values, maxLength: maxLengthOf(name), context });
  const isMissing = required && "value" in result && result.value === null;
  return isMissing ? fieldError("missing") : result;
}

/** Validates the questions that are asked; the errors are in the same order. */
export function validateForm(
  asked: readonly PlannedQuestion[],
  values: Values,
  context: ValidationContext,
): { answers: ValidAnswers; errors: FieldErrors } {
  // Without a prototype, to which a page's scripts may have added any name.
  const answers: ValidAnswers = Object.create(null);
  const errors: FieldErrors = {};
  for (const question of asked) {
    const result = validateQuestion(question, values, context);
    if ("error" in result) errors[question.name] = result.error;
    else if (result.value !== null) Object.assign(answers, { [question.name]: result.value });
  }
  explainOneName(errors, answers, ["firstName", "lastName"]);
  explainOneName(errors, answers, ["requesterFirstName", "requesterLastName"]);
  return { answers, errors };
}

export const charactersLeft = (name: FieldName, text: string) =>
  remainingCharacters(text, maxLengthOf(name));
