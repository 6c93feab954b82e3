import type { BrandProblem } from "../../../branding/brand.ts";
import { retryLoad } from "../../../client/retry-load.ts";
import type { LocationRecord } from "../../../contract/location-record/location-record.ts";
import type { RecordProblem } from "../../../contract/location-record/repair-location-record.ts";
import type { FieldError, QuestionName } from "../../../form/errors.ts";
import { examplePhone } from "../../../form/phone/format.ts";
import { validation } from "../../../form/validate.ts";
import { enDeferred } from "../../../messages/en.ts";
import { fieldErrorMessage } from "../../../messages/field-error.ts";
import type { Language } from "../../../messages/messages.ts";
import { createIdleTimer } from "../../../state/idle-timer.ts";
import { createSubmit } from "./create-submit.ts";
import { explain } from "./explain.ts";
import { prefill } from "./prefill.ts";
import { recordDiagnostics } from "./record-diagnostics.ts";
import { reinsertIfRemoved } from "./reinsert-if-removed.ts";
import { showCallLink } from "./show-call-link.ts";
import { sourceOf } from "./source.ts";
import { checkTheme } from "./theme.ts";

/**
 * Everything that the first screen does not need: validation, the messages after it, submitting,
 * and diagnostics. Chunks share no modules with the script, because a classic script cannot export;
 * what they need is passed in.
 */
export const deferred = {
  validation,
  messages: enDeferred,
  fieldErrorMessage: (
    language: Language,
    question: QuestionName,
    error: FieldError,
    callingCode: string | null,
  ) => fieldErrorMessage(language, question, error, examplePhone(callingCode)),
  retryLoad,
  createSubmit,
  createIdleTimer,
  explain,
  prefill,
  diagnose: (
    element: HTMLElement,
    record: LocationRecord,
    problems: RecordProblem[],
    brandProblems: BrandProblem[],
  ) => [...recordDiagnostics(record, problems, brandProblems), ...checkTheme(element)],
  sourceOf,
  reinsertIfRemoved,
  showCallLink,
};

export type Deferred = typeof deferred;
