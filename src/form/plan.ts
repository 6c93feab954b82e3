import type {
  LocationRecord,
  WebSchedulerConfig,
} from "../contract/location-record/location-record.ts";
import {
  FIELD_NAMES,
  QUESTION_NAMES,
  type QuestionName,
  questionSpec,
} from "../contract/questions.ts";
import { callingCode } from "./calling-code.ts";
import { appointmentTypeChoices, type Choice, providerChoices } from "./choices.ts";
import { planScreener, type ScreenerPlan } from "./screener.ts";

/** A question that the form asks. */
export interface PlannedQuestion<Name extends QuestionName = QuestionName> {
  name: Name;
  required: boolean;
}

/** What is asked on one screen, in the order of the table of questions. */
export interface Step {
  name: "screener" | "details";
  questions: readonly PlannedQuestion[];
}

/** Everything about a form that its location record and the page determine. */
export interface FormPlan {
  record: LocationRecord;
  steps: readonly Step[];
  /** Null if there is no screener question. */
  screener: ScreenerPlan | null;
  /** Empty if the question is not asked. */
  appointmentTypes: readonly Choice<string>[];
  /** Empty if the question is not asked; "no preference" is not in the list. */
  providers: readonly Choice<string | number>[];
  /** The practice's country calling code; null if `phone_number` does not have one. */
  callingCode: string | null;
}

/** @param page the questions that the page turned on, if a form can ask them */
export function planForm(record: LocationRecord, page: readonly PlannedQuestion[] = []): FormPlan {
  const config = record.web_scheduler_config;
  const screener = planScreener(config.screener_question);
  const appointmentTypes = appointmentTypeChoices(config);
  const providers = providerChoices(config);
  const fields = plannedFields(config);
  const questions: PlannedQuestion[] = [...fields, ...page];
  if (appointmentTypes.length > 0) questions.push({ name: "appointmentType", required: true });
  if (providers.length > 0) questions.push({ name: "provider", required: false });
  const details: Step = { name: "details", questions: inTableOrder(questions) };
  const first: Step = { name: "screener", questions: [{ name: "screener", required: true }] };
  return {
    record,
    steps: screener ? [first, details] : [details],
    screener,
    appointmentTypes,
    providers,
    callingCode: callingCode(record.phone_number),
  };
}

const inTableOrder = (questions: readonly PlannedQuestion[]) =>
  QUESTION_NAMES.flatMap((name) => questions.filter((question) => question.name === name));

/** The questions of all steps after the screener. */
export const questionsOf = ({ steps }: Pick<FormPlan, "steps">) =>
  steps.flatMap(({ name, questions }) => (name === "screener" ? [] : questions));

/** Whether a form asks a question, of whomever. */
export const asks = (plan: Pick<FormPlan, "steps">, question: QuestionName) =>
  questionsOf(plan).some(({ name }) => name === question);

/**
 * The fields to ask. `required_fields` overrides `optional_fields`. If no field is required, the usual
 * ones are: a request without a name and a phone number is useless to a practice.
 */
function plannedFields({ required_fields, optional_fields }: WebSchedulerConfig) {
  const isAnyRequired = FIELD_NAMES.some((name) => required_fields[name]);
  return FIELD_NAMES.map((name) => ({
    name,
    required: isAnyRequired ? required_fields[name] : Boolean(questionSpec(name).usuallyRequired),
  })).filter(({ name, required }) => required || optional_fields[name]);
}
