/**
 * What happens if a key that protects patients cannot be read: the form is `closed` and says how to
 * call, the question is `asked`, the answer has `stopped` the patient, or its message is `omitted`.
 */
export type Precaution = "closed" | "asked" | "stopped" | "omitted";

const CONFIG = "web_scheduler_config";
const SCREENER = `${CONFIG}.screener_question`;
/**
 * The keys of the record that protect patients. The contract documents each as always present, so one
 * that is missing or has the wrong type never means that there is nothing to protect them from.
 */
const PRECAUTIONS: Readonly<Record<string, Precaution>> = {
  is_web_scheduler_enabled: "closed",
  // Without one of these, nobody knows whether there is a question.
  [CONFIG]: "closed",
  [SCREENER]: "closed",
  [`${SCREENER}.question`]: "closed",
  [`${SCREENER}.enabled`]: "asked",
  [`${SCREENER}.if_yes`]: "stopped",
  [`${SCREENER}.if_yes.action`]: "stopped",
  [`${SCREENER}.if_yes.message`]: "omitted",
  [`${SCREENER}.if_no`]: "stopped",
  [`${SCREENER}.if_no.action`]: "stopped",
  [`${SCREENER}.if_no.message`]: "omitted",
};

/**
 * The precaution for a key that cannot be read; null if it protects nobody.
 *
 * @param isScreenerOff whether `enabled` of the screener is exactly `false`
 */
export const precautionFor = (path: string, isScreenerOff: boolean): Precaution | null =>
  isScreenerOff && path.startsWith(`${SCREENER}.`) ? null : (PRECAUTIONS[path] ?? null);
