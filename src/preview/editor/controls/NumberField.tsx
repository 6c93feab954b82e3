import { useTyped } from "./use-typed-text.ts";

interface Props {
  label: string;
  value: number;
  onNumber(number: number): void;
  onSettle(): void;
}

/** A whole number as it is typed: what is not one yet stays as it is, until the field is left. */
export function NumberField({ label, value, onNumber, onSettle }: Props) {
  const typed = useTyped(String(value));
  return (
    <input
      class="number"
      type="text"
      inputMode="numeric"
      autocomplete="off"
      aria-label={label}
      value={typed.shown}
      onInput={({ currentTarget }) => {
        const text = currentTarget.value;
        const isNumber = /^\s*-?\d{1,5}\s*$/.test(text);
        typed.type(text, String(isNumber ? Number(text) : value));
        if (isNumber) onNumber(Number(text));
      }}
      onBlur={() => {
        typed.leave();
        onSettle();
      }}
    />
  );
}
