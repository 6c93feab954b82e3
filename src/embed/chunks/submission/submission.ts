/**
 * What the first screen does not need: validation, later messages, submitting, and finding diagnostics. Chunks share no
 * modules with the script, because a classic script cannot export; what they need is passed in.
 */
import { charactersLeft } from "../../../form/validation/validate.ts";
import { createStyles } from "../../../host/page.ts";
import {
  characterCount,
  fieldErrorMessage,
  phoneHintMessage,
} from "../../../messages/field-messages.ts";
import type { Language } from "../../../messages/messages.ts";
import { FINAL } from "../../../state/submission.ts";
import submissionCss from "../../../ui/css/submission.css?inline";
import { showScreen } from "../../../ui/dom/focus.ts";
import { afterPointerUp } from "../../../ui/dom/until.ts";
import { Honeypot } from "../../../ui/elements/Honeypot.tsx";
import { ErrorSummary } from "../../../ui/errors/ErrorSummary.tsx";
import { Hint } from "../../../ui/fields/Hint.tsx";
import { Chosen } from "../../../ui/screens/Chosen.tsx";
import { OriginalPage } from "../../../ui/screens/original-page.tsx";
import { Sent, SentHeadline } from "../../../ui/screens/Sent.tsx";
import type { SubmissionView } from "../../../ui/view.ts";
import { IdleNotice } from "../../../ui/widget/IdleNotice.tsx";
import { LanguageChanged, LanguageMenu } from "../../../ui/widget/LanguageMenu.tsx";

export { phoneIn } from "../../../client/refused-record.ts";
export { retryLoad } from "../../../client/retry-load.ts";
export { notSentFindings } from "../../../diagnostics/failure-findings.ts";
export { validation } from "../../../state/submission.ts";
export { setRuntime } from "../shared-runtime.ts";
export { connectForm, listenToPage } from "./connect-form.ts";
export { loadFindings, unreadableFindings } from "./form-findings.ts";
export { prefill } from "./prefill.ts";
export { onRemoved } from "./reinsert-if-removed.ts";
export { createSender } from "./submit-request.ts";

export const adoptStyles = createStyles(submissionCss);

export const createSubmissionView = (language: Language): SubmissionView => ({
  messages: language.submission,
  afterPointerUp,
  showScreen,
  stepTitle: ({ name }) => language.submission[name === "more" ? "moreDetails" : "aboutYou"],
  fieldErrorMessage: (...error) => fieldErrorMessage(language, ...error),
  notSentMessage(reason, callsFirst) {
    if (callsFirst && reason !== "offline" && !FINAL.includes(reason))
      return language.submission.notSent.again;
    return language.submission.notSent[reason === "blocked" ? "no-receiver" : reason];
  },
  phoneHintMessage: (hint) => phoneHintMessage(language, hint),
  characterCount: (field, text) => characterCount(language, charactersLeft(field, text)),
  Chosen,
  ErrorSummary,
  Hint,
  Honeypot,
  IdleNotice,
  LanguageChanged,
  LanguageMenu,
  OriginalPage,
  Sent,
  SentHeadline,
});
