import type { WebSchedulerConfig } from "../contract/location-record/web-scheduler-config.ts";
import { plainText } from "../contract/plain-text.ts";
import { isReadable } from "./text/is-readable.ts";

/** One option of a question: what the patient reads, and what is handed over. */
export interface Choice<Value> {
  label: string;
  value: Value;
}

const MOST_CHOICES = 100;

/** Works out something for a configuration once: the form asks at every key. */
function once<Value>(work: (config: WebSchedulerConfig) => Value) {
  const known = new WeakMap<WebSchedulerConfig, Value>();
  return (config: WebSchedulerConfig): Value => {
    const value = known.get(config) ?? work(config);
    known.set(config, value);
    return value;
  };
}

/**
 * The appointment types to offer, none when the question is not asked. The label is the
 * `display_name`, else the `appointment_type_name`, which is also the value.
 */
export const appointmentTypeChoices = once(
  ({ appointment_types_enabled, appointment_types }): readonly Choice<string>[] =>
    appointment_types_enabled
      ? offered(
          appointment_types
            .filter((type) => type.enabled && isReadable(type.appointment_type_name))
            .map(({ display_name, appointment_type_name }) => ({
              label: labelOf(display_name, appointment_type_name),
              value: appointment_type_name,
            })),
        )
      : [],
);

/**
 * The providers to offer, none when the question is not asked or no profile can be read. The
 * contract does not show the fields of a profile: it counts when it has a readable `display_name`
 * or `name`. "No preference" is not among them; it stands for the value null.
 */
export const providerChoices = once(
  ({ provider_selection_enabled, provider_profiles }): readonly Choice<string | number>[] =>
    provider_selection_enabled ? offered(provider_profiles.flatMap(readProfile)) : [],
);

function readProfile(profile: unknown): Choice<string | number>[] {
  if (typeof profile !== "object" || profile === null) return [];
  const { display_name, name, id } = profile as Record<string, unknown>;
  const label = labelOf(display_name, name);
  const hasId = (typeof id === "string" && id !== "") || Number.isFinite(id);
  return label ? [{ label, value: hasId ? (id as string | number) : label }] : [];
}

/** The first text that there is something to read in, else nothing. */
const labelOf = (...texts: unknown[]) => plainText(texts.find(isReadable) ?? "").trim();

const offered = <Value>(choices: Choice<Value>[]) =>
  choices
    .slice(0, MOST_CHOICES)
    .filter(
      ({ label, value }, index, all) =>
        all.findIndex((other) => other.label === label && other.value === value) === index,
    );
