import type { FieldName } from "../../../contract/fields.ts";
import type { FieldError, QuestionName } from "../../../form/errors.ts";
import type { OptInValues } from "../../../form/opt-in/values.ts";
import type { Messages } from "../../../messages/messages.ts";
import type { PatientMessages, QuestionMessages } from "../../../messages/times/questions/en.ts";

/** The sentences about a patient who is not the sender; null if it is the sender. */
export const patientMessages = (
  { patients }: QuestionMessages,
  forWhom: OptInValues["forWhom"],
): PatientMessages | null => (forWhom && forWhom !== "self" ? patients[forWhom] : null);

/** The form's sentences, about this patient. */
export const messagesAbout = (
  patient: PatientMessages | null,
  { fields, hints, ...messages }: Messages,
): Messages => ({
  ...messages,
  // The questions of this chunk are optional, or may be.
  everyQuestion: messages.unlessOptional,
  fields: { ...fields, ...patient?.fields },
  hints: { ...hints, ...patient?.hints },
});

/** The sentence about a missing answer, if it differs for this patient. */
export const missingMessage = (
  patient: PatientMessages | null,
  question: QuestionName,
  { code }: FieldError,
): string | undefined => (code === "missing" ? patient?.missing[question as FieldName] : undefined);
