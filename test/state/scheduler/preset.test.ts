import { expect, test } from "vitest";
import { isPristine, showLocations, startOver } from "../../../src/state/locations.ts";
import { useFakeClock } from "../../client/fake-clock.ts";
import { recordOf } from "../../example-record.ts";
import { ADA, fill, filledScheduler, loadedScheduler } from "../scheduler-fixture.ts";

useFakeClock();

const PRESET = { appointmentType: "Toothache", provider: "prov-minton" };

type Form = Awaited<ReturnType<typeof filledScheduler>>["form"];
const firstAsked = ({ steps }: Form) => steps.value[0]?.questions[0]?.name;

test("what the page has chosen is not asked and is sent, also for the next patient", async () => {
  const deps = { preset: PRESET };
  const { scheduler, form, send, submitted } = await filledScheduler({ record: "times", deps });
  expect(firstAsked(form)).toBe("firstName");
  startOver(scheduler);
  expect(isPristine(scheduler)).toBe(true);
  fill(scheduler, ADA);
  await send();
  expect(submitted).toMatchObject([{ appointment_type: "LIMITED", provider: "prov-minton" }]);
  const receipt = { appointmentType: "Toothache", provider: "Dr. Basil Minton" };
  expect(scheduler.phase.value).toMatchObject({ receipt });
});

test("with several locations, the next patient at a tablet begins with their choice", async () => {
  const deps = { hasLocations: true };
  const { scheduler } = await filledScheduler({ record: "times", deps });
  startOver(scheduler);
  expect(scheduler.phase.value).toEqual({ name: "locations" });
  expect(scheduler.record.value).toBeNull();
});

test("after a change of the location, a patient's choice stays instead of the page's", async () => {
  const deps = { preset: { appointmentType: "Toothache", provider: null }, hasLocations: true };
  const { scheduler, form } = await loadedScheduler({ record: "times", deps });
  scheduler.start(recordOf("times"));
  const other = form.plan.value?.appointmentTypes.find(({ value }) => value !== "LIMITED")?.key;
  form.setAnswer("appointmentType", other ?? null);
  showLocations(scheduler);
  scheduler.start(recordOf("times"));
  expect(form.answers.appointmentType.value).toBe(other);
});

test("a choice of the page that the receiver rejects is asked, with the message", async () => {
  const outcome = { kind: "rejected", errors: { appointmentType: "Fully booked" } } as const;
  const deps = { preset: PRESET, submit: async () => outcome };
  const { form, send } = await filledScheduler({ record: "times", deps });
  await send();
  expect(form.errors.value).toMatchObject({ appointmentType: { message: "Fully booked" } });
  expect(firstAsked(form)).toBe("appointmentType");
});

test.each([
  ["that the record does not offer", { preset: { appointmentType: "Spa", provider: null } }],
  ["without the chunk that shows it", { preset: PRESET, validation: () => null }],
])("a choice %s is asked, unanswered", async (_title, deps) => {
  const { form } = await filledScheduler({ record: "times", deps });
  expect(firstAsked(form)).toBe("appointmentType");
  expect(form.answers.appointmentType.value).toBeNull();
});
