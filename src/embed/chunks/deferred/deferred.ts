/**
 * Everything that the first screen does not need: validation, the messages after it, submitting,
 * and diagnostics. Chunks share no modules with the script, because a classic script cannot export;
 * what they need is passed in.
 */
import deferredCss from "../../../ui/css/deferred.css?inline";
import { createStyles } from "../../element/styles.ts";
import { recordDiagnostics } from "./record-diagnostics.ts";
import { checkTheme } from "./theme.ts";

export { retryLoad } from "../../../client/retry-load.ts";
export { validation } from "../../../form/validate.ts";
export { enDeferred as messages } from "../../../messages/en.ts";
export { fieldErrorMessage } from "../../../messages/field-error.ts";
export { createIdleTimer } from "../../../state/idle-timer.ts";
export { createSubmit } from "./create-submit.ts";
export { explain } from "./explain.ts";
export { newId } from "./new-id.ts";
export { prefill } from "./prefill.ts";
export { reinsertIfRemoved } from "./reinsert-if-removed.ts";
export { showCallLink } from "./show-call-link.ts";
export { sourceOf } from "./source.ts";

/** Adds the styles of what appears after the first screen. */
export const adoptStyles = createStyles(deferredCss);

export const diagnose = (element: HTMLElement, ...found: Parameters<typeof recordDiagnostics>) => [
  ...recordDiagnostics(...found),
  ...checkTheme(element),
];
