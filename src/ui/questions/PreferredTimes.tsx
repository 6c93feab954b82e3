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
import { ErrorLine } from "../errors/ErrorLine.tsx";
import { questionClass, shownError } from "../errors/error-message.ts";
import { optionsStyle } from "../fields/options-style.ts";
import { describedBy } from "../fields/Question.tsx";
import type { WithModel } from "../view.ts";
import { Checkbox } from "./Checkbox.tsx";

const NAME = "preferredTimes";

/** The days and the parts of the day that suit the patient, or any time. */
export function PreferredTimes({ view, readOnly, model, language }: WithModel<AskModel>) {
  if (!asksPreferredTimes(model.plan)) return null;
  const { questions, slots } = language;
  const chosen = model.values.value.preferredTimes;
  const error = shownError(view, NAME);
  const shared = {
    name: NAME,
    isInvalid: error !== null && !error.isFixed,
    describedBy: describedBy({ name: NAME, description: null, error }),
    readOnly,
  };
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
    <fieldset part="field" class={questionClass(NAME, error)}>
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
      {group(questions.preferredParts, DAY_PARTS, slots.dayParts, chosen?.parts)}
    </fieldset>
  );
}
