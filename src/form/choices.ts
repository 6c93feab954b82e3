import type { WebSchedulerConfig } from "../contract/location-record/location-record.ts";
import type { OptionName } from "../contract/slot.ts";
import { isReadable, plainText } from "../contract/text.ts";

export interface Choice<Value> {
  /** The answer; the same for the same option of a record that has changed. */
  key: string;
  label: string;
  value: Value;
}

const MAX_CHOICES = 100;

/** Empty if not asked. The label is the `display_name`, else the value, which is the `appointment_type_name`. */
export const appointmentTypeChoices = ({
  appointment_types_enabled,
  appointment_types,
}: WebSchedulerConfig): readonly Choice<string>[] =>
  appointment_types_enabled
    ? distinct(
        appointment_types
          .filter((type) => type.enabled && isReadable(type.appointment_type_name))
          .map(({ display_name, appointment_type_name }) =>
            choice(firstReadable(display_name, appointment_type_name), appointment_type_name),
          ),
      )
    : [];

/**
 * Empty if not asked. The contract does not show a profile's fields: one counts if it has a readable `display_name` or
 * `name`. "No preference" is not in the list; its value is null.
 */
export const providerChoices = ({
  provider_selection_enabled,
  provider_profiles,
}: WebSchedulerConfig): readonly Choice<string | number>[] =>
  provider_selection_enabled ? distinct(provider_profiles.flatMap(parseProfile)) : [];

function parseProfile(profile: unknown): Choice<string | number>[] {
  const { display_name, name, id } = (profile ?? {}) as Record<string, unknown>;
  const label = firstReadable(display_name, name);
  const hasId = (typeof id === "string" && id !== "") || Number.isFinite(id);
  return label ? [choice(label, hasId ? (id as string | number) : label)] : [];
}

/** Without spaces, dashes and quotation marks, which editors change. */
const lettersOf = (name: unknown) =>
  String(name ?? "")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "");

/** The key of the only option with this name or id; undefined if the record offers none, or several. */
export function findChoice(config: WebSchedulerConfig, question: OptionName, text?: string | null) {
  const wanted = lettersOf(text);
  const isNamed = (entry: unknown) => {
    const { id, name, display_name, appointment_type_name } = Object(entry);
    const names = [id, name, display_name, appointment_type_name];
    return wanted && names.some((each) => lettersOf(each) === wanted);
  };
  const { appointment_types, provider_profiles } = config;
  const [choice, other] =
    question === "provider"
      ? providerChoices({ ...config, provider_profiles: provider_profiles.filter(isNamed) })
      : appointmentTypeChoices({ ...config, appointment_types: appointment_types.filter(isNamed) });
  return other ? undefined : choice?.key;
}

const firstReadable = (...texts: unknown[]) => plainText(texts.find(isReadable) ?? "").trim();

// Two may have the same label, or the same value.
const choice = <Value extends string | number>(label: string, value: Value): Choice<Value> => ({
  key: `${label}\n${value}`,
  label,
  value,
});

const distinct = <Value>(choices: Choice<Value>[]) =>
  choices
    .slice(0, MAX_CHOICES)
    .filter(({ key }, index, all) => all.findIndex((other) => other.key === key) === index);
