import type { Slot } from "../../contract/slot.ts";
import {
  createFigureFormat,
  createTimeFormat,
  formatDay,
  formatWeekdays,
  isWindow,
} from "../../form/slots/format-times.ts";
import { createZone, isMorning } from "../../form/slots/zone.ts";
import { Fragment } from "../../host/jsx-runtime.ts";
import { formatNumber } from "../../messages/format.ts";
import type { SlotsModel } from "../../state/slots/slots-model.ts";
import type { SlotDay, Week } from "../../state/slots/weeks.ts";
import { Option } from "../fields/Choices.tsx";
import type { Localized } from "../view.ts";

/** How many places each day has, whatever its number of times, so that another day or week moves nothing. */
const PLACES = 9;
/** The same in a column of a wide form. */
const COLUMN_PLACES = 6;
const ANY_TIME = { start: "1970-01-01T00:00:00Z" };

/** What shows the available times. */
export interface SlotProps extends Localized {
  model: SlotsModel;
}

interface DaysProps extends SlotProps {
  week: Week;
  /** Whether a day may have more times, so that they are not counted. */
  isCutOff: boolean;
}

interface DayProps extends Omit<DaysProps, "week"> {
  day: SlotDay;
  weekday: string;
  /** The times that have a place, before noon and from noon on. */
  halves: readonly (readonly Slot[])[];
  places: number;
  /** Those of each half in a column of a wide form, to have the halves in line; null if that would be too high. */
  columnPlaces: readonly number[] | null;
  isShown: boolean;
}

/**
 * The days of a week: next to each other with their times, or in a row above the times of one of them. With more times
 * than places, a button that shows all of them is in the last place, or below the columns.
 */
export function Days({ week: { days }, ...props }: DaysProps) {
  const { record, model, language, locale } = props;
  const zone = createZone(record.time_zone);
  const weekdays = formatWeekdays(days, locale);
  const shownDay = model.shownDay(days);
  const longest = Math.max(...days.map(({ slots }) => slots.length));
  const showsAll = model.showsAll.value;
  const places = showsAll ? Math.max(PLACES, longest + 1) : PLACES;
  const shown = days.map(({ slots }) => {
    // The last place is for the button. A chosen time is always visible, before it.
    const last = places - (slots.findIndex(model.isChosen) < places - 1 ? 1 : 2);
    const placed = slots.filter(
      (slot, index) => slots.length <= places || index < last || model.isChosen(slot),
    );
    const noon = placed.filter((slot) => isMorning(zone, slot)).length;
    return [placed.slice(0, noon), placed.slice(noon)];
  });
  const [mornings = 0, afternoons = 0] = [0, 1].map((half) =>
    Math.max(...shown.map((halves) => halves[half]?.length ?? 0)),
  );
  const isLong = longest > COLUMN_PLACES;
  const before = Math.min(mornings, Math.max(COLUMN_PLACES - 1 - afternoons, 3));
  const columnPlaces =
    isLong && !showsAll
      ? [before, COLUMN_PLACES - 1 - before]
      : isLong || mornings + afternoons <= COLUMN_PLACES
        ? [mornings, afternoons]
        : null;
  return (
    <div class="days" style={headingSpace(locale, shownDay && shown[days.indexOf(shownDay)])}>
      {days.map((day, index) => (
        <Day
          key={day.date}
          {...props}
          day={day}
          weekday={weekdays[index] ?? ""}
          halves={shown[index] ?? []}
          places={places}
          columnPlaces={columnPlaces}
          isShown={day === shownDay}
        />
      ))}
      {isLong && (
        <button
          type="button"
          class={shownDay && shownDay.slots.length > PLACES ? "all-times" : "all-times in-column"}
          aria-expanded={showsAll}
          onClick={model.toggleAll}
        >
          {language.slots.allTimes}
        </button>
      )}
    </div>
  );
}

/** Whether the language names the halves of a day. */
const namesPeriods = (locale: string) => createFigureFormat("UTC", locale)(ANY_TIME)[1] !== "";

/** Reserves the space of the names of halves that the shown day does not have. */
const headingSpace = (locale: string, halves: DayProps["halves"] = [[], []]) => ({
  "--ws-headings": namesPeriods(locale) ? halves.filter(({ length }) => length === 0).length : 0,
});

export const UnknownDays = ({ locale }: SlotProps) => (
  <div class="days" style={headingSpace(locale)}>
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

/**
 * A column: its head, which is the radio button that shows its times in a narrow form, and the times, below the names of
 * its halves.
 */
function Day({ record, model, day, halves, isShown, language, locale, ...props }: DayProps) {
  const { date, slots } = day;
  const format = createTimeFormat(record.time_zone, locale);
  const figure = createFigureFormat(record.time_zone, locale);
  const timesCount = language.slots.timesCount(slots.length, formatNumber(slots.length, locale));
  const [mornings = 0, afternoons = 0] = halves.map(({ length }) => length);
  const [before = mornings, after = afternoons] = props.columnPlaces ?? [];
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
          {formatDay(date, locale)} {!props.isCutOff && timesCount}
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
        {halves.map((times, half) => {
          const count = half === 0 ? before : after;
          const period = times[0] && figure(times[0])[1];
          const picked = times.findIndex(model.isChosen);
          const last = picked < count ? count : count - 1;
          return [
            count > 0 && (half > 0 || namesPeriods(locale)) && (
              <p
                key={half}
                class={period ? "part" : "part absent"}
                aria-hidden="true"
                style={{ "--ws-missing": half > 0 ? Math.max(before - mornings, 0) : 0 }}
              >
                {period}
              </p>
            ),
            ...times.map((slot, index) => (
              <Option
                key={slot.start}
                class={`option time${index === picked ? " picked" : index >= last ? " over" : ""}`}
                part="option time"
                type="radio"
                // One name per day: Tab would skip the times of other days than the chosen one.
                name={`slot-${date}`}
                value={slot.start}
                isChecked={index === picked}
                onToggle={() => model.choose(slot)}
              >
                <span aria-hidden="true">{isWindow(slot) ? format(slot) : figure(slot)[0]}</span>
                <span class="full">{format(slot)}</span>
              </Option>
            )),
          ];
        })}
        {placesOf(props.places - mornings - afternoons)}
      </div>
    </>
  );
}
