import { useState } from "preact/hooks";

interface Props {
  label: string;
  value: number;
  onNumber(number: number): void;
  onSettle(): void;
}

/** A whole number as it is typed: what is not one yet stays as it is, until the field is left. */
export function NumberField({ label, value, onNumber, onSettle }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      class="number"
      type="text"
      inputMode="numeric"
      autocomplete="off"
      aria-label={label}
      value={typed ?? String(value)}
      onInput={({ currentTarget }) => {
        setTyped(currentTarget.value);
        if (/^\s*-?\d{1,5}\s*$/.test(currentTarget.value)) onNumber(Number(currentTarget.value));
      }}
      onBlur={() => {
        setTyped(null);
        onSettle();
      }}
    />
  );
}
