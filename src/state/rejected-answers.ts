import type { LocationRecord } from "../contract/location-record/location-record.ts";
import type { Fault, Faults, QuestionName } from "../form/errors.ts";
import { askedFields } from "../form/fields.ts";

/**
 * The receiver's sentences at the questions that they are about; `errors` by the names of the
 * booking request. What is about no question on the page is left out.
 */
export function refusedAnswers(record: LocationRecord, errors: Record<string, string>): Faults {
  const questions: [QuestionName, string][] = [
    ["appointmentType", "appointment_type"],
    ["provider", "provider"],
    ...askedFields(record.web_scheduler_config).map(({ name }): [QuestionName, string] => [
      name,
      name,
    ]),
  ];
  return Object.fromEntries(
    questions.flatMap(([question, name]): [QuestionName, Fault][] =>
      errors[name] === undefined ? [] : [[question, { code: "refused", sentence: errors[name] }]],
    ),
  );
}
