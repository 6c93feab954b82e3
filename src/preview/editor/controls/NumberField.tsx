import { useTypedText } from "./use-typed-text.ts";

interface Props {
  label: string;
  value: number;
  onChange(value: number): void;
  onCommit(): void;
}

/** An integer field. Invalid text stays until the field loses focus, and does not change the value. */
export function NumberField({ label, value, onChange, onCommit }: Props) {
  const typed = useTypedText(String(value));
  return (
    <input
      class="number"
      type="text"
      inputMode="numeric"
      autocomplete="off"
      aria-label={label}
      value={typed.text}
      onInput={({ currentTarget }) => {
        const text = currentTarget.value;
        const isInteger = /^\s*-?\d{1,5}\s*$/.test(text);
        typed.type(text, String(isInteger ? Number(text) : value));
        if (isInteger) onChange(Number(text));
      }}
      onBlur={() => {
        typed.stop();
        onCommit();
      }}
    />
  );
}
