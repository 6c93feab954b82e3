/** What the first screen does not need: validation, later messages, submitting, and finding diagnostics. */

import { createStyles } from "../../../host/page.ts";
import { fieldErrorMessage } from "../../../messages/field-messages.ts";
import submissionCss from "../../../ui/css/submission.css?inline";
import type { SubmissionView } from "../../../ui/view.ts";

export { notSentFindings } from "../../../diagnostics/failure-findings.ts";
export { validation } from "../../../state/submission.ts";
export { Chosen } from "../../../ui/card/Chosen.tsx";
export { SentHeadline } from "../../../ui/card/SentHeadline.tsx";
export { moveOn, setEnterKeyHints } from "../../../ui/dom/enter-key.ts";
export { showScreen } from "../../../ui/dom/focus.ts";
export { ErrorSummary } from "../../../ui/errors/ErrorSummary.tsx";
export { Hint } from "../../../ui/fields/Hint.tsx";
export { Insurers } from "../../../ui/fields/Insurers.tsx";
export { BeforeSend } from "../../../ui/screens/BeforeSend.tsx";
export { Hours } from "../../../ui/screens/Hours.tsx";
export { NotSent } from "../../../ui/screens/NotSent.tsx";
export { Sent } from "../../../ui/screens/Sent.tsx";
export { IdleNotice } from "../../../ui/widget/IdleNotice.tsx";
export { LanguageChanged, LanguagePanel } from "../../../ui/widget/LanguagePanel.tsx";
export { connectForm, listenToPage } from "./connect-form.ts";
export { loadFindings, unreadableFindings } from "./form-findings.ts";
export { prefill } from "./prefill.ts";
export { onRemoved } from "./reinsert-if-removed.ts";
export { createSender } from "./submit-request.ts";

export const adoptStyles = createStyles(submissionCss);

export const errorMessage: SubmissionView["errorMessage"] = (view, question, error) => {
  const { answers, asked } = view.scheduler.form;
  const forWhom = answers.forWhom.value ?? "self";
  const language = view.language.value;
  const own = asked.value.find(({ name }) => name === question)?.own;
  return language ? fieldErrorMessage(language, question, error, forWhom, own) : undefined;
};

export const stepTitle: SubmissionView["stepTitle"] = ({ language }, { name }) =>
  language.value?.submission[name === "more" ? "moreDetails" : "aboutYou"];
