import { computed, signal } from "@preact/signals";
import type { SlotsSource } from "../../client/slots/load-slots.ts";
import { mayHaveTimes, type SlotsOutcome } from "../../client/slots/slots-outcome.ts";
import type { Slot } from "../../contract/slot.ts";
import { isoInstant } from "../../form/calendar-day.ts";
import type { Step } from "../../form/plan.ts";
import { isOtherZone } from "../../form/slots/zone.ts";
import { contain, dispatchError, effect, listen } from "../../host/contain.ts";
import type { SchedulerDeps } from "../deps.ts";
import { isUnderway } from "../phase.ts";
import type { SchedulerModel } from "../scheduler-model.ts";
import { createChosenSlot } from "./chosen-slot.ts";
import {
  isLastPeriod,
  type LoadRange,
  loadPeriod,
  type Period,
  type PeriodNumber,
  periodAt,
  periodOf,
  type SlotDay,
  WEEKS,
  type Week,
  weeksOf,
} from "./weeks.ts";

const SLOW_AFTER_MS = 3_000;

interface SlotsOptions {
  scheduler: Pick<SchedulerModel, "phase" | "hasLocations" | "form">;
  deps: Pick<SchedulerDeps, "now" | "untilPainted">;
  source: SlotsSource;
  /** Gets what the source has returned, unless it is not needed any more. */
  onLoaded(outcome: SlotsOutcome): void;
  destroyed: AbortSignal;
}

export type SlotsState =
  /** Also until an appointment type is chosen, on which they depend; its question is on an earlier step. */
  | { name: "loading"; period: PeriodNumber; isSlow: boolean }
  /** There may be times, but none can be shown. `canRetry`: a later attempt may succeed. */
  | { name: "failed"; period: PeriodNumber; canRetry: boolean }
  | {
      name: "loaded";
      period: Period;
      weeks: readonly Week[];
      /** The one to show; null if the period has no available times. */
      week: Week | null;
      /** Whether there may be more times on these days. */
      isCutOff: boolean;
      isOtherZone: boolean;
    };

const loading = (period: PeriodNumber, isSlow = false): SlotsState => ({
  name: "loading",
  period,
  isSlow,
});

type Prefers = (week: Week, weeks: readonly Week[]) => boolean;

export type SlotsModel = ReturnType<typeof createSlotsModel>;

