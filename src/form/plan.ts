import type {
  LocationRecord,
  WebSchedulerConfig,
} from "../contract/location-record/location-record.ts";
import {
  FIELD_NAMES,
  type FieldName,
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
export type PlannedField = PlannedQuestion<FieldName>;

/** Everything about a form that its location record determines, derived once per record. */
export interface FormPlan {
  record: LocationRecord;
  fields: readonly PlannedField[];
  /** Null if there is no screener question. */
  screener: ScreenerPlan | null;
  /** Empty if the question is not asked. */
  appointmentTypes: readonly Choice<string>[];
  /** Empty if the question is not asked; "no preference" is not in the list. */
  providers: readonly Choice<string | number>[];
  /** The practice's country calling code; null if `phone_number` does not have one. */
  callingCode: string | null;
}

export const planForm = (record: LocationRecord): FormPlan => {
  const config = record.web_scheduler_config;
  return {
    record,
    fields: plannedFields(config),
    screener: planScreener(config.screener_question),
    appointmentTypes: appointmentTypeChoices(config),
    providers: providerChoices(config),
    callingCode: callingCode(record.phone_number),
  };
};

/**
 * The fields to ask, in the contract's order. `required_fields` overrides `optional_fields`. If no
 * field is required, the usual ones are: a request without a name and a phone number is useless to
 * a practice.
 */
function plannedFields({ required_fields, optional_fields }: WebSchedulerConfig): PlannedField[] {
  const isAnyRequired = FIELD_NAMES.some((name) => required_fields[name]);
  return FIELD_NAMES.map((name) => ({
    name,
    required: isAnyRequired ? required_fields[name] : Boolean(questionSpec(name).usuallyRequired),
  })).filter(({ name, required }) => required || optional_fields[name]);
}
