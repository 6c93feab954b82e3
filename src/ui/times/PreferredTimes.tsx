import {
  DAY_PARTS,
  DAYS,
  type Day,
  type DayPart,
} from "../../contract/booking-request/day-parts.ts";
import { asksPreferredTimes } from "../../form/opt-in/plan.ts";
import {
  ANY_TIME,
  isAnyTime,
  setPreferredTime,
  type PreferredTimes as Times,
} from "../../form/opt-in/preferred-times.ts";
import { weekdayNames } from "../../messages/times/weekday-names.ts";
import { ErrorLine } from "../errors/ErrorLine.tsx";
import { questionClass, shownError } from "../errors/error-message.ts";
import { describedBy } from "../fields/Question.tsx";
import { Checkbox } from "./Checkbox.tsx";
import type { OptInQuestionProps } from "./opt-in-context.ts";

const NAME = "preferredTimes";

/** The days and the parts of the day that suit the patient, or any time. */
export function PreferredTimes({ view, readOnly, optIn }: OptInQuestionProps) {
  const { asked, values, messages, answer } = optIn;
  if (!asksPreferredTimes(asked)) return null;
  const { questions, dayParts } = messages;
  const chosen = values.preferredTimes;
  const error = shownError(view, NAME);
  const shared = { name: NAME, isInvalid: error !== null && !error.isFixed, readOnly };
  const change = (update: (times: Times | undefined) => Times | undefined) =>
    answer(NAME, (current) => ({ preferredTimes: update(current.preferredTimes) }));
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
      <div class="preferred-options">
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
    <fieldset
      part="field"
      class={questionClass(NAME, error)}
      aria-describedby={describedBy({ name: NAME, description: null, error })}
    >
      <legend>
        <span class="label" part="label">
          {questions.preferredTimes} <span class="optional">({view.messages.optional})</span>
        </span>
      </legend>
      <ErrorLine id={`${NAME}-error`} prefix={view.messages.error} error={error} />
      <Checkbox
        {...shared}
        value="any"
        label={questions.anyTime}
        isChecked={isAnyTime(chosen)}
        onToggle={(isChecked) => change(() => (isChecked ? ANY_TIME : undefined))}
      />
      {group(questions.preferredDays, DAYS, weekdayNames(view.messages.tag), chosen?.days)}
      {group(questions.preferredParts, DAY_PARTS, dayParts, chosen?.parts)}
    </fieldset>
  );
}
