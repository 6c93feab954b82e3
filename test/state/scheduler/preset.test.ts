import { expect, test } from "vitest";
import { isPristine } from "../../../src/state/idle-timer.ts";
import { useFakeClock } from "../../client/fake-clock.ts";
import { ADA, fill, filledScheduler, loadedScheduler, sendAll } from "../scheduler-fixture.ts";

useFakeClock();

const PRESET = { appointmentType: "Toothache", provider: "prov-minton" };
const CHOSEN = { appointment_type: "LIMITED", provider: "prov-minton" };

const isAsked = ({ steps }: Awaited<ReturnType<typeof loadedScheduler>>["form"], name: string) =>
  steps.value.some(({ questions }) => questions.some((question) => question.name === name));

test("what the page has chosen is not asked and is sent, also for the next patient", async () => {
  const deps = { preset: PRESET };
  const fixture = await filledScheduler({ record: "times", deps });
  const { scheduler, form, send, submitted } = fixture;
  expect(["appointmentType", "provider"].map((name) => isAsked(form, name))).toEqual([
    false,
    false,
  ]);
  expect(isPristine(scheduler)).toBe(false);
  scheduler.startOver();
  expect(isPristine(scheduler)).toBe(true);
  fill(scheduler, ADA);
  await send();
  expect(submitted).toMatchObject([CHOSEN]);
  expect(scheduler.phase.value).toMatchObject({
    receipt: { appointmentType: "Toothache", provider: "Dr. Basil Minton" },
  });
});

test("a choice of the page that the receiver rejects is asked, with the message", async () => {
  const outcome = { kind: "rejected", errors: { appointment_type: "No longer offered" } } as const;
  const deps = { preset: PRESET, submit: async () => outcome };
  const { scheduler, form, send } = await filledScheduler({ record: "times", deps });
  await send();
  expect(form.errors.value.appointmentType).toMatchObject({ message: "No longer offered" });
  expect(isAsked(form, "appointmentType")).toBe(true);
  fill(scheduler, { appointmentType: 0 });
  await sendAll(scheduler);
  expect(form.answers.provider.value).toContain("prov-minton");
});

test.each([
  [
    "a choice that the record does not offer",
    { preset: { appointmentType: "Spa", provider: null } },
  ],
  ["a choice without the chunk that shows it", { preset: PRESET, validation: () => null }],
])("%s is asked, unanswered", async (_title, deps) => {
  const { form } = await loadedScheduler({ record: "times", deps });
  expect(isAsked(form, "appointmentType")).toBe(true);
  expect(form.answers.appointmentType.value).toBeNull();
});
