interface Props {
  id: string;
  label: string;
  value: string;
  isBusy?: boolean;
  options: readonly (readonly [value: string, title: string])[];
  onChange(value: string): void;
}

/** A labeled drop-down list. */
export function Select({ id, label, value, isBusy = false, options, onChange }: Props) {
  return (
    <span class="select">
      <label for={id}>{label}</label>
      <select
        id={id}
        aria-busy={isBusy}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {options.map(([name, title]) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
    </span>
  );
}
