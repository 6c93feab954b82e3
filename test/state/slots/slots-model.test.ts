import { expect, onTestFinished, test } from "vitest";
import type { SlotsOutcome } from "../../../src/client/slots/slots-outcome.ts";
import type { Slot, SlotQuery } from "../../../src/contract/slot.ts";
import type { FieldErrors } from "../../../src/form/errors.ts";
import { validateForm } from "../../../src/form/validation/validate.ts";
import { valuesOf } from "../../../src/state/form-model.ts";
import { createSlotsModel } from "../../../src/state/slots/slots-model.ts";
import { advance, untilSettled, useFakeClock } from "../../client/fake-clock.ts";
import { loadedSlots, slotAt } from "../../form/slots/slots-fixture.ts";
import {
  ADA,
  addQuestions,
  fill,
  loadedScheduler,
  NOW,
  recordWith,
  sendAll,
} from "../scheduler-fixture.ts";

useFakeClock();

/** Noon in the practice's zone, so that the dates are those of UTC. */
const FIRST = NOW + 10 * 3_600_000;
const SOURCE_URL = "https://practice.example/fhir/Slot";
const chosenAt = (ms: number) => ({ ...slotAt(ms), source: SOURCE_URL });
const SLOTS = [0, 1, 21, 35, 36, 70].map((day) => chosenAt(FIRST + day * 86_400_000));

const offered = (...slots: Slot[]) => ({
  load: async ({ from, to }: SlotQuery): Promise<SlotsOutcome> =>
    loadedSlots(
      slots.filter(
        ({ start }) => Date.parse(start) >= Date.parse(from) && Date.parse(start) < Date.parse(to),
      ),
    ),
});

/** The model of a form whose source returns what `source.load` does, which a test may replace. */
async function createModel(
  source = offered(...SLOTS),
  record = "observed-defaults",
  aborted?: AbortSignal,
) {
  const fixture = await loadedScheduler({
    record: recordWith(record, { provider_selection_enabled: true }),
  });
  const queries: SlotQuery[] = [];
  const destroyed = new AbortController();
  onTestFinished(() => destroyed.abort());
  const times = createSlotsModel({
    ...fixture,
    source: {
      name: SOURCE_URL,
      load: (query) => {
        queries.push(query);
        return source.load(query);
      },
    },
    onLoaded() {},
    destroyed: aborted ?? destroyed.signal,
  });
  addQuestions(fixture.scheduler, [{ name: "slot", required: false }], times);
  await advance(0);
  const { slot: answer } = fixture.form.answers;
  /** The days that are shown; the name of the state if there are none. */
  const shown = () => {
    const { value } = times.state;
    const days = value.name === "loaded" ? value.week?.days : null;
    const withTimes = days?.filter(({ slots }) => slots.length > 0);
    return days === null ? value.name : withTimes?.map(({ date }) => date);
  };
  const reload = async (...slots: Slot[]) => {
    Object.assign(source, offered(...slots));
    times.onShown(fixture.form.step.peek()?.name ?? "time");
    await advance(0);
  };
  return { ...fixture, times, queries, destroyed, answer, shown, source, reload };
}

const at = (index: number) => SLOTS[index] ?? chosenAt(0);

const FAILED: SlotsOutcome = { kind: "failed", failure: "timeout", detail: "" };
const REJECTED: FieldErrors = { slot: { code: "slot-unavailable" } };
const isRejected = ({ form, deps }: Awaited<ReturnType<typeof createModel>>) => {
  const slotStatus = form.slotStatus.value;
  const context = { now: deps.now(), locale: "en", callingCode: null, slotStatus };
  const slot = { name: "slot", required: false } as const;
  const { errors } = validateForm([slot], valuesOf(form.answers), context);
  form.showErrors(errors);
  return "slot" in errors;
};

test("shows the first week with available times, and its first day until another is opened", async () => {
  const { times, shown, queries } = await createModel();
  expect(shown()).toEqual(["2026-03-27", "2026-03-28"]);
  const shownDay = () => {
    const { value } = times.state;
    return value.name === "loaded" && value.week && times.shownDay(value.week.days)?.date;
  };
  expect(shownDay()).toBe("2026-03-27");
  times.openDay("2026-03-28");
  expect(shownDay()).toBe("2026-03-28");
  times.move(1);
  expect(shownDay()).toBe("2026-04-17");
  times.chooseFirst();
  expect(shownDay()).toBe("2026-03-27");
  expect(queries).toMatchObject([
    {
      from: "2026-03-27T09:30:00.000Z",
      to: "2026-04-24T07:00:00.000Z",
      appointmentType: null,
      provider: null,
    },
  ]);
});

