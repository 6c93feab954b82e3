import type { WebSchedulerConfig } from "../contract/web-scheduler-config.ts";

/** One option of a question: what the patient reads, and what is handed over. */
export interface Choice<Value> {
  label: string;
  value: Value;
}

const MOST_CHOICES = 100;

/**
 * The appointment types to offer, none when the question is not asked. The label is the
 * `display_name`, else the `appointment_type_name`, which is also the value.
 */
export function appointmentTypeChoices(config: WebSchedulerConfig): Choice<string>[] {
  if (!config.appointment_types_enabled) return [];
  return config.appointment_types
    .filter((type) => type.enabled && type.appointment_type_name.trim() !== "")
    .slice(0, MOST_CHOICES)
    .map((type) => ({
      label: type.display_name.trim() || type.appointment_type_name.trim(),
      value: type.appointment_type_name,
    }));
}

/**
 * The providers to offer, none when the question is not asked or no profile can be read. The
 * contract does not show the fields of a profile: it counts when it has a readable `display_name`
 * or `name`. "No preference" is not among them; it stands for the value null.
 */
export function providerChoices(config: WebSchedulerConfig): Choice<string | number>[] {
  if (!config.provider_selection_enabled) return [];
  return config.provider_profiles.flatMap(readProfile).slice(0, MOST_CHOICES);
}

function readProfile(profile: unknown): Choice<string | number>[] {
  if (typeof profile !== "object" || profile === null) return [];
  const { display_name, name, id } = profile as Record<string, unknown>;
  const label = [display_name, name].find((text) => typeof text === "string" && text.trim() !== "");
  if (typeof label !== "string") return [];
  const hasId = (typeof id === "string" && id !== "") || typeof id === "number";
  return [{ label: label.trim(), value: hasId ? id : label.trim() }];
}
