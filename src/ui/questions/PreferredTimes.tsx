import {
  DAY_PARTS,
  DAYS,
  type Day,
  type DayPart,
} from "../../contract/booking-request/page-answers.ts";
import { asksPreferredTimes } from "../../form/questions/plan.ts";
import {
  ANY_TIME,
  isAnyTime,
  setPreferredTime,
  type PreferredTimes as Times,
} from "../../form/questions/values.ts";
import { weekdayNames } from "../../messages/format-date.ts";
import type { AskModel } from "../../state/questions/ask-model.ts";
import { ErrorLine, errorProps, questionClass } from "../errors/question-error.tsx";
import { optionsStyle } from "../fields/Question.tsx";
import type { WithModel } from "../view.ts";
import { Checkbox } from "./Checkbox.tsx";

const NAME = "preferredTimes";

/** The days and the parts of the day that suit the patient, or any time. */
export function PreferredTimes({ view, readOnly, model, language }: WithModel<AskModel>) {
  if (!asksPreferredTimes(model.plan)) return null;
  const { questions, slots } = language;
  const chosen = model.values.value.preferredTimes;
  const shared = { ...errorProps(view, NAME), readOnly };
  const change = (update: (times: Times | undefined) => Times | undefined) =>
    // Not the rendered value, because several controls may change before the next render.
    model.answer(NAME, { preferredTimes: update(model.values.peek().preferredTimes) });
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
      <div
        class={options.length === 3 ? "options thirds" : "options sevenths"}
        style={optionsStyle(options.map((value) => labels[value]))}
      >
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
    <fieldset part="field" class={questionClass(NAME, shared.error)}>
      <legend>
        <span class="label" part="label">
          {questions.preferredTimes} <span class="optional">({view.messages.optional})</span>
        </span>
      </legend>
      <ErrorLine {...shared} />
      <Checkbox
        {...shared}
        value="any"
        label={questions.anyTime}
        isChecked={isAnyTime(chosen)}
        onToggle={(isChecked) => change(() => (isChecked ? ANY_TIME : undefined))}
      />
      {group(questions.preferredDays, DAYS, weekdayNames(view.messages.tag), chosen?.days)}
      {group(questions.preferredParts, DAY_PARTS, slots.dayParts, chosen?.parts)}
    </fieldset>
  );
}
