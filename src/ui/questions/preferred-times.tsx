import { DAY_PARTS, DAYS, type Day, type DayPart } from "../../contract/booking-request/answers.ts";
import type { PreferredTimes as Times } from "../../form/inputs.ts";
import { ANY_TIME, isAnyTime, setPreferredTime } from "../../form/page-questions.ts";
import { weekdayNames } from "../../messages/format-date.ts";
import { useQuestion } from "../errors/question-error.tsx";
import { Group, Option, Row } from "../fields/Choices.tsx";
import { LabelText, optionsStyle } from "../fields/labels.tsx";
import type { Localized, PageProps, View } from "../view.ts";
import { useView } from "../view-context.ts";
import { Tick } from "./Tick.tsx";

export function PreferredTimes(props: PageProps) {
  const { name, required } = props;
  const { messages, questions, slots } = props.language;
  const { answers, setAnswer } = useView().scheduler.form;
  const { describedBy } = useQuestion(name);
  const chosen = answers.preferredTimes.value;
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
          <Option
            key={value}
            name={name}
            value={value}
            isChecked={checked.includes(value)}
            onToggle={(isChecked) => change((times) => setPreferredTime(times, value, isChecked))}
          >
            <span aria-hidden="true">{shown[value]}</span>
            <span dir="auto" class="full">
              {labels[value]}
            </span>
          </Option>
        ))}
      </div>
    </fieldset>
  );
  const [long, short] = [weekdayNames(messages.tag), weekdayNames(messages.tag, "short")];
  return (
    <Group name={name} label={<LabelText label={questions.preferredTimes} required={required} />}>
      <Row
        name={name}
        value="any"
        isChecked={isAnyTime(chosen)}
        aria-describedby={describedBy}
        onToggle={() => change(() => ANY_TIME)}
      >
        <span>{questions.anyTime}</span>
      </Row>
      {group(questions.preferredDays, DAYS, long, chosen?.days, short)}
      {group(questions.preferredParts, DAY_PARTS, slots.dayParts, chosen?.parts)}
      <Earlier {...props} isShown={chosen !== null} />
    </Group>
  );
}

/** The parts of the day in which the practice may call. */
export function CallTimes({ name, required, language: { questions, slots } }: PageProps) {
  const { answers, setAnswer } = useView().scheduler.form;
  const label = <LabelText label={questions.callTimes} required={required} />;
  const change = (part: DayPart, isChosen: boolean) => {
    const times = { days: [], parts: answers.callTimes.peek() ?? [] };
    setAnswer("callTimes", setPreferredTime(times, part, isChosen)?.parts ?? null);
  };
  return (
    <Group name={name} label={label}>
      <div class="options" style={optionsStyle(Object.values(slots.dayParts))}>
        {DAY_PARTS.map((part) => (
          <Option
            key={part}
            name={name}
            value={part}
            isChecked={answers.callTimes.value?.includes(part) ?? false}
            onToggle={(isChosen) => change(part, isChosen)}
          >
            <span>{slots.dayParts[part]}</span>
          </Option>
        ))}
      </div>
    </Group>
  );
}

/** Whether the patient can also come earlier than at the times above it. */
export function Earlier({ language, isShown = true }: PageProps & { isShown?: boolean }) {
  const { answers, setAnswer } = useView().scheduler.form;
  return (
    <Tick
      name="earlier"
      label={language.questions.earlier}
      isChecked={answers.earlier.value ?? false}
      isShown={isShown}
      onToggle={(isChecked) => setAnswer("earlier", isChecked || null)}
    />
  );
}

export function preferredTimesText(
  { language: { messages, questions, slots } }: Localized,
  { preferredTimes: { value: times } }: View["scheduler"]["form"]["answers"],
): string | null {
  if (!times || isAnyTime(times)) return times && questions.anyTime;
  const days = weekdayNames(messages.tag, "short");
  const parts = times.parts.map((part) => slots.dayParts[part]);
  return [...times.days.map((day) => days[day]), ...parts].join(" · ");
}
