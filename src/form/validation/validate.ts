import { errorNames, placeOf, REJECTABLE } from "../../contract/booking-request/answers.ts";
import type { BookingRequest } from "../../contract/booking-request/booking-request.ts";
import {
  type FieldName,
  QUESTIONS,
  type QuestionKind,
  type QuestionName,
  questionSpec,
} from "../../contract/questions.ts";
import type { Slot } from "../../contract/slot.ts";
import type { BookingAnswers } from "../booking-request.ts";
import { latestDayOnEarth } from "../calendar-day.ts";
import type { Choice } from "../choices.ts";
import { validateBirthDate } from "../date/birth-date.ts";
import { dateOrder } from "../date/date-order.ts";
import { parsePastedDate } from "../date/pasted-date.ts";
import { type BirthDatePart, type FieldError, type FieldErrors, fieldError } from "../errors.ts";
import {
  type AnswerValues,
  BIRTH_DATE_PARTS,
  type BirthDateParts,
  type FormValues,
  mayBeTaken,
  type SlotAnswer,
} from "../inputs.ts";
import { formatE164, splitPhone } from "../phone/format.ts";
import type { PhoneNote, PhoneTools } from "../phone/parse-number.ts";
import { validatePhone } from "../phone/phone.ts";
import { asks, type FormPlan, type PlannedQuestion, questionsOf } from "../plan.ts";
import { askedNow } from "../questions/plan.ts";
import { suggestEmail, validateEmail } from "../text/email.ts";
import {
  explainOneName,
  remainingCharacters,
  validateLine,
  validateName,
  validateText,
} from "../text/limited-text.ts";

/** What validation depends on in addition to the values. */
export interface ValidationContext {
  /** Milliseconds since 1970. */
  now: number;
  /** The latest time that it may be, because the clock of a device may be behind; `now` by default. */
  latest?: number | undefined;
  /** The patient's language, as a BCP 47 tag. */
  locale: string;
  /** The practice's calling code, for phone numbers without one; see `FormPlan`. */
  callingCode: string | null;
  /** Undefined until loaded, or if loading failed. */
  phoneTools?: PhoneTools | undefined;
}

/** What a patient has typed, and what was chosen as it is sent, by the names of the controls. */
type Values = BirthDateParts & { slot?: SlotAnswer | null } & Partial<
    Record<QuestionName, unknown>
  >;

/** An answer as it is sent, null if there is none; or why it is rejected. */
type AnswerResult = { value: unknown } | { error: FieldError };

interface Input {
  /** Empty for a date, and for what is chosen. */
  text: string;
  chosen: unknown;
  values: Values;
  maxLength: number;
  context: ValidationContext;
}

// What can be chosen is valid.
const validateChosen = ({ chosen }: Input): AnswerResult => ({ value: chosen });

const VALIDATORS: Record<QuestionKind, (input: Input) => AnswerResult> = {
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
  choice: validateChosen,
  slot: ({ values, context }) => validateSlot(values.slot ?? {}, context),
  times: validateChosen,
  consent: validateChosen,
};

/** A time that has passed, or may not suit the type or the provider, is not sent. */
function validateSlot(answer: SlotAnswer, { now }: ValidationContext): AnswerResult {
  const { chosen, isOutdated } = answer;
  if (!chosen || mayBeTaken(answer)) return { value: chosen ?? null };
  return isOutdated || Date.parse(chosen.start) <= now
    ? fieldError("rejected", { message: "" })
    : { value: chosen };
}

const maxLengthOf = (name: QuestionName) =>
  questionSpec(name).maxLength ?? Number.POSITIVE_INFINITY;

/** Validates one question; returns the answer as it is sent, or its error. */
function validateQuestion(
  { name, required }: PlannedQuestion,
  values: Values,
  context: ValidationContext,
): AnswerResult {
  const chosen = Object.hasOwn(values, name) ? (values[name] ?? null) : null;
  const text = typeof chosen === "string" ? chosen : "";
  const validate = VALIDATORS[QUESTIONS[name].kind];
  const result = validate({ text, chosen, values, maxLength: maxLengthOf(name), context });
  const isMissing = required && "value" in result && result.value === null;
  return isMissing ? { error: { code: "missing" } } : result;
}

/** Validates questions; the errors are in the same order. */
function validateQuestions(
  questions: readonly PlannedQuestion[],
  values: Values,
  context: ValidationContext,
): { answers: Partial<BookingAnswers>; errors: FieldErrors } {
  const valid: Partial<Record<QuestionName, unknown>> = {};
  // Without a prototype, to which a page's scripts may have added any name.
  const answers: Record<string, unknown> = Object.create(null);
  const errors: FieldErrors = {};
  for (const question of questions) {
    const result = validateQuestion(question, values, context);
    if ("error" in result) errors[question.name] = result.error;
    else if (result.value !== null) {
      valid[question.name] = result.value;
      const [member = "", key] = placeOf(question.name).split(".");
      answers[member] = key
        ? Object.assign({}, answers[member], { [key]: result.value })
        : result.value;
    }
  }
  explainOneName(errors, valid, ["firstName", "lastName"]);
  explainOneName(errors, valid, ["requesterFirstName", "requesterLastName"]);
  return { answers, errors };
}

