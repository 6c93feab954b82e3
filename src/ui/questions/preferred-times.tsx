import { DAY_PARTS, DAYS, type Day, type DayPart } from "../../contract/booking-request/answers.ts";
import type { PreferredTimes as Times } from "../../form/inputs.ts";
import { ANY_TIME, isAnyTime, setPreferredTime } from "../../form/page-questions.ts";
import { weekdayNames } from "../../messages/format-date.ts";
import { describedBy, ErrorLine, errorProps, questionClass } from "../errors/question-error.tsx";
import { Row } from "../fields/Choices.tsx";
import { optionsStyle } from "../fields/labels.tsx";
import { useView } from "../view-context.ts";
import { Checkbox } from "./Checkbox.tsx";
import type { PageProps, PageQuestion } from "./page-question.ts";

export const preferredTimes: PageQuestion = {
  Control: PreferredTimes,
  title: ({ questions }) => questions.preferredTimes,
};

export const earlier: PageQuestion = { Control: () => null };

function PreferredTimes(props: PageProps) {
  const { readOnly, language } = props;
  const view = useView();
  const { questions, slots } = language;
  const { tag } = view.messages;
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
    shown = labels,
  ) => (
    <fieldset class="question">
      <legend>
        <span class="part">{title}</span>
      </legend>
      <div class="options tiles" style={optionsStyle(options.map((value) => shown[value]))}>
        {options.map((value) => (
          <Checkbox
            key={value}
            {...shared}
            value={value}
            label={labels[value]}
            short={shown[value]}
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
      <Row
        name={shared.name}
        value="any"
        isChosen={isAnyTime(chosen)}
        aria-describedby={describedBy(shared)}
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
export function Earlier({ readOnly, language, isShown = true }: PageProps & { isShown?: boolean }) {
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
