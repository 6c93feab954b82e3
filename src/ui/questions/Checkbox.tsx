import { contain } from "../../state/contain.ts";
import { describedBy, isInvalid, type ShownError } from "../errors/question-error.tsx";
import { LabelText } from "../fields/Question.tsx";

interface CheckboxProps {
  name: string;
  value?: string;
  label: string;
  /** As of {@link LabelText}. @default null */
  optional?: string | null;
  isChecked: boolean;
  description?: string;
  error: ShownError | null;
  readOnly: boolean;
  onToggle(isChecked: boolean): void;
}

export const Checkbox = (props: CheckboxProps) => (
  <label class="option" part="option">
    <input
      type="checkbox"
      name={props.name}
      value={props.value}
      checked={props.isChecked}
      aria-invalid={isInvalid(props.error)}
      aria-describedby={describedBy(props)}
      // Checkboxes have no `readonly`, and `disabled` would lose the focus.
      onClick={contain((event) => props.readOnly && event.preventDefault())}
      onChange={contain(
        ({ currentTarget: { checked } }) => checked !== props.isChecked && props.onToggle(checked),
      )}
    />
    <span dir="auto">
      <LabelText label={props.label} optional={props.optional ?? null} />
    </span>
  </label>
);
