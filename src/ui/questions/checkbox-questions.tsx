import { DAY_PARTS, DAYS, type Day, type DayPart } from "../../contract/booking-request/answers.ts";
import type { PreferredTimes as Times } from "../../form/inputs.ts";
import { ANY_TIME, isAnyTime, setPreferredTime } from "../../form/page-questions.ts";
import { weekdayNames } from "../../messages/format-date.ts";
import type { AskModel } from "../../state/questions/ask-model.ts";
import {
  describedBy,
  ErrorLine,
  errorProps,
  isInvalid,
  questionClass,
  type ShownError,
} from "../errors/question-error.tsx";
import { LabelText, optionsStyle } from "../fields/labels.tsx";
import type { WithModel } from "../view.ts";
import { useView } from "../view-context.ts";

/** The days and the parts of the day that suit the patient, or any time. */
export function PreferredTimes(props: WithModel<AskModel>) {
  const { readOnly, language } = props;
  const view = useView();
  const { questions, slots } = language;
  const { answers, setAnswer } = view.scheduler.form;
  const chosen = answers.preferredTimes.value;
  const shared = { ...errorProps(view, "preferredTimes"), readOnly };
  const change = (update: (times: Times | null) => Times | null) =>
    // Not the rendered value, because several controls may change before the next render.
    setAnswer("preferredTimes", update(answers.preferredTimes.peek()));
  const group = <Value extends Day | DayPart>(
    title: string,
    options: readonly Value[],
    labels: Record<Value, string>,
    checked: readonly Value[] = [],
  ) => (
    <fieldset class="preferred-group">
      <legend>
        <span class="hint">{title}</span>
      </legend>
      <div class="options sevenths" style={optionsStyle(options.map((value) => labels[value]))}>
        {options.map((value) => (
          <Checkbox
            key={value}
            {...shared}
            value={value}
            label={labels[value]}
            isChecked={checked.includes(value)}
            onToggle={(isChecked) => change((times) => setPreferredTime(times, value, isChecked))}
          />
        ))}
      </div>
    </fieldset>
  );
  return (
    <fieldset part="field" class={questionClass(shared.name, shared.error)}>
      <legend>
        <span class="label" part="label">
          {questions.preferredTimes} <span class="optional">{view.messages.optional}</span>
        </span>
      </legend>
      <ErrorLine {...shared} />
      <Checkbox
        {...shared}
        value="any"
        label={questions.anyTime}
        isChecked={isAnyTime(chosen)}
        onToggle={(isChecked) => change(() => (isChecked ? ANY_TIME : null))}
      />
      {group(questions.preferredDays, DAYS, weekdayNames(view.messages.tag), chosen?.days)}
      {group(questions.preferredParts, DAY_PARTS, slots.dayParts, chosen?.parts)}
      <Earlier {...props} isShown={chosen !== null} />
    </fieldset>
  );
}

/** Whether the patient can also come earlier than at the times above it; without any, only its space. */
export function Earlier({
  readOnly,
  language,
  isShown = true,
}: WithModel<AskModel> & { isShown?: boolean }) {
  const view = useView();
  const { answers, setAnswer } = view.scheduler.form;
  const shown = errorProps(view, "earlier");
  return (
    <div class={`${questionClass(shown.name, shown.error)}${isShown ? "" : " space"}`}>
      <Checkbox
        {...shown}
        label={language.questions.earlier}
        isChecked={answers.earlier.value ?? false}
        readOnly={readOnly}
        onToggle={(isChecked) => setAnswer("earlier", isChecked || null)}
      />
      <ErrorLine {...shown} />
    </div>
  );
}

/** Whether the practice may send text messages; never ticked beforehand. */
export function TextConsent({ plan, readOnly, model, language }: WithModel<AskModel>) {
  const view = useView();
  const { textConsent, textConsentHint } = language.questions;
  const shown = errorProps(view, "textConsent");
  return (
    <div part="field" class={questionClass(shown.name, shown.error)}>
      <Checkbox
        {...shown}
        label={textConsent(plan.record.name)}
        optional={view.messages.optional}
        isChecked={view.scheduler.form.answers.textConsent.value?.answer ?? false}
        description={textConsentHint}
        readOnly={readOnly}
        onToggle={(isChecked) => model.consent(isChecked, plan)}
      />
      <p id={`${shown.name}-hint`} class="hint">
        {textConsentHint}
      </p>
      <ErrorLine {...shown} />
    </div>
  );
}

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

function Checkbox(props: CheckboxProps) {
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
      <span dir="auto">
        <LabelText label={props.label} optional={props.optional ?? null} />
      </span>
    </label>
  );
}
