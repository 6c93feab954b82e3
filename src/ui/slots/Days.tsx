import { Fragment } from "preact";
import type { Slot } from "../../contract/slot.ts";
import {
  createFigureFormat,
  createTimeFormat,
  formatDay,
  formatWeekdays,
  isWindow,
} from "../../form/slots/format-times.ts";
import type { SlotDay, Week } from "../../form/slots/weeks.ts";
import { formatNumber } from "../../messages/format.ts";
import type { SlotsModel } from "../../state/slots/slots-model.ts";
import { Option } from "../fields/Choices.tsx";
import type { Localized } from "../view.ts";

/** How many places each day has, whatever its number of times, so that another day or week moves nothing. */
const PLACES = 9;
/** The same in a column of a wide form. */
const COLUMN_PLACES = 6;

/** What shows the available times. */
export interface SlotProps extends Localized {
  model: SlotsModel;
}

interface DaysProps extends SlotProps {
  week: Week;
  /** Whether a day may have more times, so that they are not counted. */
  isCutOff: boolean;
}

interface DayProps extends SlotProps {
  day: SlotDay;
  weekday: string;
  /** The number of times, in words. */
  count: string;
  /** The times that have a place. */
  shown: readonly Slot[];
  places: number;
  isShown: boolean;
  format(slot: Slot): string;
  figure: ReturnType<typeof createFigureFormat>;
}

/**
 * The days of a week: next to each other with their times, or in a row above the times of one of them. With more times
 * than places, a button that shows all of them is in the last place, or below the columns.
 */
export function Days({ week: { days }, isCutOff, ...props }: DaysProps) {
  const { record, model, language, locale } = props;
  const format = createTimeFormat(record.time_zone, locale);
  const figure = createFigureFormat(record.time_zone, locale);
  const weekdays = formatWeekdays(days, locale);
  const shownDay = model.shownDay(days);
  const longest = Math.max(...days.map(({ slots }) => slots.length));
  const isLong = longest > COLUMN_PLACES;
  const showsAll = model.showsAll.value;
  const places = showsAll ? Math.max(PLACES, longest + 1) : PLACES;
  const shownSlots = ({ slots }: SlotDay) => {
    // The last place is for the button. A chosen time is always visible, before it.
    const last = places - (slots.findIndex(model.isChosen) < places - 1 ? 1 : 2);
    return slots.filter(
      (slot, index) => slots.length <= places || index < last || model.isChosen(slot),
    );
  };
  return (
    <div
      class={isLong && !showsAll ? "days cut" : "days"}
      style={headingSpace(figure, shownDay ? shownSlots(shownDay) : [])}
    >
      {days.map((day, index) => {
        const { length } = day.slots;
        const count = language.slots.timesCount(length, formatNumber(length, locale));
        return (
          <Day
            key={day.date}
            {...props}
            day={day}
            weekday={weekdays[index] ?? ""}
            count={isCutOff ? "" : count}
            shown={shownSlots(day)}
            places={places}
            isShown={day === shownDay}
            format={format}
            figure={figure}
          />
        );
      })}
      {isLong && (
        <button
          type="button"
          class={shownDay && shownDay.slots.length > PLACES ? "all-times" : "all-times in-column"}
          aria-expanded={showsAll}
          onClick={() => {
            model.showsAll.value = !showsAll;
          }}
        >
          {language.slots.allTimes}
        </button>
      )}
    </div>
  );
}

/** Keeps the space of headings that the shown day does not have, of two; a day of 24 hours has none. */
const headingSpace = (figure: DayProps["figure"], shown: readonly Pick<Slot, "start">[]) => {
  const periods = new Set(shown.map((slot) => figure(slot)[1]));
  const [, any] = figure({ start: new Date(0).toISOString() });
  return { "--ws-headings": any ? Math.max(2 - periods.size, 0) : 0 };
};

export const UnknownDays = ({ record, locale }: SlotProps) => (
  <div class="days" style={headingSpace(createFigureFormat(record.time_zone, locale), [])}>
    {Array.from({ length: 7 }, (_, day) => (
      <Fragment key={day}>
        <i class="day-head" />
        <div class={day === 0 ? "times shown" : "times"}>{placesOf(PLACES)}</div>
      </Fragment>
    ))}
  </div>
);

const placesOf = (count: number) =>
  Array.from({ length: Math.max(count, 0) }, (_, index) => <i key={index} />);

/** A column: its head, which is the radio button that shows its times in a narrow form, and the times. */
function Day({ model, day, shown, isShown, format, figure, language, locale, ...props }: DayProps) {
  const { date, slots } = day;
  const chosen = slots.find(model.isChosen);
  return (
    <>
      <label class="day-head">
        <input
          type="radio"
          name="slot-day"
          value={date}
          checked={isShown}
          disabled={slots.length === 0}
          onChange={() => model.openDay(date)}
        />
        <span class="weekday" aria-hidden="true">
          {props.weekday}
        </span>
        <span class="date-number" aria-hidden="true">
          {formatNumber(Number(date.slice(-2)), locale)}
        </span>
        <span id={`day-${date}`} class="visually-hidden">
          {formatDay(date, locale)} {props.count}
        </span>
        {chosen && (
          <span class="visually-hidden">
            {" "}
            {language.slots.chosenTime}: {format(chosen)}
          </span>
        )}
      </label>
      <div
        class={isShown ? "times shown" : "times"}
        {...(slots.length > 0 && { role: "group", "aria-labelledby": `day-${date}` })}
      >
        {shown.map((slot, index) => {
          const isChosen = model.isChosen(slot);
          const period = figure(slot)[1];
          const before = shown[index - 1];
          return [
            period && period !== (before && figure(before)[1]) && (
              <p key={period} class="part" aria-hidden="true">
                {period}
              </p>
            ),
            <Option
              key={slot.start}
              class={isChosen ? "option time picked" : "option time"}
              part="option time"
              type="radio"
              // One name per day: Tab would skip the times of other days than the chosen one.
              name={`slot-${date}`}
              value={slot.start}
              isChecked={isChosen}
              onToggle={() => model.choose(slot)}
            >
              <span aria-hidden="true">{isWindow(slot) ? format(slot) : figure(slot)[0]}</span>
              <span class="full">{format(slot)}</span>
            </Option>,
          ];
        })}
        {placesOf(props.places - shown.length)}
      </div>
    </>
  );
}
