import { expect, test, vi } from "vitest";
import type { SubmitOutcome } from "../../../../src/client/submit.ts";
import { extendDeps } from "../../../../src/embed/chunks/times/extend-deps.ts";
import { ADA, filledScheduler } from "../../../state/scheduler-fixture.ts";

const SLOT = {
  id: "slot-1",
  start: "2026-03-30T09:00:00-07:00",
  end: "2026-03-30T09:30:00-07:00",
  schedule: "Schedule/10",
};
const PLAN = { source: "https://practice.example/fhir/Slot", asksTimes: false, asks: [] };
const TAKEN: SubmitOutcome = { kind: "rejected", errors: { slot: "" } };

/** A filled-in form with a chosen time, whose receiver responds with these in turn. */
async function formWith(...outcomes: SubmitOutcome[]) {
  const submit = async (): Promise<SubmitOutcome> => outcomes.shift() ?? { kind: "accepted" };
  const fixture = await filledScheduler({ deps: { submit } });
  const times = {
    restart: vi.fn(),
    keep: vi.fn(),
    rejectOutdated: vi.fn(() => false),
    rejectChosen: vi.fn(),
  };
  extendDeps(fixture.deps, fixture.scheduler, PLAN, times, { consent: () => {} });
  fixture.form.answers.optIn.value = { slot: SLOT };
  return { ...fixture, times };
}

test("the chosen time is in the request and in the receipt", async () => {
  const { scheduler, submitted } = await formWith({ kind: "accepted", isBooked: true });
  await scheduler.send();
  expect(submitted[0]?.slot).toEqual({ ...SLOT, source: PLAN.source });
  expect(scheduler.phase.value).toMatchObject({
    name: "sent",
    receipt: { slot: SLOT, isBooked: true },
  });
  expect(scheduler.form.answers.optIn.value).toBeNull();
});

test("another time is another request, the same time the same", async () => {
  const { scheduler, submitted } = await formWith({ kind: "busy" }, { kind: "busy" });
  await scheduler.send();
  await scheduler.send();
  scheduler.form.answers.optIn.value = { slot: { ...SLOT, id: "slot-2" } };
  await scheduler.send();
  const ids = submitted.map(({ id }) => id);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

test("a taken time is an error of its question, and the next request has a new id", async () => {
  const { scheduler, submitted, times } = await formWith(TAKEN);
  await scheduler.send();
  expect(scheduler.phase.value).toMatchObject({ name: "details", sending: { name: "idle" } });
  expect(scheduler.form.errors.value).toEqual({ slot: { code: "rejected", message: "" } });
  expect(times.rejectChosen).toHaveBeenCalledOnce();
  expect(scheduler.form.answers.firstName.value).toBe(ADA.firstName);
  await scheduler.send();
  expect(submitted[1]?.id).not.toBe(submitted[0]?.id);
});

test("a time that may not suit the answers any more is not sent, and is an error", async () => {
  const { scheduler, form, submitted, times } = await formWith();
  times.rejectOutdated.mockReturnValueOnce(true);
  await scheduler.send();
  expect(submitted).toEqual([]);
  expect(form.errors.value).toEqual({ slot: { code: "rejected", message: "" } });
});

test("a request without a time that is rejected because of one is refused", async () => {
  const { scheduler, times } = await formWith(TAKEN);
  scheduler.form.answers.optIn.value = null;
  await scheduler.send();
  expect(scheduler.phase.value).toMatchObject({
    sending: { name: "not-sent", reason: "refused" },
  });
  expect(times.rejectChosen).not.toHaveBeenCalled();
});

test("a time that may be booked is kept, and sent again with the same id", async () => {
  const { scheduler, submitted, times } = await formWith({ kind: "unknown" });
  await scheduler.send();
  expect(times.keep).toHaveBeenCalledExactlyOnceWith(submitted[0]?.slot);
  await scheduler.send();
  expect(submitted[1]).toEqual(submitted[0]);
});

test("a chunk that is loaded after the first attempt to send still adds its answers", async () => {
  const { scheduler, form, deps, submitted } = await filledScheduler();
  form.setAnswer("lastName", "");
  await scheduler.send();
  extendDeps(deps, scheduler, PLAN, null, { consent: () => {} });
  form.answers.optIn.value = { slot: SLOT };
  form.setAnswer("lastName", ADA.lastName);
  await scheduler.send();
  expect(submitted[0]?.slot).toMatchObject(SLOT);
});

test("the times are shown again when the patient comes to them", async () => {
  const { scheduler, times } = await formWith();
  scheduler.startOver();
  expect(times.restart).toHaveBeenCalledOnce();
});
