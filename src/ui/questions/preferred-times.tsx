import { DAY_PARTS, DAYS, type Day, type DayPart } from "../../contract/booking-request/answers.ts";
import type { PreferredTimes as Times } from "../../form/inputs.ts";
import { ANY_TIME, isAnyTime, setPreferredTime } from "../../form/page-questions.ts";
import { weekdayNames } from "../../messages/format-date.ts";
import {
  describedBy,
  ErrorLine,
  errorProps,
  isInvalid,
  questionClass,
} from "../errors/question-error.tsx";
import { Option, Row } from "../fields/Choices.tsx";
import { LabelText, optionsStyle } from "../fields/labels.tsx";
import type { PageProps } from "../view.ts";
import { useView } from "../view-context.ts";
import { Tick } from "./Tick.tsx";

export function PreferredTimes(props: PageProps) {
  const { readOnly, language } = props;
  const view = useView();
  const { questions, slots } = language;
  const { tag } = view.messages;
  const { answers, setAnswer } = view.scheduler.form;
  const chosen = answers.preferredTimes.value;
  const shown = errorProps(view, "preferredTimes");
  const { name, error } = shown;
  const change = (update: (times: Times | null) => Times | null) =>
    // Not the rendered value, because several controls may change before the next render.
    setAnswer("preferredTimes", update(answers.preferredTimes.peek()));
  const group = <Value extends Day | DayPart>(
    title: string,
    options: readonly Value[],
    labels: Record<Value, string>,
    checked: readonly Value[] = [],
    short = labels,
  ) => (
    <fieldset class="question">
      <legend>
        <span class="part">{title}</span>
      </legend>
      <div class="options tiles" style={optionsStyle(options.map((value) => short[value]))}>
        {options.map((value) => (
          <Option
            key={value}
            type="checkbox"
            name={name}
            value={value}
            aria-invalid={isInvalid(error)}
            aria-describedby={describedBy(shown)}
            isChecked={checked.includes(value)}
            readOnly={readOnly}
            onToggle={(isChecked) => change((times) => setPreferredTime(times, value, isChecked))}
          >
            <span aria-hidden="true">{short[value]}</span>
            <span dir="auto" class="full">
              {labels[value]}
            </span>
          </Option>
        ))}
      </div>
    </fieldset>
  );
  return (
    <fieldset part="field" class={questionClass(name, error)}>
      <legend>
        <span class="label" part="label">
          <LabelText label={questions.preferredTimes} optional={view.messages.optional} />
        </span>
      </legend>
      <ErrorLine {...shown} />
      <Row
        name={name}
        value="any"
        isChosen={isAnyTime(chosen)}
        aria-describedby={describedBy(shown)}
        readOnly={readOnly}
        onChoose={() => change(() => ANY_TIME)}
      >
        <span>{questions.anyTime}</span>
      </Row>
      {group(
        questions.preferredDays,
        DAYS,
        weekdayNames(tag),
        chosen?.days,
        weekdayNames(tag, "short"),
      )}
      {group(questions.preferredParts, DAY_PARTS, slots.dayParts, chosen?.parts)}
      <Earlier {...props} isShown={chosen !== null} />
    </fieldset>
  );
}

/** Whether the patient can also come earlier than at the times above it; without any, only its space. */
export function Earlier({ readOnly, language, isShown }: PageProps & { isShown?: boolean }) {
  const { answers, setAnswer } = useView().scheduler.form;
  return (
    <Tick
      name="earlier"
      label={language.questions.earlier}
      isChecked={answers.earlier.value ?? false}
      readOnly={readOnly}
      isShown={isShown ?? true}
      onToggle={(isChecked) => setAnswer("earlier", isChecked || null)}
    />
  );
}
