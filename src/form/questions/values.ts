import type { PageAnswers } from "../../contract/booking-request/booking-request.ts";
import type { ForWhom } from "../../contract/booking-request/for-whom.ts";
import type { Slot } from "../../contract/slot.ts";
import type { PreferredTimes } from "./preferred-times.ts";
import type { RequesterQuestionName } from "./requester.ts";

/** What a patient has chosen and typed in the questions that the page turned on. */
export interface PageValues extends Partial<Record<RequesterQuestionName, string | undefined>> {
  /** The chosen time. */
  slot?: Slot | undefined;
  /** The last chosen time that was no longer available. */
  lostSlot?: Slot | undefined;
  preferredTimes?: PreferredTimes | undefined;
  forWhom?: ForWhom | undefined;
  newPatient?: boolean | undefined;
  textConsent?: PageAnswers["text_consent"];
}