/** What was chosen, for the sent screen. */
export interface ChosenLabels {
  appointmentType: string | null;
  provider: string | null;
  slot?: Slot | undefined;
}

/** Validates the whole form; also returns the labels of what was chosen. */
function validateForm(
  plan: FormPlan,
  values: FormValues & Partial<AnswerValues>,
  context: ValidationContext,
): { errors: FieldErrors; answers: BookingAnswers; labels: ChosenLabels } {
  const { screener } = plan;
  const appointmentType = plan.appointmentTypes.find(({ key }) => key === values.appointmentType);
  const provider = plan.providers.find(({ key }) => key === values.provider);
  const chosen = {
    ...values,
    appointmentType: appointmentType?.value,
    provider: provider?.value,
  };
  const asked = askedNow(questionsOf(plan), values.forWhom ?? null);
  const { answers: given, errors } = validateQuestions(asked, chosen, context);
  const answer = values.screener;
  const answers: BookingAnswers = {
    patient: {},
    screener:
      screener && answer
        ? { question: screener.question, answer, action: screener.outcomes[answer].action }
        : null,
    appointment_type: null,
    provider: null,
    ...(isCoded(appointmentType) && { appointment_type_label: appointmentType.label }),
    ...(isCoded(provider) && { provider_label: provider.label }),
    ...given,
  };
  const { patient } = answers;
  if (patient.phone) [patient.phone, patient.phone_extension] = splitPhone(patient.phone);
  return {
    errors,
    answers,
    labels: {
      appointmentType: appointmentType?.label ?? null,
      provider: provider?.label ?? null,
      slot: values.slot?.chosen,
    },
  };
}

/** Whether staff would not recognize what the patient chose by its value. */
const isCoded = (choice?: Choice<string | number>): choice is Choice<string | number> =>
  choice !== undefined && choice.label !== String(choice.value);

/**
 * Splits a whole date in one input; null if it is not one. Never replaces the other inputs' text with
 * a guess: if they are not empty, only a pasted date that is real and unambiguous replaces it.
 *
 * @param text what was pasted, or the text of the input
 */
function splitDate(
  part: BirthDatePart,
  text: string,
  values: BirthDateParts,
  { locale, callingCode }: ValidationContext,
): BirthDateParts | null {
  const date = parsePastedDate(text, dateOrder(locale, callingCode), locale);
  // A script may write the same date into each input, after the first one was split.
  const isSame = (other: BirthDatePart) =>
    other === part ||
    ["", text].includes(values[other].trim()) ||
    Number(values[other]) === Number(date?.[other]);
  if (BIRTH_DATE_PARTS.every(isSame)) return date;
  return text === values[part] ? null : parsePastedDate(text, null, locale);
}

/** Suggestions next to an answer, which are never enforced. */
export interface Hints {
  /** The address that was probably meant. */
  email: string | null;
  /** The number as it is sent, in the usual format, so that the patient can compare it. */
  phone: { formatted: string; extension?: string | undefined; note: PhoneNote | null } | null;
}

/** The hint about a phone number; null if there is none. */
function phoneHint(
  text: string,
  { callingCode, record }: FormPlan,
  tools: PhoneTools | undefined,
): Hints["phone"] {
  const result = validatePhone(text, callingCode, tools?.numberingPlans);
  if ("error" in result || result.value === null) return null;
  const [number, extension] = splitPhone(result.value);
  return {
    formatted: tools ? tools.formatPhone(number, callingCode) : formatE164(number),
    extension,
    note: tools?.phoneNote(number, record.phone_number) ?? null,
  };
}

/** Everything that checks answers, in one object, which is part of the deferred chunk. */
export const validation = {
  validateQuestion,
  validateQuestions,
  validateForm,
  rejectedAnswers,
  splitDate,
  parsePastedDate,
  suggestEmail,
  phoneHint,
  /** How many characters may still be typed into a field; see {@link remainingCharacters}. */
  remainingCharacters: (name: FieldName, text: string) =>
    remainingCharacters(text, maxLengthOf(name)),
};

/**
 * The receiver's messages as field errors. Messages about unasked questions are dropped.
 *
 * @param messages by the names of the booking request
 * @param request the request that the receiver rejected
 */
function rejectedAnswers(
  plan: FormPlan,
  messages: Record<string, string>,
  request: BookingRequest,
): FieldErrors {
  const rejected: FieldErrors = {};
  for (const question of REJECTABLE) {
    const [member = ""] = placeOf(question).split(".");
    const isAsked = member === "patient" ? asks(plan, question) : member in request;
    const name = errorNames(question).find((each) => messages[each] !== undefined);
    const message = name === undefined ? name : messages[name];
    if (isAsked && message !== undefined) rejected[question] = { code: "rejected", message };
  }
  return rejected;
}
