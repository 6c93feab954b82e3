import { FIELD_NAMES, type FieldName } from "../../../contract/questions.ts";
import { type Finding, finding } from "../../../diagnostics/finding.ts";
import { parsePastedDate } from "../../../form/date/pasted-date.ts";
import { BIRTH_DATE_PARTS, type InputName, mapInputs } from "../../../form/inputs.ts";
import { telNumber } from "../../../form/phone/phone.ts";
import { asks } from "../../../form/plan.ts";
import { isPlaceholder } from "../../../form/text/limited-text.ts";
import { type ValidationContext, validateQuestion } from "../../../form/validation/validate.ts";
import { attempt } from "../../../host/contain.ts";
import { currentTime } from "../../../host/page.ts";
import { prefillName } from "../../../settings/attributes.ts";
import { isUnderway } from "../../../state/phase.ts";
import type { SchedulerModel } from "../../../state/scheduler-model.ts";
import type { SchedulerElement } from "../../api/scheduler-element.ts";

/**
 * The values are validated like typed answers, never replace one, and change nothing once the patient has pressed Send.
 * An invalid one is skipped and reported by its attribute, without the value.
 */
export function prefill(
  element: SchedulerElement,
  { phase, form }: Pick<SchedulerModel, "phase" | "form">,
  locale: string,
): Finding[] {
  const { value } = phase;
  const plan = form.plan.value;
  if (value.name !== "step" || isUnderway(value) || !plan) return [];
  const context = { now: currentTime(), locale, callingCode: plan.callingCode };
  const findings: Finding[] = [];
  const isUntouched = (name: InputName) =>
    ["", form.prefilled.value[name]].includes(form.answers[name].value);
  for (const field of FIELD_NAMES.filter((name) => asks(plan, name))) {
    const given = element.prefill?.[field] ?? element.getAttribute(prefillName(field));
    if (typeof given !== "string" || given.trim() === "") continue;
    const values = isPlaceholder(given) ? null : inputValues(field, decoded(given), context);
    if (!values) findings.push(finding("WS106", prefillName(field)));
    else if (values.every(([name]) => isUntouched(name))) {
      form.prefilled.value = { ...form.prefilled.value, ...Object.fromEntries(values) };
      for (const [name, text] of values) form.setAnswer(name, text);
      if (field === "email" || field === "phone") form.checks.value?.updateHints(field);
    }
  }
  return findings;
}

/** A value that is still encoded for a URL, without it. */
const decoded = (text: string) =>
  (/^\S*%[\da-f]{2}\S*$/i.test(text) && attempt(() => decodeURIComponent(text))) || text;

/** The inputs that an initial value fills; null if it is invalid. */
function inputValues(
  field: FieldName,
  value: string,
  context: ValidationContext,
): [InputName, string][] | null {
  const date = field === "dob" ? parsePastedDate(value, null) : {};
  if (!date) return null;
  const values = { ...mapInputs(() => ""), [field]: value, ...date };
  const result = validateQuestion({ name: field, required: true }, values, context);
  if ("error" in result) return null;
  if (field === "dob") return BIRTH_DATE_PARTS.map((part) => [part, values[part]]);
  const valid = result.value;
  const text = typeof valid === "object" && valid && "e164" in valid ? telNumber(valid) : valid;
  return typeof text === "string" ? [[field, text]] : null;
}
