import type { LocationRecord } from "../../contract/location-record/location-record.ts";
import type { Fault, QuestionName } from "../../form/errors.ts";
import type { View } from "../view.ts";

/** The sentence for a question's fault, null when it has none. */
export function sentenceFor(
  { messages, later }: View,
  record: LocationRecord,
  question: QuestionName,
  fault: Fault | undefined,
): string | null {
  if (!fault) return null;
  return later?.faultSentence(question, fault, record.phone_number) ?? messages.problemTitle;
}
