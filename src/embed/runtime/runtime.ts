export { batch, computed, signal, useSignal } from "@preact/signals";
export * from "../../client/fetch.ts";
export * from "../../client/load-location.ts";
export * from "../../client/time-limit.ts";
export { listedIds, normalizeLocationId } from "../../contract/location-record/location-id.ts";
export {
  FIELD_NAMES,
  isAskedBy,
  QUESTION_NAMES,
  QUESTIONS,
  questionSpec,
  STEP_NAMES,
} from "../../contract/questions.ts";
export { isReadable, plainText } from "../../contract/text.ts";
export * from "../../diagnostics/finding.ts";
export { brandOf } from "../../form/branding/brand.ts";
export * from "../../form/branding/card-colors.ts";
export { postalAddress } from "../../form/branding/postal-address.ts";
export * from "../../form/calling-code.ts";
export { appointmentTypeChoices, providerChoices } from "../../form/choices.ts";
export * from "../../form/date/date-order.ts";
export { ANSWER_NAMES, BIRTH_DATE_PARTS, questionOf } from "../../form/inputs.ts";
export { formatE164 } from "../../form/phone/format.ts";
export { asks, planScreener } from "../../form/plan.ts";
export * from "../../host/contain.ts";
export * from "../../host/jsx-runtime.ts";
export { createStyles, currentTime, nextTask, whenParsed } from "../../host/page.ts";
export { observeLanguage } from "../../host/page-events.ts";
export * from "../../settings/attributes.ts";
export { emptyAnswer, hasAnswers } from "../../state/form-model.ts";
export { isTemporary, isUnderway } from "../../state/phase.ts";
export { adoptColors, followTheme } from "../../ui/card/page-theme.ts";
export { untilPainted } from "../../ui/dom/until.ts";
export * from "../../ui/elements/Boundary.tsx";
export * from "../../ui/elements/CallLink.tsx";
export * from "../../ui/elements/Heading.tsx";
export { AWAY, Icon } from "../../ui/elements/Icon.tsx";
export * from "../../ui/elements/live.ts";
export * from "../../ui/errors/question-error.tsx";
export * from "../../ui/fields/Choices.tsx";
export { LabelText, optionsStyle, patientMessages } from "../../ui/fields/labels.tsx";
export * from "../../ui/fields/TextControl.tsx";
export { sentTitle } from "../../ui/screens/sent-title.ts";
export * from "../../ui/view-context.ts";

/** What chunks use of the script's copy: all of the above, in a list that the build fills. */
const RUNTIME: readonly unknown[] = [];

/** Returns the exports of a chunk. The build wraps every chunk except the languages in a function. */
export const withRuntime = <Chunk extends object>(chunk: Chunk): Chunk =>
  "default" in chunk ? (chunk.default as (runtime: typeof RUNTIME) => Chunk)(RUNTIME) : chunk;
