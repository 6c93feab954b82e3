import { useSignal } from "@preact/signals";
import type { Setting } from "../../settings/setting.ts";

/** The props of every control. */
export interface ControlProps<Kind extends Setting["kind"]> {
  id: string;
  setting: Extract<Setting, { kind: Kind }>;
  value: unknown;
  hintId: string | undefined;
  /** Sets the value. Calls until the next `commit` are one undo step. */
  type(value: unknown): void;
  commit(): void;
  /** Sets the value, and ends the undo step. */
  choose(value: unknown): void;
}

/**
 * Props of a field that only accepts some texts: the text stays as typed until the field loses the focus, or
 * until the value is changed elsewhere, for example by an undo.
 *
 * @param parse the value of a text; null if it is invalid, which does not change the value
 */
export function useTypedText<Value extends string | number>(
  value: Value,
  parse: (text: string) => Value | null,
  { type, commit }: Pick<ControlProps<Setting["kind"]>, "type" | "commit">,
) {
  const typed = useSignal<{ text: string; value: Value } | null>(null);
  const text = typed.value?.value === value ? typed.value.text : null;
  return {
    stop: () => {
      typed.value = null;
    },
    props: {
      type: "text",
      autocomplete: "off",
      maxLength: 40,
      spellcheck: false,
      value: text ?? String(value),
      onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
        const parsed = parse(currentTarget.value);
        typed.value = { text: currentTarget.value, value: parsed ?? value };
        if (parsed !== null) type(parsed);
      },
      onBlur: () => {
        typed.value = null;
        commit();
      },
    },
  } as const;
}
