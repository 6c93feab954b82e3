import type { FieldName } from "../../../contract/fields.ts";
import { askedFields } from "../../../form/fields.ts";
import type { Typed } from "../../../form/validate.ts";
import { type Checking, checking } from "../../../form/validation.ts";
import type { TextName } from "../../../state/answers.ts";
import type { Scheduler } from "../../../state/scheduler.ts";
import { prefillName } from "../../api/attributes.ts";
import type { Host } from "../../api/host.ts";
import { type Finding, finding } from "../../diagnostics/diagnostics.ts";
import { clearPrefillFromUrl, prefillWishes } from "./prefill-values.ts";

/** The texts that the page put into the form, by the name of the control. */
export type Prefilled = Partial<Record<TextName, string>>;

type Texts = [TextName, string][];

const NOTHING: Typed = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  dob: { day: "", month: "", year: "" },
  insurance: "",
  additionalDetails: "",
};

/**
 * Puts in what a page would like the form to begin with: checked like typed answers, and only
 * where nothing is typed. A wrong one is left out, and its attribute named without its value.
 *
 * @param query of the page's address, where the page allows it; what is taken leaves the address
 * @param given what was put in before, which may be replaced; what is put in now is added
 */
export function prefill(
  element: Host,
  query: string,
  { phase, answers, answer }: Pick<Scheduler, "phase" | "answers" | "answer">,
  given: Prefilled,
  locale: string,
): Finding[] {
  const wishes = prefillWishes(element, query);
  if (query) clearPrefillFromUrl();
  const now = phase.value;
  if (now.name !== "details" && now.name !== "screener") return [];
  const { record } = now;
  const circumstances = { now: Date.now(), locale, practicePhone: record.phone_number };
  const findings: Finding[] = [];
  const isFree = (name: TextName) => ["", given[name]].includes(answers[name].value);
  for (const { name: field } of askedFields(record.web_scheduler_config)) {
    const wish = wishes[field];
    if (typeof wish !== "string" || wish.trim() === "") continue;
    const texts = textsOf(field, wish, circumstances);
    if (!texts) findings.push(finding("WS106", prefillName(field)));
    else if (texts.every(([name]) => isFree(name))) {
      Object.assign(given, Object.fromEntries(texts));
      for (const [name, text] of texts) answer(name, text);
    }
  }
  return findings;
}

function textsOf(
  field: FieldName,
  wish: string,
  circumstances: Parameters<Checking["answer"]>[2],
): Texts | null {
  const dob = field === "dob" ? checking.wholeDate(wish, circumstances.locale) : NOTHING.dob;
  if (!dob) return null;
  const typed = field === "dob" ? { ...NOTHING, dob } : { ...NOTHING, [field]: wish };
  const checked = checking.answer({ name: field, required: true }, typed, circumstances);
  if (!("value" in checked) || checked.value === null) return null;
  return field === "dob" ? (Object.entries(dob) as Texts) : [[field, checked.value]];
}