test("later and earlier weeks skip those without times, and load more where necessary", async () => {
  const { times, shown, queries } = await createModel();
  expect(times.canMove(-1)).toBe(false);
  times.move(1);
  expect(shown()).toEqual(["2026-04-17"]);
  expect(queries).toHaveLength(1);
  times.move(1);
  expect(shown()).toBe("loading");
  expect(times.canMove(1)).toBe(false);
  await advance(0);
  expect(shown()).toEqual(["2026-05-01", "2026-05-02"]);
  expect(queries[1]).toMatchObject({ from: queries[0]?.to });
  times.move(-1);
  await advance(0);
  expect(shown()).toEqual(["2026-04-17"]);
});

test("a period without available times is skipped by a later one, up to a year", async () => {
  const { times, shown } = await createModel(offered());
  expect(shown()).toBeUndefined();
  for (let period = 1; period <= 12; period += 1) {
    expect(times.canMove(1)).toBe(true);
    times.move(1);
    await advance(0);
  }
  expect(times.canMove(1)).toBe(false);
  expect(times.canMove(-1)).toBe(true);
});

test("asks for the appointment type first, and loads again when it or the provider changes", async () => {
  const { form, scheduler, queries } = await createModel(offered(...SLOTS), "everything-on");
  form.setAnswer("screener", "no");
  scheduler.next();
  expect(queries).toEqual([]);
  fill(scheduler, { appointmentType: 1 });
  await advance(0);
  fill(scheduler, { provider: 0 });
  await advance(0);
  const { appointmentTypes, providers } = scheduler.form.plan.value ?? {};
  const types = { appointmentType: appointmentTypes?.[1]?.value };
  expect(queries).toMatchObject([
    { ...types, provider: null },
    { ...types, provider: String(providers?.[0]?.value) },
  ]);
});

test("times are requested once, after the answer has shown that they are loading", async () => {
  const { scheduler, deps, shown, queries } = await createModel(
    offered(...SLOTS),
    "appointment-types",
  );
  const { promise, resolve } = Promise.withResolvers<void>();
  deps.untilPainted = () => promise;
  fill(scheduler, { appointmentType: 0 });
  fill(scheduler, { appointmentType: 1 });
  await advance(0);
  expect(shown()).toBe("loading");
  expect(queries).toEqual([]);
  resolve();
  await advance(0);
  const { appointmentTypes } = scheduler.form.plan.value ?? {};
  expect(queries).toMatchObject([{ appointmentType: appointmentTypes?.[1]?.value }]);
});

test("a chosen time that is still free is kept, as the slot that is free now", async () => {
  const { answer, shown, reload } = await createModel();
  answer.value = at(2);
  const moved = { ...at(2), id: "other", schedule: "Schedule/2" };
  await reload(at(0), moved);
  expect(answer.value).toEqual(moved);
  expect(shown()).toEqual(["2026-04-17"]);
});

test.each([
  ["is no longer free", at(3)],
  ["has passed", chosenAt(NOW - 60_000)],
])("a chosen time that %s is lost", async (_label, slot) => {
  const { form, answer, reload } = await createModel();
  answer.value = slot;
  await reload(at(0));
  expect(form.slotStatus.value.lost).toEqual(slot);
  expect(answer.value).toBeNull();
});

test("a time that the receiver may have taken for the patient stays chosen", async () => {
  const model = await createModel();
  const { form, answer, reload } = model;
  answer.value = at(2);
  form.slotStatus.value = { uncertain: at(2) };
  await reload(at(0), { ...at(2), id: "other" });
  expect(answer.value).toEqual(at(2));
  // Another day's slot may have the same id.
  answer.value = { ...at(1), id: at(2).id };
  expect(isRejected(model)).toBe(false);
  await reload(at(0));
  expect(answer.value).toBeNull();
});

