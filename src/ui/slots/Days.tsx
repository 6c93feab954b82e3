import type { Slot } from "../../contract/slot.ts";
import { createTimeFormat, formatDay, formatShortDay } from "../../form/slots/format-times.ts";
import { type SlotDay, slotsOf, type Week } from "../../form/slots/weeks.ts";
import { formatNumber } from "../../messages/format.ts";
import { contain } from "../../state/contain.ts";
import type { SlotsModel } from "../../state/slots/slots-model.ts";
import { headingTag } from "../elements/Heading.tsx";
import type { WithModel } from "../view.ts";
import { useView } from "../view-context.ts";

/** A column with more times than these is cut off until the patient asks for all. */
const FIRST_TIMES = 8;

interface DaysProps extends WithModel<SlotsModel> {
  week: Week;
  /** Whether a day may have more times, so that they are not counted. */
  isCutOff: boolean;
}

interface DayProps extends WithModel<SlotsModel> {
  day: SlotDay;
  title: string;
  /** How many times the day has; empty if they are not counted. */
  count: string;
  format(slot: Slot): string;
}

/** The days of a week that have available times: next to each other, or in a list. */
export function Days({ week, isCutOff, ...props }: DaysProps) {
  const { plan, model, language, locale } = props;
  const format = createTimeFormat(plan.record.time_zone, locale);
  const hasColumns = model.hasColumns.value;
  const Day = hasColumns ? Column : ListedDay;
  const days = week.days.map((day) => {
    const { length } = slotsOf(day);
    return (
      <Day
        key={day.date}
        {...props}
        day={day}
        // Here, because a day renders again for each time that is chosen.
        title={formatDay(day.date, locale)}
        count={isCutOff ? "" : language.slots.timesCount(length, formatNumber(length, locale))}
        format={format}
      />
    );
  });
  if (!hasColumns) return <div class="days">{days}</div>;
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
        {days}
      </div>
      {week.days.some((day) => slotsOf(day).length > FIRST_TIMES) && (
        <button
          type="button"
          class="link all-times"
          part="link"
          aria-expanded={model.showsAll.value}
          onClick={contain(() => {
            model.showsAll.value = !model.showsAll.value;
          })}
        >
          {language.slots.allTimes}
        </button>
      )}
    </>
  );
}

/** A day that opens to its times. */
function ListedDay(props: DayProps) {
  const { model, day, title, count, format } = props;
  const Title = headingTag(useView(), 1);
  const { date, parts } = day;
  const isOpen = model.isOpen(date);
  const chosen = slotsOf(day).find((slot) => model.isChosen(slot));
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
              <span class="visually-hidden">{props.language.slots.chosenTime}: </span>
              <span aria-hidden="true">✓ </span>
              {format(chosen)}
            </span>
          ) : (
            <span class="hint">{count}</span>
          )}
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3 6l5 5 5-5" />
          </svg>
        </button>
      </Title>
      {isOpen && (
        <div id={`times-${date}`} class="day-parts">
          {parts.map(({ part, slots }) => (
            <Part key={part} {...props} part={part} slots={slots} />
          ))}
        </div>
      )}
    </div>
  );
}

function Column(props: DayProps) {
  const { model, day, title, count, locale } = props;
  const Title = headingTag(useView(), 1);
  const [weekday, monthDay] = formatShortDay(day.date, locale);
  const slots = slotsOf(day);
  // A chosen time is always visible.
  const first = slots.filter((slot, index) => index < FIRST_TIMES || model.isChosen(slot));
  const shown = new Set(model.showsAll.value ? slots : first);
  return (
    <div class="column">
      <Title class="column-title">
        <span id={`day-${day.date}`} class="visually-hidden">
          {title}
        </span>
        <span aria-hidden="true">{weekday}</span>
        <span aria-hidden="true">{monthDay}</span>
        {count && <span class="visually-hidden"> {count}</span>}
      </Title>
      {day.parts.map(({ part, slots }) => {
        const times = slots.filter((slot) => shown.has(slot));
        return times.length > 0 && <Part key={part} {...props} part={part} slots={times} />;
      })}
    </div>
  );
}

type PartProps = DayProps & SlotDay["parts"][number];

/** The times of the morning, the afternoon or the evening. */
function Part({ day: { date }, part, slots, format, language, model, readOnly }: PartProps) {
  const hasColumns = model.hasColumns.value;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be labeled by the day, too.
    <div role="group" aria-labelledby={`day-${date} ${part}-${date}`}>
      <p id={`${part}-${date}`} class={hasColumns ? "visually-hidden" : "hint"}>
        {language.slots.dayParts[part]}
      </p>
      <div class={hasColumns ? "column-times" : "times"}>
        {slots.map((slot) => (
          <label key={slot.start} class="option time" part="option time">
            <input
              type="radio"
              // One name per day: Tab would skip the times of other days than the chosen one.
              name={`slot-${date}`}
              value={slot.start}
              checked={model.isChosen(slot)}
              // Radio buttons have no `readonly`, and `disabled` would lose the focus.
              onClick={contain((event) => readOnly && event.preventDefault())}
              onChange={contain(() => model.isChosen(slot) || model.choose(slot))}
            />
            <span>{format(slot)}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
