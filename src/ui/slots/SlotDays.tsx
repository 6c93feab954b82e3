import type { Slot } from "../../contract/slot.ts";
import { createTimeFormat, formatDay } from "../../form/slots/format-times.ts";
import { type SlotDay, slotsOf } from "../../form/slots/slot-days.ts";
import type { Week } from "../../form/slots/weeks.ts";
import { formatNumber } from "../../messages/format.ts";
import { contain } from "../../state/contain.ts";
import type { SlotsModel } from "../../state/slots/slots-model.ts";
import { practiceLocale } from "../dom/practice-locale.ts";
import { headingTag } from "../elements/Heading.tsx";
import type { WithModel } from "../view.ts";
import { isChosen, Time } from "./Time.tsx";

type DaysProps = WithModel<SlotsModel> & {
  week: Week;
  /** Whether a day may have more times, so that they are not counted. */
  isCutOff: boolean;
};

/** The days of a week that have available times; each opens to its times. */
export function SlotDays({ week, isCutOff, ...props }: DaysProps) {
  const { view, plan, model, language } = props;
  const locale = practiceLocale(view.messages.tag, plan.record);
  const format = createTimeFormat(plan.record.time_zone, locale);
  return (
    <div class="days">
      {week.days.map((day) => {
        const { length } = slotsOf(day);
        return (
          <Day
            key={day.date}
            {...props}
            day={day}
            // Here, because a day renders again for each time that is chosen.
            title={formatDay(day.date, locale)}
            count={isCutOff ? "" : language.slots.timesCount(length, formatNumber(length, locale))}
            isOpen={model.isOpen(day.date)}
            format={format}
          />
        );
      })}
    </div>
  );
}

interface DayProps extends WithModel<SlotsModel> {
  day: SlotDay;
  title: string;
  count: string;
  isOpen: boolean;
  format(slot: Slot): string;
}

function Day({ day, title, count, isOpen, format, ...props }: DayProps) {
  const { view, model } = props;
  const messages = props.language.slots;
  const Title = headingTag(view.headingLevel + 1);
  const { date, parts } = day;
  const chosen = slotsOf(day).find((slot) => isChosen(slot, model));
  return (
    <div class="day">
      <Title class="day-title">
        <button
          type="button"
          class="day-button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `times-${date}` : undefined}
          onClick={contain(() => model.toggle(date))}
        >
          <span id={`day-${date}`}>{title}</span>
          {chosen ? (
            <span class="chosen">
              <span class="visually-hidden">{messages.chosenTime}: </span>
              <span aria-hidden="true">✓ </span>
              {format(chosen)}
            </span>
          ) : (
            <span class="count">{count}</span>
          )}
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3 6l5 5 5-5" />
          </svg>
        </button>
      </Title>
      {isOpen && (
        <div id={`times-${date}`} class="day-parts">
          {parts.map(({ part, slots }) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be labeled by the day, too.
            <div key={part} role="group" aria-labelledby={`day-${date} ${part}-${date}`}>
              <p id={`${part}-${date}`} class="day-part">
                {messages.dayParts[part]}
              </p>
              <div class="times">
                {slots.map((slot) => (
                  <Time key={slot.start} {...props} date={date} slot={slot} label={format(slot)} />
                ))}
              </div>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
