import type { BrandProblem } from "../../../branding/brand.ts";
import type { Rescue } from "../../../client/load-location.ts";
import { askAgain } from "../../../client/retry-load.ts";
import type { LocationRecord } from "../../../contract/location-record/location-record.ts";
import {
  mendLocationRecord,
  type RecordProblem,
} from "../../../contract/location-record/repair-location-record.ts";
import type { Fault, QuestionName } from "../../../form/errors.ts";
import { callingCode } from "../../../form/phone/calling-code.ts";
import { phoneExample } from "../../../form/phone/phone-example.ts";
import { checking } from "../../../form/validation.ts";
import { enLater } from "../../../messages/en-deferred.ts";
import { faultSentence } from "../../../messages/field-error.ts";
import type { LaterMessages, Messages } from "../../../messages/messages.ts";
import { handOverOf } from "../../api/request-handler.ts";
import { explain } from "./diagnostic-messages.ts";
import { prefill } from "./prefill.ts";
import { recordDiagnostics } from "./record-diagnostics.ts";
import { stayIn } from "./reinsert-if-removed.ts";
import { showCallLink } from "./show-call-link.ts";
import { sourceOf } from "./source.ts";
import { takeDraft } from "./take-draft.ts";
import { checkTheme } from "./theme.ts";

/**
 * What the first screen does without, loaded once it is there: the checks, the sentences that
 * follow them, and what a site owner is told. It shares no module with the script, since a
 * classic script can share none; what it needs is passed in.
 */
export const later = {
  checking,
  messages: enLater,
  faultSentence: (
    words: { messages: Messages; later: LaterMessages },
    question: QuestionName,
    fault: Fault,
    practicePhone: string,
  ) =>
    faultSentence(words.messages, words.later, question, fault, {
      phoneExample: phoneExample(callingCode(practicePhone)),
    }),
  rescue: { askAgain, mend: mendLocationRecord } satisfies Rescue,
  handOverOf,
  explain,
  prefill,
  diagnose: (
    element: HTMLElement,
    record: LocationRecord,
    problems: RecordProblem[],
    brandProblems: BrandProblem[],
  ) => [...recordDiagnostics(record, problems, brandProblems), ...checkTheme(element)],
  sourceOf,
  stayIn,
  showCallLink,
  takeDraft,
};

export type Later = typeof later;
