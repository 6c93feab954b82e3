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
import { createZone, isMorning } from "../../form/slots/zone.ts";
import { formatNumber } from "../../messages/format.ts";
import type { SlotsModel } from "../../state/slots/slots-model.ts";
import type { WithModel } from "../view.ts";

/** How many places each day has, whatever its number of times, so that another day or week moves nothing. */
const PLACES = 9;
/** The same in a column of a wide form. */
const COLUMN_PLACES = 6;
const ANY_TIME = { start: new Date(0).toISOString() };

interface DaysProps extends WithModel<SlotsModel> {
  week: Week;
  /** Whether a day may have more times, so that they are not counted. */
  isCutOff: boolean;
}

interface DayProps extends WithModel<SlotsModel> {
  day: SlotDay;
  /** The times that have a place, before noon and from noon on. */
  halves: readonly (readonly Slot[])[];
  isShown: boolean;
  /** Whether the language names the halves of a day. */
  hasPeriods: boolean;
  format(slot: Slot): string;
  figure: ReturnType<typeof createFigureFormat>;
}

interface DayPlaces {
  places: number;
  /** Those of each half in a column of a wide form, so that the names of the halves are in line. */
  columnPlaces: readonly number[];
}

/**
 * The days of a week: next to each other with their times, or in a row above the times of one of them. With more times
 * than places, a button that shows all of them is in the last place, or below the columns.
 */
export function Days({ week: { days }, isCutOff, ...props }: DaysProps) {
  const { plan, model, language, locale } = props;
  const { time_zone } = plan.record;
  const zone = createZone(time_zone);
  const format = createTimeFormat(time_zone, locale);
  const figure = createFigureFormat(time_zone, locale);
  const hasPeriods = namesPeriods(locale);
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
  const isLong = mornings + afternoons > COLUMN_PLACES;
  const before = Math.min(mornings, Math.max(COLUMN_PLACES - 1 - afternoons, 3));
  const columnPlaces =
    isLong && !showsAll ? [before, COLUMN_PLACES - 1 - before] : [mornings, afternoons];
  return (
    <div class="days" style={headingSpace(hasPeriods, shownDay && shown[days.indexOf(shownDay)])}>
      {days.map((day, index) => {
        const { length } = day.slots;
        const count = language.slots.timesCount(length, formatNumber(length, locale));
        const shared = {
          ...props,
          day,
          halves: shown[index] ?? [],
          isShown: day === shownDay,
          hasPeriods,
          format,
          figure,
        };
        return (
          <Fragment key={day.date}>
            <DayHead {...shared} weekday={weekdays[index] ?? ""} count={isCutOff ? "" : count} />
            <Times {...shared} {...{ places, columnPlaces }} />
          </Fragment>
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

const namesPeriods = (locale: string) => createFigureFormat("", locale)(ANY_TIME)[1] !== "";

/** Keeps the space of names that the shown day does not have, of two. */
const headingSpace = (hasPeriods: boolean, halves: DayProps["halves"] = [[], []]) => ({
  "--ws-headings": hasPeriods ? halves.filter(({ length }) => length === 0).length : 0,
});

export const UnknownDays = ({ locale }: WithModel<SlotsModel>) => (
  <div class="days" style={headingSpace(namesPeriods(locale))}>
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

/** The head of a column; in a narrow form, the radio button that shows the times of the day. */
function DayHead(props: DayProps & { weekday: string; count: string }) {
  const { model, day, weekday, isShown, count, format, language, locale } = props;
  const chosen = day.slots.find(model.isChosen);
  return (
    <label class="day-head">
      <input
        type="radio"
        name="slot-day"
        value={day.date}
        checked={isShown}
        disabled={day.slots.length === 0}
        onChange={() => model.openDay(day.date)}
      />
      <span class="weekday" aria-hidden="true">
        {weekday}
      </span>
      <span class="date-number" aria-hidden="true">
        {formatNumber(Number(day.date.slice(-2)), locale)}
      </span>
      <span id={`day-${day.date}`} class="visually-hidden">
        {formatDay(day.date, locale)} {count}
      </span>
      {chosen && (
        <span class="visually-hidden">
          {" "}
          {language.slots.chosenTime}: {format(chosen)}
        </span>
      )}
    </label>
  );
}

/** The times of a day, below the names of its halves. */
function Times({ places, columnPlaces, ...props }: DayProps & DayPlaces) {
  const { model, day, halves, isShown, hasPeriods, format, figure, readOnly } = props;
  const { date, slots } = day;
  const [before = 0] = columnPlaces;
  const [mornings = 0, afternoons = 0] = halves.map(({ length }) => length);
  return (
    <div
      class={isShown ? "times shown" : "times"}
      {...(slots.length > 0 && { role: "group", "aria-labelledby": `day-${date}` })}
    >
      {halves.map((times, half) => {
        const count = columnPlaces[half] ?? 0;
        const period = times[0] && figure(times[0])[1];
        const chosen = times.findIndex(model.isChosen);
        const last = chosen < count ? count : count - 1;
        return [
          count > 0 && (hasPeriods || half > 0) && (
            <p
              key={half}
              class={period ? "part" : "part absent"}
              aria-hidden="true"
              style={{ "--ws-missing": half > 0 ? Math.max(before - mornings, 0) : 0 }}
            >
              {period}
            </p>
          ),
          ...times.map((slot, index) => {
            const isOver = index >= last && index !== chosen;
            return (
              <label
                key={slot.start}
                class={`option time${index === chosen ? " picked" : ""}${isOver ? " over" : ""}`}
                part="option time"
              >
                <input
                  type="radio"
                  // One name per day: Tab would skip the times of other days than the chosen one.
                  name={`slot-${date}`}
                  value={slot.start}
                  checked={index === chosen}
                  // Radio buttons have no `readonly`, and `disabled` would lose the focus.
                  onClick={(event) => readOnly && event.preventDefault()}
                  onChange={() => index === chosen || model.choose(slot)}
                />
                <span aria-hidden="true">{isWindow(slot) ? format(slot) : figure(slot)[0]}</span>
                <span class="full">{format(slot)}</span>
              </label>
            );
          }),
        ];
      })}
      {placesOf(places - mornings - afternoons)}
    </div>
  );
}
