import { describedBy, isInvalid, type ShownError } from "../errors/question-error.tsx";
import { LabelText } from "../fields/labels.tsx";

interface CheckboxProps {
  name: string;
  value?: string;
  label: string;
  /** What is shown of the label where there is little space. */
  short?: string;
  /** As of {@link LabelText}. @default null */
  optional?: string | null;
  isChecked: boolean;
  description?: string;
  error: ShownError | null;
  readOnly: boolean;
  onToggle(isChecked: boolean): void;
}

export function Checkbox(props: CheckboxProps) {
  let control: HTMLInputElement | null = null;
  // Not of the event: see `typedText`.
  const read = () =>
    control && control.checked !== props.isChecked && props.onToggle(control.checked);
  return (
    <label class="option" part="option">
      <input
        ref={(element) => {
          control = element;
        }}
        type="checkbox"
        name={props.name}
        value={props.value}
        checked={props.isChecked}
        aria-invalid={isInvalid(props.error)}
        aria-describedby={describedBy(props)}
        // Checkboxes have no `readonly`, and `disabled` would lose the focus.
        onClick={(event) => props.readOnly && event.preventDefault()}
        onChange={read}
      />
      {props.short && <span aria-hidden="true">{props.short}</span>}
      <span dir="auto" class={props.short && "full"}>
        <LabelText label={props.label} optional={props.optional ?? null} />
      </span>
    </label>
  );
}
