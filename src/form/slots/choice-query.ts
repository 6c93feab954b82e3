import type { SlotSearch } from "../../contract/slot.ts";
import type { FormPlan } from "../plan.ts";

/**
 * The part of a search that depends on the options that a patient has chosen; null if the patient has to
 * choose an appointment type first.
 */
export function choiceQuery(
  { appointmentTypes, providers }: Pick<FormPlan, "appointmentTypes" | "providers">,
  chosen: { appointmentType: number | null; provider: number | null },
): Omit<SlotSearch, "from" | "to"> | null {
  const type = appointmentTypes[chosen.appointmentType ?? -1];
  if (appointmentTypes.length > 0 && !type) return null;
  const provider = providers[chosen.provider ?? -1];
  return {
    appointmentType: type?.value ?? null,
    provider: provider ? String(provider.value) : null,
    appointmentTypes,
    providers,
  };
}
