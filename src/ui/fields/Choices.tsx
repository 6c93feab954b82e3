import type { ComponentChildren } from "preact";
import { goOn } from "../dom/until.ts";
import {
  describedBy,
  ErrorLine,
  isInvalid,
  questionClass,
  type ShownError,
} from "../errors/question-error.tsx";
import type { View } from "../view.ts";
import { useView } from "../view-context.ts";
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
  /** Whether it is the only question of its step: a press on an answer goes on. */
  isAlone?: boolean;
  onChoose(key: Key): void;
}

/** A question with a few answers, none of them preselected. */
export const Choices = <Key extends string>(props: ChoicesProps<Key>) =>
  props.isAlone ? <Rows {...props} /> : <Radios {...props} />;

const Radios = <Key extends string>({ name, error, options, ...props }: ChoicesProps<Key>) => (
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
    <div class="options" style={optionsStyle(options.map(({ label }) => label))}>
      {options.map(({ key, label }) => (
        <Option
          key={key}
          type="radio"
          name={name}
          value={key}
          isChecked={props.chosen === key}
          readOnly={props.readOnly}
          // Not on the group: VoiceOver and Orca do not read the description of a group.
          aria-describedby={describedBy({ name, error })}
          onToggle={() => props.onChoose(key)}
        >
          <span dir="auto" {...props.optionText}>
            {label}
          </span>
        </Option>
      ))}
    </div>
  </fieldset>
);

interface OptionProps {
  type: "radio" | "checkbox";
  name: string;
  value?: string;
  /** @default "option" */
  class?: string;
  /** @default "option" */
  part?: string;
  "aria-invalid"?: true | undefined;
  "aria-describedby"?: string | undefined;
  isChecked: boolean;
  readOnly: boolean | undefined;
  onToggle(isChecked: boolean): void;
  children: ComponentChildren;
}

/** An answer that is a radio button or a checkbox. */
export function Option({ isChecked, readOnly, onToggle, children, ...props }: OptionProps) {
  const { class: name = "option", part = "option", ...attributes } = props;
  let control: HTMLInputElement | null = null;
  return (
    <label class={name} part={part}>
      <input
        {...attributes}
        ref={(element) => {
          control = element;
        }}
        checked={isChecked}
        // Neither has `readonly`, and `disabled` would lose the focus.
        onClick={(event) => readOnly && event.preventDefault()}
        // Not of the event: see `typedText`.
        onChange={() => control && control.checked !== isChecked && onToggle(control.checked)}
      />
      {children}
    </label>
  );
}

/** As many are in one column; more in two, where there is space. */
const ONE_COLUMN = 7;

/** The title names the group. */
const Rows = <Key extends string>({ name, options, chosen, ...props }: ChoicesProps<Key>) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that repeats the title.
  <div
    role="group"
    aria-labelledby="title"
    class={options.length > ONE_COLUMN ? "rows many" : "rows"}
  >
    {options.map(({ key, label }) => (
      <Row
        key={key}
        name={name}
        value={key}
        isChosen={chosen === key}
        readOnly={props.readOnly}
        onChoose={() => props.onChoose(key)}
      >
        <span dir="auto" {...props.optionText}>
          {label}
        </span>
      </Row>
    ))}
  </div>
);

interface RowProps {
  name?: string;
  value?: string;
  /** @default "row" */
  class?: string;
  "aria-describedby"?: string | undefined;
  isChosen: boolean;
  readOnly: boolean | undefined;
  onChoose(): void;
  children: ComponentChildren;
}

/**
 * An answer that is a button, so that nothing goes on by itself (WCAG 2.2, 3.2.2). Not a radio button: voice control and
 * screen readers find each button by its name.
 */
export function Row({ isChosen, readOnly, onChoose, ...attributes }: RowProps) {
  const { scheduler } = useView();
  return (
    <button
      type="button"
      part="option"
      class="row"
      {...attributes}
      aria-current={isChosen}
      aria-disabled={readOnly}
      onClick={() => {
        if (readOnly) return;
        onChoose();
        goOn(scheduler);
      }}
    />
  );
}
