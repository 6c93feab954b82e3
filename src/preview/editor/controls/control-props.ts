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
 * Props of a field that only accepts some texts; others stay until the field loses the focus.
 *
 * @param parse the value of a text; null if it is invalid, which does not change the value
 */
export const typedText = (
  value: string | number,
  parse: (text: string) => string | number | null,
  { type, commit }: Pick<ControlProps<Setting["kind"]>, "type" | "commit">,
) => ({
  type: "text" as const,
  autocomplete: "off" as const,
  maxLength: 40,
  spellcheck: false,
  value: String(value),
  onInput: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const parsed = parse(currentTarget.value);
    if (parsed !== null) type(parsed);
  },
  onBlur: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    currentTarget.value = String(value);
    commit();
  },
});
