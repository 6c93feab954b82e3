/**
 * Everything that the first screen does not need: validation, the messages after it, submitting,
 * and what finds diagnostics. Chunks share no modules with the script, because a classic script cannot export;
 * what they need is passed in.
 */
import { charactersLeft } from "../../../form/validation/validate.ts";
import { createStyles } from "../../../host/page.ts";
import {
  characterCount,
  fieldErrorMessage,
  phoneHintMessage,
} from "../../../messages/field-messages.ts";
import type { Language } from "../../../messages/messages.ts";
import { FINAL } from "../../../state/send-answers.ts";
import deferredCss from "../../../ui/css/deferred.css?inline";
import { Chosen } from "../../../ui/deferred/Chosen.tsx";
import { ErrorSummary } from "../../../ui/deferred/ErrorSummary.tsx";
import { Hint } from "../../../ui/deferred/Hint.tsx";
import { Honeypot } from "../../../ui/deferred/Honeypot.tsx";
import { IdleNotice } from "../../../ui/deferred/IdleNotice.tsx";
import { LanguageMenu } from "../../../ui/deferred/LanguageMenu.tsx";
import { OriginalPage } from "../../../ui/deferred/original-page.tsx";
import { Sent } from "../../../ui/deferred/Sent.tsx";
import { showScreen } from "../../../ui/dom/focus.ts";
import { afterPointerUp } from "../../../ui/dom/until.ts";
import type { DeferredView } from "../../../ui/view.ts";

export { phoneIn } from "../../../client/refused-record.ts";
export { retryLoad } from "../../../client/retry-load.ts";
export { notSentFindings } from "../../../diagnostics/failure-findings.ts";
export { validation } from "../../../state/send-answers.ts";
export { setRuntime } from "../shared-runtime.ts";
export { connectForm, listenToPage } from "./connect-form.ts";
export { loadFindings, unreadableFindings } from "./form-findings.ts";
export { prefill } from "./prefill.ts";
export { onRemoved } from "./reinsert-if-removed.ts";
export { newId, sourceOf, submitRequest } from "./submit-request.ts";

export const adoptStyles = createStyles(deferredCss);

/** What the screens show of this chunk, in one language. */
export const createDeferredView = (language: Language): DeferredView => ({
  messages: language.deferred,
  afterPointerUp,
  showScreen,
  stepTitle: ({ name }) =>
    name === "provider"
      ? language.messages.provider
      : language.deferred[name === "more" ? "moreDetails" : "aboutYou"],
  fieldErrorMessage: (...error) => fieldErrorMessage(language, ...error),
  notSentMessage(reason, callsFirst) {
    if (callsFirst && reason !== "offline" && !FINAL.includes(reason))
      return language.deferred.notSent.again;
    return language.deferred.notSent[reason === "blocked" ? "no-receiver" : reason];
  },
  phoneHintMessage: (hint) => phoneHintMessage(language, hint),
  characterCount: (field, text) => characterCount(language, charactersLeft(field, text)),
  Chosen,
  ErrorSummary,
  Hint,
  Honeypot,
  IdleNotice,
  LanguageMenu,
  OriginalPage,
  Sent,
});