test("a time that was chosen for another type is outdated until its times are loaded", async () => {
  const model = await createModel(offered(...SLOTS), "everything-on");
  const { form, scheduler, answer, source } = model;
  form.setAnswer("screener", "no");
  scheduler.next();
  fill(scheduler, { appointmentType: 0 });
  await advance(0);
  answer.value = at(2);
  expect(isRejected(model)).toBe(false);

  fill(scheduler, { appointmentType: 1 });
  await advance(0);
  expect(isRejected(model)).toBe(false);
  expect(answer.value).toEqual(at(2));

  fill(scheduler, { appointmentType: 0 });
  expect(isRejected(model)).toBe(true);
  expect(form.slotStatus.value.lost).toEqual(at(2));
  expect(answer.value).toBeNull();
  expect(isRejected(model)).toBe(false);

  await advance(0);
  answer.value = at(2);
  source.load = async () => FAILED;
  fill(scheduler, { appointmentType: 1 });
  await advance(0);
  expect(isRejected(model)).toBe(true);
});

test("a chosen time that has passed is rejected, and the times are loaded again", async () => {
  const model = await createModel();
  const { deps, form, answer, queries } = model;
  answer.value = at(0);
  deps.now = () => FIRST - 1;
  expect(isRejected(model)).toBe(false);
  expect(queries).toHaveLength(1);

  deps.now = () => FIRST;
  expect(isRejected(model)).toBe(true);
  expect(form.slotStatus.value.lost).toEqual(at(0));
  expect(answer.value).toBeNull();
  await advance(0);
  expect(queries[1]?.from).toBe(at(0).start);
});

test("a rejected time is removed, and the same week is loaded again", async () => {
  const { form, times, answer, shown, queries } = await createModel();
  times.move(1);
  answer.value = at(2);
  form.showErrors(REJECTED);
  expect(form.slotStatus.value.lost).toEqual(at(2));
  expect(answer.value).toBeNull();
  await advance(0);
  expect(queries).toHaveLength(2);
  expect(shown()).toEqual(["2026-04-17"]);
});

test("loading is slow after three seconds; after a failure, it can be tried again", async () => {
  const load = () => new Promise<SlotsOutcome>((resolve) => setTimeout(resolve, 5_000, FAILED));
  const { times } = await createModel({ load });
  expect(times.state.value).toMatchObject({ name: "loading", isSlow: false });
  await advance(3_000);
  expect(times.state.value).toMatchObject({ name: "loading", isSlow: true });
  await advance(2_000);
  expect(times.state.value).toMatchObject({ name: "failed" });
  times.reload();
  expect(times.state.value).toMatchObject({ name: "loading", isSlow: false });
});

/** A source that returns at most two slots, as servers do that cut a search off, in the order of `slots`. */
const cutOffAfterTwo = (...slots: Slot[]) => ({
  load: async (query: SlotQuery): Promise<SlotsOutcome> => {
    const all = await offered(...slots).load(query);
    if (all.kind === "failed" || all.slots.length <= 2) return all;
    return { ...all, slots: all.slots.slice(0, 2), cutOff: "the rest failed" };
  },
});

test("a source that is cut off is asked again for the first week, a day at a time", async () => {
  const days = [6, 2, 1, 9, 8].map((day) => slotAt(FIRST + day * 86_400_000));
  const { times, shown, queries } = await createModel(cutOffAfterTwo(...days));
  expect(shown()).toEqual(["2026-03-28", "2026-03-29", "2026-04-02"]);
  expect(times.state.value).toMatchObject({ isCutOff: false });
  expect(queries.slice(1).map(({ from, to }) => `${from} ${to}`)).toEqual(
    [27, 28, 29, 30, 31, 32, 33].map((day) => {
      const [from, to] = [day, day + 1].map((each) =>
        new Date(Date.UTC(2026, 2, each, 7)).toISOString(),
      );
      return `${day === 27 ? new Date(NOW).toISOString() : from} ${to}`;
    }),
  );
  times.move(1);
  await advance(0);
  expect(shown()).toEqual(["2026-04-04", "2026-04-05"]);
  times.move(-1);
  await advance(0);
  expect(times.canMove(-1)).toBe(false);
});

