import { expect, onTestFinished, test } from "vitest";
import type { SubmitOutcome } from "../../src/client/submit.ts";
import { createSlotsModel } from "../../src/state/slots/slots-model.ts";
import { advance, useFakeClock } from "../client/fake-clock.ts";
import { loadedSlots, slotAt } from "../form/slots/slots-fixture.ts";
import { ADA, addQuestions, filledScheduler, NOW } from "./scheduler-fixture.ts";

useFakeClock();

const SOURCE = "https://practice.example/fhir/Slot";
const SLOT = slotAt(NOW + 86_400_000);
const TAKEN: SubmitOutcome = { kind: "slot-taken" };

type Fixture = Awaited<ReturnType<typeof filledScheduler>>;

function registerSlots({ scheduler, deps }: Pick<Fixture, "scheduler" | "deps">) {
  const controller = new AbortController();
  onTestFinished(() => controller.abort());
  const source = { name: SOURCE, load: async () => loadedSlots([SLOT]) };
  const { signal: destroyed } = controller;
  const model = createSlotsModel({ scheduler, deps, source, onLoaded() {}, destroyed });
  addQuestions(scheduler, [{ name: "slot", required: false }], model);
  return model;
}

async function formWith(...outcomes: SubmitOutcome[]) {
  const submit = async (): Promise<SubmitOutcome> => outcomes.shift() ?? { kind: "accepted" };
  const fixture = await filledScheduler({ deps: { submit } });
  const model = registerSlots(fixture);
  await advance(0);
  model.choose(SLOT);
  return { ...fixture, model };
}

test("another time is another request, the same time the same", async () => {
  const { submitted, model, send } = await formWith({ kind: "busy" }, { kind: "busy" });
  await send();
  await send();
  model.choose({ ...SLOT, id: "slot-2" });
  await send();
  const ids = submitted.map(({ id }) => id);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

test("a taken time is an error of its question, and the next request has a new id", async () => {
  const { scheduler, submitted, send } = await formWith(TAKEN);
  await send();
  expect(scheduler.phase.value).toMatchObject({ name: "step", sending: { name: "idle" } });
  expect(scheduler.form.errors.value).toEqual({ slot: { code: "slot-unavailable" } });
  expect(scheduler.form.answers.slot.value).toBeNull();
  expect(scheduler.form.slotStatus.value.lost).toEqual({ ...SLOT, source: SOURCE });
  expect(scheduler.form.answers.firstName.value).toBe(ADA.firstName);
  await send();
  expect(submitted[1]?.id).not.toBe(submitted[0]?.id);
});

test("a time that may not suit the answers any more is not sent, and is an error", async () => {
  const { form, submitted, deps, send } = await formWith();
  deps.now = () => Date.parse(SLOT.start);
  await send();
  expect(submitted).toEqual([]);
  expect(form.errors.value).toEqual({ slot: { code: "slot-unavailable" } });
});

test("a request without a time that is rejected because of one is refused", async () => {
  const { scheduler, model, send } = await formWith(TAKEN);
  model.choose(undefined);
  await send();
  expect(scheduler.phase.value).toMatchObject({ sending: { name: "not-sent", reason: "refused" } });
});

test("a time that may be booked is sent again with the same id, even if it has passed", async () => {
  const { submitted, deps, send } = await formWith({ kind: "unknown" });
  await send();
  deps.now = () => Date.parse(SLOT.start);
  await send();
  expect(submitted[1]).toEqual(submitted[0]);
});

test("a question that is added after the first attempt to send is sent, too", async () => {
  const fixture = await filledScheduler();
  const { form, send, submitted } = fixture;
  form.setAnswer("lastName", "");
  await send();
  const model = registerSlots(fixture);
  await advance(0);
  model.choose(SLOT);
  form.setAnswer("lastName", ADA.lastName);
  await send();
  expect(submitted[0]?.slot).toMatchObject(SLOT);
});

test("a required question that comes late is asked before sending", async () => {
  const { scheduler, form, send, submitted } = await filledScheduler();
  addQuestions(scheduler, [{ name: "newPatient", required: true }]);
  form.setAnswer("lastName", "");
  await send();
  expect(Object.keys(form.errors.value)).toEqual(["newPatient"]);
  form.setAnswer("newPatient", true);
  form.setAnswer("lastName", ADA.lastName);
  await send();
  expect(submitted[0]?.new_patient).toBe(true);
});
