/**
 * What the first screen does not need: validation, later messages, submitting, and finding diagnostics. Chunks share no
 * modules with the script, because a classic script cannot export; what they need is passed in.
 */
import { createStyles } from "../../../host/page.ts";
import type { Language } from "../../../messages/messages.ts";
import type { NotSentReason } from "../../../state/phase.ts";
import { FINAL } from "../../../state/submission.ts";
import submissionCss from "../../../ui/css/submission.css?inline";

export { phoneIn } from "../../../client/refused-record.ts";
export { retryLoad } from "../../../client/retry-load.ts";
export { notSentFindings } from "../../../diagnostics/failure-findings.ts";
export { fieldErrorMessage } from "../../../messages/field-messages.ts";
export { validation } from "../../../state/submission.ts";
export { showScreen } from "../../../ui/dom/focus.ts";
export { afterPointerUp } from "../../../ui/dom/until.ts";
export { Honeypot } from "../../../ui/elements/Honeypot.tsx";
export { ErrorSummary } from "../../../ui/errors/ErrorSummary.tsx";
export { Hint } from "../../../ui/fields/Hint.tsx";
export { Chosen } from "../../../ui/screens/Chosen.tsx";
export { OriginalPage } from "../../../ui/screens/original-page.tsx";
export { Sent, SentHeadline } from "../../../ui/screens/Sent.tsx";
export { IdleNotice } from "../../../ui/widget/IdleNotice.tsx";
export { LanguageChanged, LanguageMenu } from "../../../ui/widget/LanguageMenu.tsx";
export { setRuntime } from "../shared-runtime.ts";
export { connectForm, listenToPage } from "./connect-form.ts";
export { loadFindings, unreadableFindings } from "./form-findings.ts";
export { prefill } from "./prefill.ts";
export { onRemoved } from "./reinsert-if-removed.ts";
export { createSender } from "./submit-request.ts";

export const adoptStyles = createStyles(submissionCss);

export function notSentMessage(
  { submission: { notSent } }: Language,
  reason: Exclude<NotSentReason, "chunk-missing">,
  callsFirst?: boolean,
): string {
  if (callsFirst && reason !== "offline" && !FINAL.includes(reason)) return notSent.again;
  return notSent[reason === "blocked" ? "no-receiver" : reason];
}
