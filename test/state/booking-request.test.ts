import { expect, test } from "vitest";
import { useFakeClock } from "../client/fake-clock.ts";
import { fill, filledScheduler } from "./scheduler-fixture.ts";

useFakeClock();

test("the request contains the screener answer, the appointment type and the provider", async () => {
  const { scheduler, form, send, received } = await filledScheduler({ record: "everything-on" });
  form.setAnswer("screener", "no");
  scheduler.next();
  fill(scheduler, { email: "ada@quill.example", appointmentType: 1, provider: 0 });
  form.setAnswer("provider", null);
  fill(scheduler, { provider: 2 });
  await send();
  expect((await received())[0]?.request).toMatchObject({
    screener: {
      question: "Do you have swelling in your face or neck, or a fever together with toothache?",
      answer: "no",
      action: "allow",
    },
    appointment_type: "NEW-60",
    provider: "kr-3",
  });
});

test("the request contains no answer to a question that was not asked", async () => {
  const { scheduler, send, submitted } = await filledScheduler();
  fill(scheduler, { screener: "yes", appointmentType: 0, provider: 0, email: "ada@quill.example" });
  await send();
  expect(submitted[0]).toMatchObject({ screener: null, appointment_type: null, provider: null });
  expect(submitted[0]?.patient).not.toHaveProperty("email");
});