export function createSlotsModel({
  scheduler: { phase, hasLocations, form },
  deps,
  source,
  onLoaded,
  destroyed,
}: SlotsOptions) {
  const state = signal(loading({ index: 0, weeks: WEEKS }));
  const first = signal<Slot | undefined>();
  /** The day that the patient has opened in a narrow form, which shows one day. */
  const openedDay = signal("");
  const showsAll = signal(false);
  const { plan, slotStatus } = form;
  const { chosen, isChosen, lost, choose, replaceChosen, updateChosen } = createChosenSlot(
    form,
    source.name,
  );
  const { appointmentType, provider } = form.answers;
  const timeZone = () => plan.peek()?.record.time_zone ?? "";
  // A source for several locations returns the times of one.
  const location = computed(() => (hasLocations && plan.value?.record.id) || null);
  let controller = new AbortController();
  // Nothing loads yet.
  controller.abort();

  /**
   * Loads a period, and shows the first of its weeks that `prefers` accepts, or its first. If the source does not return
   * all of it, loads one week, a day at a time.
   */
  function show(number: PeriodNumber, prefers: Prefers): void {
    void loadAndShow(number, prefers).catch((error) => {
      // Without `Intl`, for example, which scripts of the page may have broken.
      state.value = { name: "failed", period: number, canRetry: true };
      dispatchError(error);
    });
  }

  async function loadAndShow(number: PeriodNumber, prefers: Prefers): Promise<void> {
    controller.abort();
    // The chunk, or the receiver's response, may come after the form was destroyed.
    if (destroyed.aborted) return;
    const query = chosenQuery();
    state.value = loading(number);
    if (!query) return;
    controller = new AbortController();
    const { signal: replaced } = controller;
    const showSlow = () => {
      state.value = loading(number, true);
    };
    const timer = setTimeout(contain(showSlow), SLOW_AFTER_MS);
    listen(replaced, "abort", () => clearTimeout(timer));
    // The first formats of a time zone, and the request, take as long as several frames on a phone.
    await deps.untilPainted();
    if (replaced.aborted) return;
    const display = (read: Period, outcome: SlotsOutcome) => {
      clearTimeout(timer);
      if (replaced.aborted) return;
      state.value = toState(read, outcome, prefers);
      if (read.index > 0) return;
      const isComplete = outcome.kind === "loaded" && !outcome.cutOff;
      first.value = isComplete ? outcome.slots[0] : undefined;
    };
    const loadRange: LoadRange = async ({ from, to }) => {
      const search = { from: isoInstant(from), to: isoInstant(to), ...query };
      const outcome = await source.load(search, { signal: replaced, now: deps.now });
      if (!replaced.aborted) onLoaded(outcome);
      return outcome;
    };
    const period = periodAt(number.index, deps.now(), timeZone(), number.weeks);
    const outcome = await loadPeriod(loadRange, period, timeZone(), display);
    if (replaced.aborted) return;
    if (period.weeks === WEEKS && outcome.kind === "loaded" && outcome.cutOff) {
      const { start = "" } = chosen.peek() ?? {};
      const isHere = Date.parse(start) >= period.from && Date.parse(start) < period.to;
      const week = isHere ? periodOf(start, deps.now(), timeZone(), 1) : period.index * WEEKS;
      show({ index: week, weeks: 1 }, prefers);
      return;
    }
    display(period, outcome);
    if (outcome.kind === "loaded") updateChosen(period, outcome);
  }

  function toState(period: Period, outcome: SlotsOutcome, prefers: Prefers): SlotsState {
    if (outcome.kind === "failed" || (outcome.slots.length === 0 && mayHaveTimes(outcome))) {
      const canRetry = outcome.kind === "failed" || outcome.cutOff !== "";
      return { name: "failed", period, canRetry };
    }
    const { slots, cutOff } = outcome;
    const withTimes = weeksOf(slots, timeZone(), period);
    return {
      name: "loaded",
      period,
      weeks: withTimes,
      week: withTimes.find((each) => prefers(each, withTimes)) ?? withTimes[0] ?? null,
      isCutOff: cutOff !== "",
      isOtherZone: isOtherZone(slots, timeZone()),
    };
  }

  /** What was chosen, for a search; null if the patient has to choose an appointment type first. */
  function chosenQuery() {
    // All are read in any case, so that an effect depends on all.
    const [typeKey, providerKey, id] = [appointmentType.value, provider.value, location.value];
    const { appointmentTypes = [], providers = [] } = plan.peek() ?? {};
    const type = appointmentTypes.find(({ key }) => key === typeKey);
    if (!plan.peek() || (appointmentTypes.length > 0 && !type)) return null;
    const named = providers.find(({ key }) => key === providerKey);
    return {
      appointmentType: type?.value ?? null,
      provider: named ? String(named.value) : null,
      location: id,
      appointmentTypes,
      providers,
    };
  }

  /**
   * Shows the times for the current answers: those around the chosen time, or the first ones. By default still one week,
   * each day by itself, once the source did not return all of more.
   */
  function restart(weeks = state.peek().period.weeks): void {
    first.value = undefined;
    openedDay.value = "";
    showsAll.value = false;
    const { start } = chosen.peek() ?? {};
    const index = start ? periodOf(start, deps.now(), timeZone(), weeks) : 0;
    show({ index, weeks }, ({ days }) =>
      days.some(({ slots }) => slots.some((slot) => slot.start === start)),
    );
  }

  function reload(): void {
    const { value } = state;
    const shown = value.name === "loaded" ? value.week?.index : undefined;
    // It may be the one that is gone.
    first.value = undefined;
    show(value.period, (week) => week.index === shown);
  }

  /** The week before (-1) or after (1); undefined at an end of the period. */
  function neighbor(step: 1 | -1): Week | undefined {
    const { value } = state;
    return value.name === "loaded" && value.week
      ? value.weeks[value.weeks.indexOf(value.week) + step]
      : undefined;
  }

  /** Whether there may be earlier (-1) or later (1) times. */
  function canMove(step: 1 | -1): boolean {
    const { value } = state;
    if (value.name === "loading") return false;
    const isEnd = step < 0 ? value.period.index === 0 : isLastPeriod(value.period);
    return !isEnd || neighbor(step) !== undefined;
  }

  function move(step: 1 | -1): void {
    const { value } = state;
    const week = neighbor(step);
    if (week && value.name === "loaded") state.value = { ...value, week };
    else if (canMove(step)) {
      const { index, weeks } = value.period;
      show({ index: index + step, weeks }, (each, all) => step > 0 || each === all.at(-1));
    }
  }

  // A chosen time that was rejected cannot be sent: it is removed, and the others are loaded again.
  const stopRejecting = effect(() => {
    if (!form.errors.value.slot || !chosen.peek()) return;
    replaceChosen(undefined);
    reload();
  });

  const stop = effect(() => {
    // In any phase, because another appointment type or provider has other times.
    chosenQuery();
    const current = phase.peek();
    // While sending, only the form changes them: it is cleared after it was sent.
    if (current.name !== "step" || current.step === "screener" || isUnderway(current)) return;
    if (chosen.peek()) slotStatus.value = { ...slotStatus.peek(), isOutdated: true };
    restart(WEEKS);
  });
  listen(destroyed, "abort", () => {
    stop();
    stopRejecting();
    controller.abort();
  });

  return {
    state,
    chosen,
    isChosen,
    lost,
    choose,
    first,
    chooseFirst(): void {
      choose(first.peek());
      openedDay.value = "";
      const { value } = state;
      if (value.name !== "loaded" || value.period.index > 0) restart();
      else state.value = { ...value, week: value.weeks[0] ?? null };
    },
    /** The day whose times a narrow form shows: the one that was opened, that of the chosen time, or the first. */
    shownDay: (days: readonly SlotDay[]) =>
      days.find(({ date }) => date === openedDay.value) ??
      days.find(({ slots }) => slots.some(isChosen)) ??
      days.find(({ slots }) => slots.length > 0),
    openDay(date: string): void {
      openedDay.value = date;
    },
    showsAll,
    toggleAll(): void {
      showsAll.value = !showsAll.peek();
    },
    reload,
    canMove,
    move,
    /**
     * Loads the times again, also while the patient answers the questions before them. Not for the screener, which may
     * stop the patient, nor after their step, where nobody would see that the chosen one is gone.
     */
    onShown(step: Step["name"]): void {
      const steps = form.steps.peek();
      const own = steps.findIndex(({ questions }) => questions.some(({ name }) => name === "slot"));
      const shown = steps.findIndex(({ name }) => name === step);
      if (step === "screener" || own < shown) controller.abort();
      // After the chosen time was taken, those of its week are already loading.
      else if (state.peek().name !== "loading" || controller.signal.aborted) restart();
    },
  };
}
