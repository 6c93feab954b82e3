import { suggestEmail } from "../email/suggest-email.ts";
import type { FormValues } from "../inputs.ts";
import { formatE164, splitPhone } from "../phone/format.ts";
import type { PhoneNote, PhoneTools } from "../phone/numbering-plans.ts";
import { validatePhone } from "../phone/phone.ts";
import type { FormPlan } from "../plan.ts";

/** Suggestions next to an answer, which are never enforced. */
export interface Hints {
  /** The address that was probably meant. */
  email: string | null;
  /** The number as it is sent, in the usual format, so that the patient can compare it. */
  phone: { formatted: string; extension?: string | undefined; note: PhoneNote | null } | null;
}

/** The hints about these answers; null for those that are empty or need none. */
export const hintsFor = (
  names: readonly (keyof Hints)[],
  { email, phone }: Pick<FormValues, keyof Hints>,
  plan: FormPlan,
  tools: PhoneTools | undefined,
): Hints => ({
  // Also for an invalid address: `ana@gmial` is a typo and incomplete.
  email: names.includes("email") ? suggestEmail(email) : null,
  phone: names.includes("phone") ? phoneHint(phone, plan, tools) : null,
});

function phoneHint(
  text: string,
  { callingCode, record }: FormPlan,
  tools: PhoneTools | undefined,
): Hints["phone"] {
  const result = validatePhone(text, callingCode, tools?.numberingPlans);
  if ("error" in result || result.value === null) return null;
  const [number, extension] = splitPhone(result.value);
  return {
    formatted: tools ? tools.formatPhone(number, callingCode) : formatE164(number),
    extension,
    note: tools?.phoneNote(number, record.phone_number) ?? null,
  };
}
