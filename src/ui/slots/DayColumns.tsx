import type { Slot } from "../../contract/slot.ts";
import { createTimeFormat, formatDay, formatShortDay } from "../../form/slots/format-times.ts";
import { type SlotDay, slotsOf } from "../../form/slots/slot-days.ts";
import type { Week } from "../../form/slots/weeks.ts";
import { formatNumber } from "../../messages/format.ts";
import { contain } from "../../state/contain.ts";
import type { SlotsModel } from "../../state/slots/slots-model.ts";
import { practiceLocale } from "../dom/practice-locale.ts";
import { headingTag } from "../elements/Heading.tsx";
import type { WithModel } from "../view.ts";
import { isChosen, Time } from "./Time.tsx";

/** A day with more times than these is cut off until the patient asks for all. */
const FIRST_TIMES = 8;

type ColumnsProps = WithModel<SlotsModel> & {
  week: Week;
  /** Whether a day may have more times, so that they are not counted. */
  isCutOff: boolean;
};

/** The days of a week that have available times, next to each other, with their times below them. */
export function DayColumns({ week, isCutOff, ...props }: ColumnsProps) {
  const { view, plan, model, language } = props;
  const locale = practiceLocale(view.messages.tag, plan.record);
  const format = createTimeFormat(plan.record.time_zone, locale);
  const isLong = week.days.some((day) => slotsOf(day).length > FIRST_TIMES);
  const showsAll = model.showsAll.value;
  const labels = week.days.flatMap(slotsOf).map(format);
  // A window may break around its dash, where it has spaces that a time does not have.
  const longest = Math.max(
    ...labels.flatMap((label) => label.split(/[^\S\u00a0\u202f]|–/)).map(({ length }) => length),
  );
  return (
    <>
      <div
        class="columns"
        style={{
          "--ws-time-length": longest,
          "--ws-days": week.days.length,
          "--ws-half": Math.ceil(week.days.length / 2),
        }}
      >
        {week.days.map((day) => (
          <Column key={day.date} {...props} {...{ day, isCutOff, locale, format }} />
        ))}
      </div>
      {isLong && (
        <button
          type="button"
          class="link all-times"
          part="link"
          aria-expanded={showsAll}
          onClick={contain(() => {
            model.showsAll.value = !showsAll;
          })}
        >
          {language.slots.allTimes}
        </button>
      )}
    </>
  );
}

interface ColumnProps extends WithModel<SlotsModel> {
  day: SlotDay;
  isCutOff: boolean;
  locale: string;
  format(slot: Slot): string;
}

function Column({ day, isCutOff, locale, format, ...props }: ColumnProps) {
  const { view, model } = props;
  const { date, parts } = day;
  const messages = props.language.slots;
  const Title = headingTag(view.headingLevel + 1);
  const [weekday, monthDay] = formatShortDay(date, locale);
  const slots = slotsOf(day);
  const count = slots.length;
  // A chosen time is always visible.
  const first = slots.filter((slot, index) => index < FIRST_TIMES || isChosen(slot, model));
  const shown = new Set(model.showsAll.value ? slots : first);
  return (
    <div class="column">
      <Title class="column-title">
        <span id={`day-${date}`} class="visually-hidden">
          {formatDay(date, locale)}
        </span>
        <span aria-hidden="true">{weekday}</span>
        <span aria-hidden="true">{monthDay}</span>
        {!isCutOff && (
          <span class="visually-hidden">
            {" "}
            {messages.timesCount(count, formatNumber(count, locale))}
          </span>
        )}
      </Title>
      {parts.map(({ part, slots }) => {
        const times = slots.filter((slot) => shown.has(slot));
        return times.length === 0 ? null : (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be labeled by the day, too.
          <div key={part} role="group" aria-labelledby={`day-${date} ${part}-${date}`}>
            <p id={`${part}-${date}`} class="visually-hidden">
              {messages.dayParts[part]}
            </p>
            <div class="column-times">
              {times.map((slot) => (
                <Time key={slot.start} {...props} date={date} slot={slot} label={format(slot)} />
              ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}
