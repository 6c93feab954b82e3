import type { OptInAnswers } from "../../../contract/booking-request/booking-request.ts";
import { isoInstant } from "../../../form/iso-instant.ts";
import type { QuestionMessages } from "../../../messages/times/questions/en.ts";

/** The characters around the practice's name that isolate its direction. */
const ISOLATES = /[\u2066-\u2069]/g;

/**
 * Whether the patient agrees to text messages, with what a practice has to be able to show: what the
 * patient read, and when.
 *
 * @param now milliseconds since 1970
 */
export const textConsentAnswer = (
  answer: boolean,
  { textConsent, textConsentHint }: QuestionMessages,
  practice: string,
  now: number,
): NonNullable<OptInAnswers["text_consent"]> => ({
  answer,
  sentence: `${textConsent(practice)} ${textConsentHint}`.replace(ISOLATES, ""),
  at: isoInstant(now),
});
