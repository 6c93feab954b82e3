import type { PageAnswers } from "../../contract/booking-request/booking-request.ts";
import {
  DAY_PARTS,
  DAYS,
  type Day,
  type DayPart,
  type ForWhom,
} from "../../contract/booking-request/page-answers.ts";
import type { Slot } from "../../contract/slot.ts";
import { BIRTH_DATE_PARTS, type InputName } from "../inputs.ts";
import type { RequesterQuestionName } from "./requester.ts";

/** The inputs of the patient form that are about the patient, who may be somebody else than the sender. */
export const PATIENT_INPUTS = [
  "firstName",
  "lastName",
  ...BIRTH_DATE_PARTS,
  "insurance",
] satisfies InputName[];

/** What was answered about one patient. */
export interface AboutPatient extends Pick<PageValues, "relation" | "newPatient"> {
  texts: { [Name in InputName]?: string | undefined };
}

/** What a patient has chosen and typed in the questions that the page turned on. */
export interface PageValues extends Partial<Record<RequesterQuestionName, string | undefined>> {
  /** The chosen time. */
  slot?: Slot | undefined;
  /** The last chosen time that was no longer available. */
  lostSlot?: Slot | undefined;
  preferredTimes?: PreferredTimes | undefined;
  forWhom?: ForWhom | undefined;
  newPatient?: boolean | undefined;
  /** What was answered about a patient for whom the appointment no longer is. */
  kept?: Partial<Record<ForWhom, AboutPatient>> | undefined;
  /** Whether the last change of `forWhom` has changed other answers. */
  hasMoved?: boolean | undefined;
  textConsent?: PageAnswers["text_consent"];
}

export type PreferredTimes = NonNullable<PageAnswers["preferred_times"]>;

/** No restriction; not the same as no answer, which is undefined. */
export const ANY_TIME: PreferredTimes = { days: [], parts: [] };

export const isAnyTime = (times: PreferredTimes | undefined) =>
  times !== undefined && times.days.length + times.parts.length === 0;

/** The answer after a day or a part was chosen, or is no longer; it replaces "any time". */
export function setPreferredTime(
  times: PreferredTimes = ANY_TIME,
  changed: Day | DayPart,
  isChosen: boolean,
): PreferredTimes | undefined {
  const chosen = new Set<string>([...times.days, ...times.parts]);
  if (isChosen) chosen.add(changed);
  else chosen.delete(changed);
  if (chosen.size === 0) return undefined;
  return {
    days: DAYS.filter((day) => chosen.has(day)),
    parts: DAY_PARTS.filter((part) => chosen.has(part)),
  };
}
