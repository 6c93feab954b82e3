import {
  describedBy,
  ErrorLine,
  isInvalid,
  questionClass,
  type ShownError,
} from "../errors/question-error.tsx";
import type { View } from "../view.ts";
import { optionsStyle } from "./labels.tsx";

interface ChoicesProps<Key> {
  name: string;
  legend: string;
  options: readonly { key: Key; label: string }[];
  chosen: Key | null;
  required: boolean;
  error: ShownError | null;
  legendText?: View["practiceText"];
  optionText?: View["practiceText"] | undefined;
  readOnly?: boolean;
  onChoose(key: Key): void;
}

/** A question with radio buttons, none of them preselected. */
export const Choices = <Key extends string>({
  name,
  error,
  options,
  ...props
}: ChoicesProps<Key>) => (
  <fieldset
    part="field"
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: only a radiogroup can be required.
    role="radiogroup"
    class={questionClass(name, error)}
    aria-required={props.required}
    // ARIA 1.2 has no invalid radio button.
    aria-invalid={isInvalid(error)}
  >
    <legend>
      <span class="label" part="label" {...props.legendText}>
        {props.legend}
      </span>
    </legend>
    <ErrorLine name={name} error={error} />
    <div
      class={options.length % 3 ? "options" : "options thirds"}
      style={optionsStyle(options.map(({ label }) => label))}
    >
      {options.map(({ key, label }) => (
        <label key={key} class="option" part="option">
          <input
            type="radio"
            name={name}
            value={key}
            checked={props.chosen === key}
            // Not on the group: VoiceOver and Orca do not read the description of a group.
            aria-describedby={describedBy({ name, error })}
            // Radio buttons have no `readonly`, and `disabled` would lose the focus.
            onClick={(event) => props.readOnly && event.preventDefault()}
            onChange={() => props.chosen !== key && props.onChoose(key)}
          />
          <span dir="auto" {...props.optionText}>
            {label}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);