test("the days so far are shown while the others load; those after a failure are unknown", async () => {
  const days = [1, 2, 3].map((day) => slotAt(FIRST + day * 86_400_000));
  const source = cutOffAfterTwo(...days);
  const pending = Promise.withResolvers<SlotsOutcome>();
  const load = (query: SlotQuery) =>
    query.from.startsWith("2026-03-29") ? pending.promise : source.load(query);
  const { times, shown, queries } = await createModel({ load });
  const week = { firstDay: "2026-03-27", lastDay: "2026-03-28" };
  expect(times.state.value).toMatchObject({ name: "loaded", isCutOff: false, week });
  await advance(3_000);
  pending.resolve(FAILED);
  await advance(0);
  expect(shown()).toEqual(["2026-03-28"]);
  expect(times.state.value).toMatchObject({ isCutOff: true, week: { lastDay: "2026-04-02" } });
  expect(queries).toHaveLength(4);
});

test("times of a day that is cut off, too, are known to be only some", async () => {
  const hours = [0, 1, 2].map((hour) => slotAt(FIRST + hour * 3_600_000));
  const { times, answer, reload } = await createModel(cutOffAfterTwo(...hours));
  expect(times.state.value).toMatchObject({ isCutOff: true, week: { index: 0 } });
  // One of those that were not returned may be the chosen one.
  answer.value = chosenAt(FIRST + 2 * 3_600_000);
  times.onShown("time");
  await advance(0);
  expect(answer.value).not.toBeNull();
  await reload(...hours);
  expect(times.state.value).toMatchObject({ isCutOff: false });
});

test.each([
  ["unreadable", "failed"],
  ["outdated", "failed"],
  ["unknown-type", "failed"],
  ["unknown-provider", "failed"],
  ["not-free", "loaded"],
  ["other-type", "loaded"],
] as const)("times that were all left out as %s: %s", async (rule, name) => {
  const leftOut = [{ rule, count: 1, detail: "" }];
  const { times } = await createModel({ load: async () => loadedSlots([], { leftOut }) });
  expect(times.state.value).toMatchObject(
    name === "failed" ? { name, canRetry: false } : { name, week: null },
  );
});

test("the answer to an earlier query is dropped", async () => {
  const slow = { ms: 1_000 };
  const load = async (): Promise<SlotsOutcome> => {
    const { ms } = slow;
    await new Promise((resolve) => setTimeout(resolve, ms));
    return loadedSlots([ms > 500 ? at(0) : at(1)]);
  };
  const { times, shown } = await createModel({ load });
  slow.ms = 10;
  times.reload();
  await advance(2_000);
  expect(shown()).toEqual(["2026-03-28"]);
});

test("a chosen time is not lost unseen, in a step after that of the times", async () => {
  const { scheduler, answer, times, reload } = await createModel();
  times.choose(at(1));
  await untilSettled(scheduler.next());
  await untilSettled(scheduler.next());
  expect(scheduler.form.step.value?.name).toBe("you");
  await reload(at(0));
  expect(answer.value).toMatchObject(at(1));
  scheduler.back();
  await advance(0);
  expect(answer.value).toBeNull();
  expect(scheduler.form.slotStatus.value.lost).toMatchObject(at(1));
});

test("after the chosen time was taken, those of its week are shown", async () => {
  const { scheduler, answer, times, reload, shown } = await createModel();
  const [late, later] = [21, 22].map((day) => chosenAt(FIRST + day * 86_400_000));
  times.choose(late);
  await reload(at(0), ...(late && later ? [late, later] : []));
  scheduler.form.showErrors(REJECTED);
  times.onShown("time");
  await advance(0);
  expect(answer.value).toBeNull();
  expect(scheduler.form.slotStatus.value.lost).toMatchObject(at(2));
  expect(shown()).toEqual(["2026-04-17", "2026-04-18"]);
});

test("clearing the answers of a sent form asks for no times", async () => {
  const { scheduler, queries } = await createModel();
  fill(scheduler, { ...ADA, provider: 0 });
  await untilSettled(sendAll(scheduler));
  expect(scheduler.phase.value.name).toBe("sent");
  expect(queries).toHaveLength(2);
});

test("a destroyed form loads nothing more, not even after a late response of the receiver", async () => {
  const { form, answer, destroyed, queries } = await createModel();
  answer.value = at(2);
  destroyed.abort();
  form.setAnswer("provider", "another");
  form.showErrors(REJECTED);
  await advance(0);
  expect(queries).toHaveLength(1);
});
