interface Props {
  label: string;
  isOn: boolean;
  onToggle(isOn: boolean): void;
  id?: string;
  /** The element that describes it. */
  hintId?: string | undefined;
}

/** A labeled switch. */
export const Switch = ({ label, isOn, onToggle, id, hintId }: Props) => (
  <label class="switch">
    <span>{label}</span>
    <input
      id={id}
      type="checkbox"
      role="switch"
      checked={isOn}
      aria-checked={isOn}
      aria-describedby={hintId}
      onChange={({ currentTarget }) => onToggle(currentTarget.checked)}
    />
  </label>
);
