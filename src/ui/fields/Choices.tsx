import type { ComponentChildren, FieldsetHTMLAttributes } from "preact";
import { useRef } from "preact/hooks";
import { questionSpec } from "../../contract/questions.ts";
import type { Step } from "../../form/plan.ts";
import { goOn } from "../dom/until.ts";
import { ErrorLine, useQuestion } from "../errors/question-error.tsx";
import type { View } from "../view.ts";
import { useView } from "../view-context.ts";
import { optionsStyle } from "./labels.tsx";

/** Whether a step's only question has buttons as answers, which go on without a button of the step. */
export const isTapped = ({ questions }: Step) =>
  questions.length === 1 && questions.every(({ name }) => questionSpec(name).kind === "choice");

interface GroupProps extends FieldsetHTMLAttributes {
  name: string;
  label: ComponentChildren;
}

/** A question with several controls. */
export function Group({ name, label, children, ...attributes }: GroupProps) {
  const { error, classes } = useQuestion(name);
  return (
    <fieldset part="field" class={classes} {...attributes}>
      <legend>
        <span class="label" part="label">
          {label}
        </span>
      </legend>
      <ErrorLine name={name} error={error} />
      {children}
    </fieldset>
  );
}

interface ChoicesProps<Key> {
  name: string;
  legend: ComponentChildren;
  /** `lang` is a label's, if it is another one than that of `optionText`. */
  options: readonly { key: Key; label: string; lang?: string | undefined }[];
  chosen: Key | null;
  required: boolean;
  optionText?: View["practiceText"] | undefined;
  onChoose(key: Key): void;
}

/** A question with a few answers. If it is alone in its step, a press on an answer goes on. */
export function Choices<Key extends string>(props: ChoicesProps<Key>) {
  const { name, options, chosen } = props;
  const step = useView().scheduler.form.step.value;
  const { isInvalid } = useQuestion(name);
  const Answer = step && isTapped(step) ? Row : Option;
  const answers = options.map(({ key, label, lang = props.optionText?.lang }) => (
    <Answer
      key={key}
      type="radio"
      name={name}
      value={key}
      isChecked={chosen === key}
      onToggle={() => props.onChoose(key)}
    >
      <span dir="auto" lang={lang}>
        {label}
      </span>
    </Answer>
  ));
  return Answer === Row ? (
    // The title names the group.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend that repeats the title.
    <div
      role="group"
      aria-labelledby="title"
      class={options.length > ONE_COLUMN ? "rows many" : "rows"}
    >
      {answers}
    </div>
  ) : (
    <Group
      name={name}
      label={props.legend}
      // Only a radiogroup can be required.
      role="radiogroup"
      aria-required={props.required}
      // ARIA 1.2 has no invalid radio button.
      aria-invalid={isInvalid}
    >
      <div class="options" style={optionsStyle(options.map(({ label }) => label))}>
        {answers}
      </div>
    </Group>
  );
}

/** More answers are in two columns, where there is space. */
const ONE_COLUMN = 7;

interface OptionProps {
  /** @default "checkbox" */
  type?: "radio" | "checkbox";
  name?: string | undefined;
  value?: string | undefined;
  class?: string;
  part?: string;
  isChecked: boolean;
  /** Describes a checkbox that is the only control of its question. */
  description?: string | undefined;
  /** Of a row: its question may have an error. */
  "aria-describedby"?: string | undefined;
  onToggle(isChecked: boolean): void;
  children: ComponentChildren;
}

/** An answer that is a radio button or a checkbox. */
export function Option({ type = "checkbox", name, isChecked, onToggle, ...props }: OptionProps) {
  const { isInvalid, describedBy, readOnly } = useQuestion(name, props.description);
  const control = useRef<HTMLInputElement>(null);
  return (
    <label class={props.class ?? "option"} part={props.part ?? "option"}>
      <input
        ref={control}
        type={type}
        name={name}
        value={props.value}
        checked={isChecked}
        aria-invalid={type === "checkbox" ? isInvalid : undefined}
        // Not on the group: VoiceOver and Orca do not read the description of a group.
        aria-describedby={describedBy}
        // Neither has `readonly`, and `disabled` would lose the focus.
        onClick={(event) => readOnly && event.preventDefault()}
        // Not of the event: see `typedText`.
        onChange={() => control.current?.checked !== isChecked && onToggle(!isChecked)}
      />
      {props.children}
    </label>
  );
}

/**
 * An answer that is a button, so that nothing goes on by itself (WCAG 2.2, 3.2.2). Not a radio button: voice control and
 * screen readers find each button by its name.
 */
export function Row({ isChecked, onToggle, ...attributes }: OptionProps) {
  const { scheduler } = useView();
  const { readOnly } = useQuestion();
  return (
    <button
      part="option"
      class="row"
      {...attributes}
      type="button"
      aria-current={isChecked}
      aria-disabled={readOnly}
      onClick={() => {
        if (readOnly) return;
        onToggle(true);
        goOn(scheduler);
      }}
    />
  );
}
