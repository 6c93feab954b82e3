import type { BrandProblem } from "../branding/brand.ts";
import { askAgain } from "../client/ask-again.ts";
import type { Rescue } from "../client/load.ts";
import type { LocationRecord } from "../contract/location-record.ts";
import { mendLocationRecord, type RecordProblem } from "../contract/mend-location-record.ts";
import { callingCode } from "../form/calling-code.ts";
import { checking } from "../form/checking.ts";
import type { Fault, QuestionName } from "../form/faults.ts";
import { phoneExample } from "../form/phone-example.ts";
import { enLater } from "../messages/en-later.ts";
import { faultSentence } from "../messages/fault-sentence.ts";
import type { LaterMessages, Messages } from "../messages/messages.ts";
import { explain } from "./diagnostic-sentences.ts";
import { handOverOf } from "./hand-over.ts";
import { prefill } from "./prefill.ts";
import { recordDiagnostics } from "./record-diagnostics.ts";
import { showCallLink } from "./show-call-link.ts";
import { sourceOf } from "./source.ts";
import { stayIn } from "./stay.ts";
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
