/**
 * Everything that the first screen does not need: validation, the messages after it, submitting,
 * and diagnostics. Chunks share no modules with the script, because a classic script cannot export;
 * what they need is passed in.
 */
import type { PlanQuestionName } from "../../../form/errors.ts";
import { validation } from "../../../form/validate.ts";
import { characterCount } from "../../../messages/character-count.ts";
import { fieldErrorMessage, phoneHintMessage } from "../../../messages/field-error.ts";
import type { Language } from "../../../messages/messages.ts";
import deferredCss from "../../../ui/css/deferred.css?inline";
import { ErrorSummary } from "../../../ui/deferred/ErrorSummary.tsx";
import { Hint } from "../../../ui/deferred/Hint.tsx";
import { Honeypot } from "../../../ui/deferred/Honeypot.tsx";
import { IdleNotice } from "../../../ui/deferred/IdleNotice.tsx";
import { Sent } from "../../../ui/deferred/Sent.tsx";
import type { DeferredView } from "../../../ui/view.ts";
import { createStyles } from "../../element/styles.ts";
import { recordDiagnostics } from "./record-diagnostics.ts";
import { checkTheme } from "./theme.ts";

export { retryLoad } from "../../../client/retry-load.ts";
export { enDeferred as messages } from "../../../messages/en.ts";
export { LANGUAGE_CHANGED as languageChanged } from "../../../messages/language-changed.ts";
export { OFFER_ERRORS as offerErrors } from "../../../messages/offer-errors.ts";
export { createIdleTimer } from "../../../state/idle-timer.ts";
export { sendingTools } from "../../../state/sending-tools.ts";
export { loadFinding, notSentFindings } from "../../diagnostics/codes.ts";
export { listenForActivity } from "../../instance/listen-for-activity.ts";
export { createSubmit, hasHandledRequest } from "./create-submit.ts";
export { explain } from "./explain.ts";
export { reportMarkup } from "./markup/report-markup.ts";
export { newId } from "./new-id.ts";
export { setPreact } from "./preact.ts";
export { prefill } from "./prefill.ts";
export { reinsertIfRemoved } from "./reinsert-if-removed.ts";
export { sourceOf } from "./source.ts";
export { warnBeforeUnload } from "./warn-before-unload.ts";

/** Adds the styles of what appears after the first screen. */
export const adoptStyles = createStyles(deferredCss);

export const diagnose = (element: HTMLElement, ...found: Parameters<typeof recordDiagnostics>) => [
  ...recordDiagnostics(...found),
  ...checkTheme(element),
];

/** What the screens show of this chunk, in one language. */
export const createView = (language: Language): DeferredView => ({
  messages: language.deferred,
  // The chunk with the other questions explains their errors itself.
  fieldErrorMessage: (question: PlanQuestionName, ...error) =>
    fieldErrorMessage(language, question, ...error),
  phoneHintMessage: (hint) => phoneHintMessage(language, hint),
  characterCount: (field, text) =>
    characterCount(language, validation.remainingCharacters(field, text)),
  ErrorSummary,
  Hint,
  Honeypot,
  IdleNotice,
  Sent,
});
